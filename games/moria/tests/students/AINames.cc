#include "Player.hh"

#define PLAYER_NAME Names

// Probe: a program that gives its own things names that the engine might have taken, at the
// global level, in its class and in play(). It compiles, and each name means the player's own.

#define MAX 100

struct Order { int id; Dir dir; };
struct Orders { vector<Order> list; };
struct Board { vector<vector<int>> owner; };
struct Mine { vector<Pos> caves; };
struct Configuration { int rows; };
struct StateData { int cells; };
struct CellSet { set<Pos> cells; };
struct Match { int round; };
struct Places { vector<Pos> free; };
enum Kind { MOVE, DIG, FIGHT, WAIT };

[[maybe_unused]] const int NUM_PLAYERS = 4, MAX_ROWS = 60, MAX_COLS = 60, NUM_DIRS = 8;

// Global names must not be hidden by members of the base classes.
int data_ = 1, state_ = 2, seed_ = 3, orders_ = 4, settings_ = 5, parameters = 6, state = 7;
int original_rules = 8, units = 9, caves = 10, make = 11, place_of = 12, at = 13, score = 14;
int num_units = 15, ids = 16, by_type = 17, treasures = 18, is_free = 19, dead_ = 20;

bool is_safe (Pos p) { return p.i >= 0; }
int distance_to (Pos p) { return p.i + p.j; }

namespace tests { int n = 1; }

struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  struct Move { int id; Dir dir; };
  vector<Move> moves;
  int health, turns, damage, earned;
  bool is_dead, is_outside;

  void info () { ++earned; }
  void add () { ++earned; }
  void clear () { moves.clear(); }
  Pos go (Pos p) { return p + Top; }
  int take (int n) { return n; }

  virtual void play () {
    earned = 0;
    info(); add(); clear();
    int total = data_ + state_ + seed_ + orders_ + settings_ + parameters + state;
    total += original_rules + units + caves + make + place_of + at + score;
    total += num_units + ids + by_type + treasures + is_free + dead_;
    if (total != 20*21/2 or earned != 2) throw logic_error("a name means something else");
    if (not is_safe(go(Pos(1, 1))) or distance_to(Pos(1, 2)) != take(3) or tests::n != 1)
      throw logic_error("a function means something else");
    for (int id : dwarves(me())) moves.push_back({id, Dir(random(0, 7))});
    for (Move m : moves) command(m.id, m.dir);
  }

};

RegisterPlayer(PLAYER_NAME);
