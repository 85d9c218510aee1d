#include "Player.hh"

#define PLAYER_NAME Names

// Probe: a program that gives its own things names that the engine might have taken, at the
// global level, in its class and in play(). It compiles, and each name means the player's own.

#define MAX 100

struct Order { int id; Dir dir; };
struct Orders { vector<Order> list; };
struct Board { vector<vector<int>> owner; };
struct Barricade { Pos pos; int resistance; };
struct Configuration { int rows; };
struct StateData { int cells; };
struct CellSet { set<Pos> cells; };
struct Match { int round; };
struct Newcomer { CitizenType type; };
struct Waiting { int rounds; };
struct Places { vector<Pos> free; };
enum Kind { MOVE, BUILD, HIDE, WAIT };

[[maybe_unused]] const int NUM_PLAYERS = 4, MAX_ROWS = 15, MAX_COLS = 30, MAX_CITIZENS = 24;

// Global names must not be hidden by members of the base classes.
int data_ = 1, state_ = 2, seed_ = 3, orders_ = 4, settings_ = 5, parameters = 6, state = 7;
int original_rules = 8, find_ = 9, citizens = 10, make = 11, place_of = 12, at = 13, money_ = 14;
int num_citizens = 15, ids = 16, by_type = 17, empty_ = 18, streets = 19, dead_ = 20;

bool is_right (const vector<int>& key) { return not key.empty(); }
bool is_connected () { return true; }
int await () { return 1; }

namespace tests { int n = 1; }

struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  struct Move { int id; Dir dir; };
  vector<Move> moves;
  vector<Barricade> forts;
  int life, weapon, resistance, earned;
  bool is_dead, is_hidden;

  void info () { ++earned; }
  void add () { ++earned; }
  void clear () { moves.clear(); }
  Pos go (Pos p) { return p + Up; }
  int take (int n) { return n; }

  virtual void play () {
    earned = 0;
    info(); add(); clear();
    int total = data_ + state_ + seed_ + orders_ + settings_ + parameters + state;
    total += original_rules + find_ + citizens + make + place_of + at + money_;
    total += num_citizens + ids + by_type + empty_ + streets + dead_;
    if (total != 20*21/2 or earned != 2) throw logic_error("a name means something else");
    vector<int> mine = builders(me());
    if (mine.empty()) return;
    Order o = {mine[0], Dir(random(0, 3))};
    if (is_right({1}) and is_connected() and await() + tests::n == take(2)) move(o.id, o.dir);
    if (go(Pos(1, 1)) != Pos(0, 1) or NUM_PLAYERS + MAX_ROWS + MAX_COLS + BUILD + MAX != 150)
      throw logic_error("a constant means something else");
  }

};

RegisterPlayer(PLAYER_NAME);
