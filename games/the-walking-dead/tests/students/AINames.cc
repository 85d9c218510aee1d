#include "Player.hh"

#define PLAYER_NAME Names

// Probe: a program that gives its own things names that the engine might have taken, at the
// global level, in its class and in play(). It compiles, and each name means the player's own.

#define MAX 100

struct Order { int id; Dir dir; };
struct Orders { vector<Order> list; };
struct Board { vector<vector<int>> owner; };
struct Configuration { int rows; };
struct StateData { int cells; };
struct CellSet { set<Pos> cells; };
struct Match { int round; };
struct Layer { vector<Pos> cells; };
struct Pursuit { vector<Layer> layers; };
struct Hunt { int zombie; };
enum Kind { MOVE, BITE, FIGHT };

[[maybe_unused]] const int NUM_PLAYERS = 4, MAX_SIDE = 60, MAX_UNITS = 90, NOBODY = -1, NEVER = -1;

// Global names must not be hidden by members of the base classes.
int data_ = 1, state_ = 2, seed_ = 3, orders_ = 4, settings_ = 5, parameters = 6, state = 7;
int original_rules = 8, units = 9, ids = 10, food_ = 11, alive_ = 12, at = 13, zombies_ = 14;
int num_alive = 15, num_units = 16, kill_points = 17, strength_points = 18, owned = 19, dead = 20;

bool is_connected () { return true; }
int streets_needed () { return 1; }

namespace tests { int n = 1; }

struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  struct Move { int id; Dir dir; };
  vector<Move> moves;
  int earned, food, alive, bites;
  bool is_dead, is_zombie;

  void info () { ++earned; }
  void add () { ++earned; }
  void clear () { moves.clear(); }

  virtual void play () {
    earned = 0;
    info(); add(); clear();
    int total = data_ + state_ + seed_ + orders_ + settings_ + parameters + state;
    total += original_rules + units + ids + food_ + alive_ + at + zombies_;
    total += num_alive + num_units + kill_points + strength_points + owned + dead;
    if (total != 20*21/2 or earned != 2) throw logic_error("a name means something else");
    for (int id : alive_units(me())) {
      Order o = {id, Dir(random(0, 7))};
      if (is_connected() and streets_needed() + tests::n == 2) move(o.id, o.dir);
    }
    if (NUM_PLAYERS + MAX_SIDE + BITE + MAX != 165)
      throw logic_error("a constant means something else");
  }

};

RegisterPlayer(PLAYER_NAME);
