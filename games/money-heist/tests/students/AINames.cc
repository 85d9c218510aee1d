#include "Player.hh"

#define PLAYER_NAME Names

// Probe: a program that gives its own things names that the engine might have taken, at the
// global level, in its class and in play(). It compiles, and each name means the player's own.

#define MAX 100

struct Order { int id; Dir dir; };
struct Orders { vector<Order> list; };
struct Board { vector<vector<int>> owner; };
struct Box { Pos door, gold; };
struct Configuration { int rows; };
struct StateData { int cells; };
struct CellSet { set<Pos> cells; };
struct Match { int round; };
struct Key { vector<int> triplets; };
struct Triplet { int a, b, c; };
enum Kind { MOVE, OPEN, CHARGE, HEAL };

[[maybe_unused]] const int NUM_PLAYERS = 4, MAX_SIDE = 60, MAX_HINT_SIZE = 15, TRIPLET = 3;

// Global names must not be hidden by members of the base classes.
int data_ = 1, state_ = 2, seed_ = 3, orders_ = 4, settings_ = 5, parameters = 6, state = 7;
int original_rules = 8, hint = 9, units = 10, make = 11, copy_ = 12, at = 13, money_ = 14;
int boxes_ = 15, gold_ = 16, longest = 17, hint_size = 18, num_units = 19, num_boxes = 20;

bool is_right (const vector<int>& key) { return not key.empty(); }
bool is_connected () { return true; }
Pos gold_behind (Pos p) { return p + Up; }
int corridors_needed () { return 1; }

namespace tests { int n = 1; }

struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  struct Move { int id; Dir dir; };
  vector<Move> moves;
  vector<Box> boxes;
  int health_pot, poison_pot, num_soldiers, earned;
  bool is_dead, is_open;

  void info () { ++earned; }
  void add () { ++earned; }
  void clear () { moves.clear(); }

  virtual void play () {
    earned = 0;
    info(); add(); clear();
    int total = data_ + state_ + seed_ + orders_ + settings_ + parameters + state;
    total += original_rules + hint + units + make + copy_ + at + money_ + boxes_ + gold_;
    total += longest + hint_size + num_units + num_boxes;
    if (total != 20*21/2 or earned != 2) throw logic_error("a name means something else");
    Order o = {soldiers(me())[0], Dir(random(0, 3))};
    if (is_right({1}) and is_connected() and corridors_needed() + tests::n == 2) move(o.id, o.dir);
    if (gold_behind(Pos(1, 1)) != Pos(0, 1) or NUM_PLAYERS + MAX_SIDE + OPEN + MAX != 165)
      throw logic_error("a constant means something else");
  }

};

RegisterPlayer(PLAYER_NAME);
