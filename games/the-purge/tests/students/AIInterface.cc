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
  vector<int> team = builders(me());
  map<Pos, int> citizens;
  int moneys = 0, foods = 0, guns = 0, bazookas = 0;
  int first_number;

  PLAYER_NAME () : first_number(random(1, 1000000)) {
    for (int i = 0; i < rows; ++i)
      for (int j = 0; j < board_cols(); ++j) {
        Cell c = cell(i, j);
        if (c.id != -1) citizens[Pos(i, j)] = c.id;
        moneys += c.bonus == Money;
        foods += c.bonus == Food;
        guns += c.weapon == Gun;
        bazookas += c.weapon == Bazooka;
      }
    MUST(int(citizens.size()) == 4*(num_ini_builders() + num_ini_warriors()));
    MUST(moneys == num_ini_money() and foods == num_ini_food());
    MUST(guns == num_ini_guns() and bazookas == num_ini_bazookas());
    MUST(not team.empty() and round() >= 0);
  }

  template <typename T>
  static void is (T) { }

  void types () {
    is<int>(round());
    is<bool>(is_day());
    is<bool>(is_night());
    is<Cell>(cell(0, 0));
    is<Cell>(cell(Pos()));
    is<Citizen>(citizen(0));
    is<vector<int>>(builders(0));
    is<vector<int>>(warriors(0));
    is<vector<Pos>>(barricades(0));
    is<int>(score(0));
    is<double>(status(0));
    is<int>(me());
    is<string>(version());
    is<bool>(player_ok(0));
    is<bool>(pos_ok(0, 0));
    is<bool>(pos_ok(Pos()));
    is<bool>(dir_ok(Down));
    is<bool>(is_round_day(0));
    is<bool>(is_round_night(0));
    is<bool>(cell(0, 0).is_empty());
    is<CellType>(cell(0, 0).type);
    is<BonusType>(cell(0, 0).bonus);
    is<WeaponType>(strongestWeapon(Gun, Hammer));
    static_assert(is_same<decltype(status(0)), double>::value, "status is a double");
    static_assert(is_same<decltype(Cell().resistance), int>::value, "resistance is an int");
    static_assert(is_same<decltype(Cell().b_owner), int>::value, "owners are ints");
    static_assert(is_same<decltype(Citizen().life), int>::value, "life is an int");
    static_assert(Down == 0 and Right == 1 and Up == 2 and Left == 3, "the directions");
    static_assert(Street == 0 and Building == 1 and Builder == 0 and Warrior == 1, "the types");
    static_assert(Money == 0 and Food == 1 and NoBonus == 2, "the bonuses");
    static_assert(Hammer == 0 and Gun == 1 and Bazooka == 2 and NoWeapon == 3, "the weapons");
    Cell c(Street, NoBonus, NoWeapon, 40, 2, 3);
    Citizen w(Warrior, 1, 2, Pos(3, 4), Bazooka, 50);
    MUST(c.type == Street and c.b_owner == 2 and c.resistance == 40 and not c.is_empty());
    MUST(w.type == Warrior and w.player == 2 and w.pos == Pos(3, 4) and w.weapon == Bazooka);
    MUST(w.life == 50);
    uint n = team.size();
    MUST(n < 1000000);
  }

  void settings () const {
    int sum = num_players() + num_days() + num_rounds_per_day() + num_rounds();
    sum += board_rows() + board_cols() + num_ini_builders() + num_ini_warriors();
    sum += num_ini_money() + num_ini_food() + num_ini_guns() + num_ini_bazookas();
    sum += builder_ini_life() + warrior_ini_life() + money_points() + kill_builder_points();
    sum += kill_warrior_points() + food_incr_life() + life_lost_in_attack();
    sum += builder_strength_attack() + hammer_strength_attack() + gun_strength_attack();
    sum += bazooka_strength_attack() + builder_strength_demolish();
    sum += hammer_strength_demolish() + gun_strength_demolish() + bazooka_strength_demolish();
    sum += num_rounds_regen_builder() + num_rounds_regen_warrior() + num_rounds_regen_food();
    sum += num_rounds_regen_money() + num_rounds_regen_weapon() + barricade_resistance_step();
    sum += barricade_max_resistance() + max_num_barricades() + citizen_ini_life(Builder);
    sum += num_rounds_regen_citizen(Warrior) + weapon_strength_attack(NoWeapon);
    sum += weapon_strength_demolish(Hammer);
    MUST(sum > 0);
    MUST(Settings::version() == PLAYER_NAME::version());
  }

  // Bad arguments harm nobody.
  void bad_arguments () {
    for (int n : {-1, 4, 1000000, INT_MIN, INT_MAX}) {
      MUST(score(n) == -1 and status(n) == -2 and not player_ok(n));
      MUST(builders(n).empty() and warriors(n).empty() and barricades(n).empty());
      MUST(n == 4 or citizen(n).id == -1);
      MUST(n == 4 or cell(n, 0).is_empty());
      MUST(n == 4 or cell(Pos(0, n)).is_empty());
      MUST(citizen_ini_life(CitizenType(n)) == -1 and weapon_strength_attack(WeaponType(n)) == -1);
      MUST(strongestWeapon(WeaponType(n), Gun) == Gun);
      move(n, Up);
      build(n, Dir(n));
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
    for (int k : random_permutation(team.size())) {
      if (random(0, 3) == 0) build(team[k], Dir(random(0, 3)));
      move(team[k], Dir(random(0, 3)));
    }
  }

};

RegisterPlayer(PLAYER_NAME);
