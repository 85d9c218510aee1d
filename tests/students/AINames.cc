#include "Player.hh"

#define PLAYER_NAME Names

// Probe: a program that gives its own things names that the engine might have taken, at the
// global level, in its class and in play(). It compiles, and each name means the player's own.

#define MAX 100
#define INF 1000000000

typedef vector<int> VI;
typedef vector<VI> VVI;

struct Order { int id; Dir dir; };
struct Orders { vector<Order> list; };
struct Board { VVI owner; };
struct Text { string s; };
struct Match { int round; };
struct Game { Board board; };
struct Log { int lines; };
struct Out { int round; };
struct Seat { int number; };
struct Reader { int line; };
struct Output { int line; };
struct Parameter { int value; };
struct Configuration { int rows; };
struct StateData { int cells; };
struct CellSet { set<Pos> cells; };
struct Registration { int n; };
struct Registry { int n; };
struct RegisteredPlayer { int n; };
struct PlayerRunner { int n; };
struct Program { int n; };
struct Test { int n; };
struct Node { Pos pos; int distance; };
struct Target { Pos pos; };
struct Position { int x, y; };
enum Kind { MOVE, SPELL, NONE };
enum Job { ATTACK, FLEE, READ };

// The originals have a class of this name.
class Random_generator {
  int last = 0;
 public:
  explicit Random_generator (string seed) : last(seed.size()) {}
  int next () { return ++last; }
};

[[maybe_unused]] const int NUM_PLAYERS = 4, NUM_ROUNDS = 200, BOARD_ROWS = 60, BOARD_COLS = 60, MOST = 3;
[[maybe_unused]] const int MAX_SIDE = 60, MAX_UNITS = 84, MAX_INGREDIENTS = 15, MASK = 7, SIZE = 60;
[[maybe_unused]] const int GROUP_SIZE = 3, NUM_DIRS = 8, VERSION = 1, GAME_NAME = 2, MAX_NAME_LENGTH = 12;

const VI di = {1, 1, 0, -1, -1, -1, 0, 1};
const VI dj = {0, 1, 1, 1, 0, -1, -1, -1};

// Global names must not be hidden by members of the base classes.
int engine = 1, game = 2, data_ = 3, state_ = 4, seed_ = 5, orders_ = 6, settings_ = 7, me_ = 8;
int parameters = 9, parameters_table = 10, registry = 11, state = 12, seed = 13, orders = 14;
int settings = 15, number = 16, player = 17, board = 18, cells = 19, units_ = 20, player_ = 21;
int info_ = 22, generator = 23, random_state = 24, step = 25, uniform = 26, factory_ = 27;
int actions = 28, order_list = 29, magic = 30, reset = 31, add = 32, give = 33, given = 34;

int row_distance (Pos p, Pos q) { return abs(p.i - q.i); }
int manhattan (Pos p, Pos q) { return row_distance(p, q) + abs(p.j - q.j); }
bool is_connected () { return true; }
bool is_order (Order o) { return o.id >= 0; }
int next_seat () { return 1; }
int find_player () { return 2; }
int neighbour (int k) { return k; }
int distance_between (int a, int b) { return a - b; }
bool is_wall (Cell c) { return c.type == Wall; }

namespace tests { int n = 1; }
namespace tools { int n = 1; }

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }

  // Names of the class itself.
  struct Move { int id; Dir dir; };
  vector<Move> moves;
  VI ids, distances, strength, visited, ghosts;
  Pos voldemort, target, goal;
  int rows, cols, my_ghost, turn, rounds_left, clan_size, num_units;
  bool is_out, is_dead, too_many;

  void info () { ++turn; }
  void error () { ++turn; }
  void write () { ++turn; }
  void read () { ++turn; }
  void init () { ++turn; }
  void run () { ++turn; }
  void clear () { moves.clear(); }
  int size () { return moves.size(); }

  virtual void play () {
    rows = board_rows();
    cols = board_cols();
    my_ghost = ghost(me());
    voldemort = pos_voldemort();
    init(); run(); read(); write(); info(); error(); clear();

    int total = engine + game + data_ + state_ + seed_ + orders_ + settings_ + me_;
    total += parameters + parameters_table + registry + state + seed + orders + settings;
    total += number + player + board + cells + units_ + player_ + info_ + generator;
    total += random_state + step + uniform + factory_ + actions + order_list + magic + reset;
    total += add + give + given;
    if (total != 34*35/2) throw logic_error("a name means something else");

    Order o = {wizards(me())[0], Dir(2*random(0, 3))};
    Orders all = {{o}};
    Game g = {{VVI(MAX_SIDE, VI(BOARD_COLS, -1))}};
    if (is_order(all.list[0]) and is_connected() and g.board.owner[0][0] == -1) move(o.id, o.dir);
    if (next_seat() + find_player() + neighbour(1) + tests::n + tools::n != 6)
      throw logic_error("a function means something else");
    if (manhattan(voldemort, voldemort) != 0 or MAX > INF or distance_between(1, 1) != 0 or size() != 0)
      throw logic_error("a function means something else");
    if (NUM_PLAYERS + NUM_ROUNDS + MOST + MASK + GROUP_SIZE + int(SPELL) + int(FLEE) != 219)
      throw logic_error("a constant means something else");
    if (Random_generator("four").next() != 5) throw logic_error("a class means something else");
    is_out = is_dead = too_many = is_wall(cell(0, 0));
  }
};

RegisterPlayer(PLAYER_NAME);
