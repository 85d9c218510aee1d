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
  vector<int> team = soldiers(me());
  map<Pos, int> units;
  int moneys = 0, health_kits = 0, poison_kits = 0, doors = 0, golds = 0;
  int first_number;

  PLAYER_NAME () : first_number(random(1, 1000000)) {
    for (int i = 0; i < rows; ++i)
      for (int j = 0; j < board_cols(); ++j) {
        Cell c = cell(i, j);
        if (c.id != -1) units[Pos(i, j)] = c.id;
        moneys += c.money > 0;
        health_kits += c.health_kit;
        poison_kits += c.poison_kit;
        doors += c.box != -1;
        golds += c.gold;
      }
    MUST(int(units.size()) == 4*(num_ini_soldiers_per_clan() + 1));
    MUST(moneys == num_money() and health_kits == num_health_kits());
    MUST(poison_kits == num_poison_kits());
    MUST(doors == num_safety_boxes() and golds == num_safety_boxes());
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
    is<int>(unit(0).player + unit(0).poison);
    is<Pos>(unit(0).pos);
    is<vector<int>>(soldiers(0));
    is<int>(professor(0));
    is<int>(available_poison(0));
    is<int>(available_health(0));
    is<int>(score(0));
    is<vector<int>>(safety_box_hints(0));
    is<double>(status(0));
    is<int>(me());
    is<string>(version());
    is<bool>(player_ok(0));
    is<bool>(pos_ok(0, 0));
    is<bool>(pos_ok(Pos()));
    is<bool>(dir_ok(Down));
    is<bool>(cell(0, 0).is_empty());
    is<bool>(unit(0).is_alive());
    static_assert(is_same<decltype(status(0)), double>::value, "status is a double");
    static_assert(is_same<decltype(Unit().rounds_for_reborn), int>::value, "rounds are an int");
    static_assert(is_same<decltype(Cell().money), int>::value, "money is an amount");
    static_assert(is_same<decltype(Cell().gold), bool>::value, "gold is there or not");
    static_assert(Down == 0 and Right == 1 and Up == 2 and Left == 3, "the directions");
    static_assert(Corridor == 0 and Wall == 1 and Soldier == 0 and Professor == 1, "the types");
    Cell c(Wall, 1, true, false, 2, false, 3);
    Unit u(Professor, 1, 2, Pos(3, 4), 50, -1, 0);
    MUST(c.box == 2 and u.health == 50);
  }

  void settings () const {
    int sum = num_players() + num_rounds() + board_rows() + board_cols();
    sum += num_ini_soldiers_per_clan() + soldier_ini_poisons() + soldier_max_poisons();
    sum += points_for_killing_soldier() + professor_max_health() + professor_ini_health();
    sum += professor_health_decrease() + points_for_killing_professor();
    sum += professor_rounds_rebirth() + num_money() + min_money_value() + max_money_value();
    sum += num_health_kits() + health_kit_value() + num_poison_kits() + poison_kit_value();
    sum += num_safety_boxes() + gold_value() + size_hints_per_box();
    MUST(sum > 0);
    MUST(Settings::version() == PLAYER_NAME::version());
  }

  // Bad arguments harm nobody.
  void bad_arguments () {
    for (int n : {-1, 4, 1000000, INT_MIN, INT_MAX}) {
      MUST(professor(n) == -1 and score(n) == -1 and status(n) == -2);
      MUST(available_poison(n) == -1 and available_health(n) == -1);
      MUST(soldiers(n).empty() and not player_ok(n));
      MUST(n == 4 or safety_box_hints(n).empty());
      MUST(n == 4 or unit(n).id == -1);
      Cell c = cell(n, 0);
      MUST(n == 4 or (c.is_empty() and not c.gold));
      c = cell(Pos(0, n));
      MUST(n == 4 or c.is_empty());
      move(n, Up);
      charge(n);
      heal(n);
      open(n, {}, Dir(n));
      open(professor(me()), vector<int>(5, n), Up);
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
    for (int k : random_permutation(team.size())) move(team[k], Dir(random(0, 3)));
  }

};

RegisterPlayer(PLAYER_NAME);
