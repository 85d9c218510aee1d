// What a player's program may use, as far as it is this game's own. Programs written for the game
// since 2020 compile unchanged.

#include "Boards.hh"

namespace {

// Ids: a 0, a2 1, A 2, b 3, b2 4, B 5, ...
Position board() {
  Position position("a . # # b\n A M F G Z\n a 0 1 . B");
  position.barricade(0, 0, 0, 120).barricade(2, 4, 1, 7).weapon("A", Bazooka).life("b", 35);
  return position.round(235).scores({100, 0, 300, 7}).out(3);
}

}  // namespace

TEST("enumerations print their names, and unknown values as numbers") {
  CHECK_EQUAL(printed(Street) + printed(Building) + printed(CellType(2)), "StreetBuilding2");
  CHECK_EQUAL(printed(Builder) + printed(Warrior) + printed(CitizenType(-7)), "BuilderWarrior-7");
  CHECK_EQUAL(printed(Money) + printed(Food) + printed(NoBonus) + printed(BonusType(3)),
              "MoneyFoodNoBonus3");
  CHECK_EQUAL(printed(Hammer) + printed(Gun) + printed(Bazooka) + printed(NoWeapon) +
                  printed(WeaponType(9)),
              "HammerGunBazookaNoWeapon9");
}

TEST("strongestWeapon: bazooka, gun, hammer, none; unknown values count as none") {
  const WeaponType order[] = {NoWeapon, Hammer, Gun, Bazooka};
  for (int a = 0; a < 4; ++a)
    for (int b = 0; b < 4; ++b)
      CHECK_EQUAL(strongestWeapon(order[a], order[b]), order[std::max(a, b)]);
  for (int n : {-1, 4, INT_MAX, INT_MIN}) {
    for (WeaponType w : order) {
      CHECK_EQUAL(strongestWeapon(WeaponType(n), w), w);
      CHECK_EQUAL(strongestWeapon(w, WeaponType(n)), w);
    }
    CHECK_EQUAL(strongestWeapon(WeaponType(n), WeaponType(n)), NoWeapon);
  }
}

TEST("the default cell and citizen; is_empty looks at all fields of a cell") {
  CHECK(Cell() == Cell(Street, NoBonus, NoWeapon, -1, -1, -1));
  CHECK(Citizen() == Citizen(Builder, -1, -1, Pos(0, 0), NoWeapon, INT_MAX));
  CHECK(Cell().is_empty());
  for (const Cell& cell :
       {Cell(Building, NoBonus, NoWeapon, -1, -1, -1), Cell(Street, Food, NoWeapon, -1, -1, -1),
        Cell(Street, NoBonus, Gun, -1, -1, -1), Cell(Street, NoBonus, NoWeapon, 0, -1, -1),
        Cell(Street, NoBonus, NoWeapon, -1, 0, -1), Cell(Street, NoBonus, NoWeapon, -1, -1, 0)})
    CHECK(not cell.is_empty());
}

TEST("State: citizens are found by ids with gaps") {
  Position position("a A");
  std::string text = position.text();
  const int ids[] = {0, 3, 4, 9, 1000, 1001, 77777, 1 << 30};
  for (int k = 7; k > 0; --k) {
    const std::string type = k % 2 == 0 ? "b" : "w";
    text = replaced(text, "\n" + type + "\t" + std::to_string(k) + "\t",
                    "\n" + type + "\t" + std::to_string(ids[k]) + "\t");
  }
  const Board board(configuration_of(text), 1);
  const State state(board.settings(), &board.state());
  for (int k = 0; k < 8; ++k) {
    CHECK_EQUAL(state.citizen(ids[k]).id, ids[k]);
    if (k > 0 and ids[k - 1] != ids[k] - 1) CHECK_EQUAL(state.citizen(ids[k] - 1).id, -1);
  }
  CHECK_EQUAL(state.citizen((1 << 30) + 1).id, -1);
}

TEST("State: builders, warriors and barricades of the clans") {
  look(board(), [](Player& p) {
    CHECK(p.builders(0) == std::vector<int>({0, 1}));
    CHECK(p.warriors(0) == std::vector<int>{2});
    CHECK(p.warriors(3) == std::vector<int>{11});
    CHECK(p.barricades(0) == std::vector<Pos>({Pos(0, 0), Pos(2, 1)}));
    CHECK(p.barricades(1) == std::vector<Pos>({Pos(2, 2), Pos(2, 4)}));
    CHECK(p.barricades(2).empty());
    for (int player : {-1, 4, INT_MAX, INT_MIN})
      CHECK(p.builders(player).empty() and p.warriors(player).empty() and
            p.barricades(player).empty());
  });
}

TEST("State: round, day, night, scores and status") {
  look(board(), [](Player& p) {
    CHECK_EQUAL(p.round(), 235);
    CHECK(p.is_night() and not p.is_day());
    CHECK_EQUAL(p.score(2), 300);
    CHECK_EQUAL(p.status(0), 0);
    CHECK_EQUAL(p.status(3), -1);
    for (int n : {-1, 4, INT_MAX, INT_MIN}) CHECK(p.score(n) == -1 and p.status(n) == -2);
  });
}

TEST("Settings: what is computed from parameters; -1 for what doesn't exist") {
  const Configuration configuration = configuration_of(Position("a").text());
  const State p(configuration.settings, configuration.start.get());
  CHECK_EQUAL(p.num_rounds(), 250);
  CHECK(p.citizen_ini_life(Builder) == 60 and p.citizen_ini_life(Warrior) == 100);
  CHECK(p.num_rounds_regen_citizen(Builder) == p.num_rounds_regen_builder());
  CHECK(p.num_rounds_regen_citizen(Warrior) == p.num_rounds_regen_warrior());
  CHECK(p.weapon_strength_attack(NoWeapon) == 1 and p.weapon_strength_attack(Hammer) == 10);
  CHECK(p.weapon_strength_attack(Gun) == 100 and p.weapon_strength_attack(Bazooka) == 1000);
  CHECK(p.weapon_strength_demolish(NoWeapon) == 3 and p.weapon_strength_demolish(Hammer) == 10);
  CHECK(p.weapon_strength_demolish(Gun) == p.gun_strength_demolish());
  CHECK(p.weapon_strength_demolish(Bazooka) == p.bazooka_strength_demolish());
  for (int n : {-1, 4, INT_MAX, INT_MIN}) {
    CHECK(p.citizen_ini_life(CitizenType(n)) == -1);
    CHECK(p.num_rounds_regen_citizen(CitizenType(n)) == -1);
    CHECK(p.weapon_strength_attack(WeaponType(n)) == -1);
    CHECK(p.weapon_strength_demolish(WeaponType(n)) == -1);
  }
}

TEST("Settings: rounds are day or night also past the end; negative ones are day") {
  const Configuration configuration = configuration_of(Position("a").text());
  const Settings& s = configuration.settings;
  for (int r : {0, 24, 50, 74, 250, 1000000, -1, -26, INT_MIN})
    CHECK(s.is_round_day(r) and not s.is_round_night(r));
  for (int r : {25, 49, 75, 299, 1000025, INT_MAX})
    CHECK(s.is_round_night(r) and not s.is_round_day(r));
}
