#include "Player.hh"

#define PLAYER_NAME Interface

#define MUST(condition) \
  if (not (condition)) throw logic_error("not so: " #condition)

// Probe: uses every name of the interface as a program of a student does, by its bare name,
// and looks at the types. What the functions return is held in tests/rules/interface.cc.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  // Attributes and the constructor see the board of round 0.
  const int rows = board_rows();
  vector<int> team = alive_units(me());
  map<Pos, int> units;
  int food = 0;
  int first_number;

  PLAYER_NAME () : first_number(random(1, 1000000)) {
    for (int i = 0; i < rows; ++i)
      for (int j = 0; j < board_cols(); ++j) {
        Cell c = cell(i, j);
        if (c.id != -1) units[Pos(i, j)] = c.id;
        food += c.food;
      }
    MUST(int(units.size()) == 4*num_ini_units_per_clan() + num_ini_zombies());
    MUST(food == num_ini_food() and int(zombies().size()) == num_ini_zombies());
    MUST(not team.empty() and round() >= 0);
  }

  template <typename T>
  static void is (T) { }

  void types () {
    is<int>(round());
    is<Cell>(cell(0, 0));
    is<Cell>(cell(Pos()));
    is<Unit>(unit(0));
    is<CellType>(cell(0, 0).type);
    is<UnitType>(unit(0).type);
    is<int>(unit(0).player + unit(0).id + cell(0, 0).owner);
    is<Pos>(unit(0).pos);
    is<vector<int>>(alive_units(0));
    is<vector<int>>(dead_units(0));
    is<vector<int>>(zombies());
    is<int>(strength(0));
    is<int>(score(0));
    is<double>(status(0));
    is<int>(me());
    is<string>(version());
    is<bool>(player_ok(0));
    is<bool>(pos_ok(0, 0));
    is<bool>(pos_ok(Pos()));
    is<bool>(dir_ok(Down));
    is<bool>(cell(0, 0).is_empty());
    static_assert(is_same<decltype(status(0)), double>::value, "status is a double");
    static_assert(is_same<decltype(Unit().rounds_for_zombie), int>::value, "rounds are an int");
    static_assert(is_same<decltype(Cell().food), bool>::value, "food is there or not");
    static_assert(Down == 0 and DR == 1 and Right == 2 and RU == 3, "the directions");
    static_assert(Up == 4 and UL == 5 and Left == 6 and LD == 7, "the directions");
    static_assert(Street == 0 and Waste == 1, "the types of cells");
    static_assert(Alive == 0 and Dead == 1 and Zombie == 2, "the types of units");
    Cell c(Waste, 1, 2, true);
    Unit u(Zombie, 1, -1, Pos(3, 4), -1);
    MUST(c.owner == 1 and c.id == 2 and c.type == Waste and u.player == -1 and u.pos.j == 4);
  }

  void settings () const {
    int sum = num_players() + num_rounds() + board_rows() + board_cols();
    sum += num_ini_units_per_clan() + num_ini_zombies() + num_ini_food() + clan_ini_strength();
    sum += points_for_killing_person() + points_for_killing_zombie() + points_per_owned_cell();
    sum += food_strength() + rounds_before_becoming_zombie();
    MUST(sum > 0);
    MUST(Settings::version() == PLAYER_NAME::version());
  }

  // Bad arguments harm nobody.
  void bad_arguments () {
    for (int n : {-1, 4, 1000000, INT_MIN, INT_MAX}) {
      MUST(strength(n) == -1 and score(n) == -1 and status(n) == -2);
      MUST(alive_units(n).empty() and dead_units(n).empty() and not player_ok(n));
      MUST(n == 4 or unit(n).id == -1);
      MUST(n == 4 or cell(n, 0).is_empty());
      MUST(n == 4 or cell(Pos(0, n)).is_empty());
      move(n, Up);
      move(team[0], Dir(n));
      MUST(random(0, n) >= min(0, n) and random_permutation(-1).empty());
    }
  }

  virtual void play () {
    types();
    settings();
    if (round() == 0) {
      MUST(random(1, 1000000) == first_number);
      bad_arguments();
    }
    for (int k : random_permutation(team.size())) move(team[k], Dir(random(0, 7)));
  }

};

RegisterPlayer(PLAYER_NAME);
