#include "Player.hh"

#define PLAYER_NAME Names

// Probe: a program that gives its own things names that the engine might have taken, at the
// global level, in its class and in play(). It compiles, and each name means the player's own.

#define MAX 100

typedef vector<int> VI;

struct Order { int id; Dir dir; };
struct Orders { vector<Order> list; };
struct Board { vector<VI> owner; };
struct Game { Board board; };
struct Text {};
struct Match {};
struct Log {};
struct Out {};
struct Seat {};
struct Reader {};
struct Output {};
struct Parameter {};
struct Configuration {};
struct StateData {};
struct CellSet {};
struct Registration {};
struct Registry {};
struct RegisteredPlayer {};
struct PlayerRunner {};
struct Position {};
enum Kind { MOVE, SPELL, NONE };

// The originals have a class of this name.
class Random_generator {
  int last = 0;
 public:
  explicit Random_generator (string seed) : last(seed.size()) {}
  int next () { return ++last; }
};

[[maybe_unused]] const int NUM_PLAYERS = 4, NUM_ROUNDS = 200, BOARD_ROWS = 60, BOARD_COLS = 60;
[[maybe_unused]] const int MAX_SIDE = 60, MAX_UNITS = 84, NUM_DIRS = 8, VERSION = 1, GAME_NAME = 2;

// Global names must not be hidden by members of the base classes.
int engine = 1, game = 2, registry = 3, state = 4, seed = 5, orders = 6, settings = 7, number = 8;
int player = 9, board = 10, cells = 11, generator = 12, step = 13;

int manhattan (Pos p, Pos q) { return abs(p.i - q.i) + abs(p.j - q.j); }
bool is_connected () { return true; }
int next_seat () { return 1; }
int find_player () { return 2; }
int neighbour (int k) { return k; }

namespace tests { int n = 1; }

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }

  // Names of the class itself.
  struct Move { int id; Dir dir; };
  vector<Move> moves;
  Pos voldemort;
  int my_ghost, turn = 0, clan_size, num_units;

  void info () { ++turn; }
  void error () { ++turn; }
  void write () { ++turn; }
  void read () { ++turn; }
  void init () { ++turn; }
  void run () { ++turn; }
  void clear () { moves.clear(); }
  int size () { return moves.size(); }

  virtual void play () {
    my_ghost = ghost(me());
    voldemort = pos_voldemort();
    init(); run(); read(); write(); info(); error(); clear();
    int total = engine + game + registry + state + seed + orders + settings + number;
    total += player + board + cells + generator + step;
    if (total != 13*14/2) throw logic_error("a name means something else");
    Order o = {wizards(me())[0], Dir(2*random(0, 3))};
    Orders all = {{o}};
    Game g = {{vector<VI>(MAX_SIDE, VI(BOARD_COLS, -1))}};
    if (is_connected() and g.board.owner[0][0] == -1) move(all.list[0].id, o.dir);
    if (next_seat() + find_player() + neighbour(1) + tests::n + size() != 5
        or manhattan(voldemort, voldemort) != 0 or NUM_PLAYERS + NUM_ROUNDS + MAX + int(SPELL) != 305)
      throw logic_error("a function or a constant means something else");
    if (Random_generator("four").next() != 5) throw logic_error("a class means something else");
  }
};

RegisterPlayer(PLAYER_NAME);
