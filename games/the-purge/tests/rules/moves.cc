// Rules 5.1 to 5.8: moves.

#include "Boards.hh"

TEST("5.2 citizens of both types move in the four directions to empty cells") {
  const Pos around[] = {{2, 1}, {1, 2}, {0, 1}, {1, 0}};
  for (std::string name : {"a", "A"}) {
    for (Dir d : {Down, Right, Up, Left}) {
      for (int round : {0, 25}) {
        Play play(Position(". . .\n . " + name + " .\n . . .").round(round));
        play.move(name, d);
        CHECK_EQUAL(play.next(), name + " " + printed(d));
        CHECK_EQUAL(play.pos(name), around[d]);
        CHECK_EQUAL(play.cell(around[d].i, around[d].j).id, play.id(name));
        CHECK(play.cell(1, 1).is_empty());
      }
    }
  }
}

TEST("5.3 food is eaten, and gives life up to that of the start") {
  const struct {
    const char* name;
    int before, after;
  } cases[] = {{"a", 10, 30}, {"a", 40, 60},  {"a", 50, 60},  {"a", 60, 60},
               {"A", 10, 30}, {"A", 81, 100}, {"A", 100, 100}};
  for (const auto& c : cases) {
    Play play(Position(std::string(c.name) + " F").life(c.name, c.before));
    CHECK_EQUAL(play.go(c.name, Right), std::string(c.name) + " Right");
    CHECK_EQUAL(play.life(c.name), c.after);
    CHECK_EQUAL(play.pos(c.name), Pos(0, 1));
    CHECK_EQUAL(play.cell(0, 1).bonus, NoBonus);
    CHECK_EQUAL(play.score(0), 0);
  }
}

TEST("5.3 food that would give more life than there are numbers gives the most") {
  Position position("a F");
  position.parameter("BUILDER_INI_LIFE", INT_MAX).parameter("FOOD_INCR_LIFE", INT_MAX);
  Play play(position.life("a", INT_MAX - 3), {{"a", Right}});
  CHECK_EQUAL(play.life("a"), INT_MAX);
}

TEST("5.4 money gives its points to the clan") {
  for (std::string name : {"c", "C"}) {
    Play play(Position(name + " M").scores({1, 2, 3, 4}));
    CHECK_EQUAL(play.go(name, Right), name + " Right");
    CHECK_EQUAL(play.pos(name), Pos(0, 1));
    CHECK_EQUAL(play.cell(0, 1).bonus, NoBonus);
    CHECK(play.score(0) == 1 and play.score(1) == 2 and play.score(2) == 8 and play.score(3) == 4);
  }
}

TEST("5.4 a score stays at the largest number instead of passing it") {
  Play play(Position("a M").scores({INT_MAX - 3, 0, 0, 0}), {{"a", Right}});
  CHECK_EQUAL(play.score(0), INT_MAX);
}

TEST("5.5 a warrior keeps the stronger one of its weapon and the one that it finds") {
  const struct {
    WeaponType own;
    const char* found;
    WeaponType kept;
  } cases[] = {{Hammer, "G", Gun},  {Hammer, "Z", Bazooka},  {Gun, "G", Gun},
               {Gun, "Z", Bazooka}, {Bazooka, "G", Bazooka}, {Bazooka, "Z", Bazooka}};
  for (const auto& c : cases) {
    Play play(Position("A " + std::string(c.found)).weapon("A", c.own));
    CHECK_EQUAL(play.go("A", Right), "A Right");
    CHECK_EQUAL(play.citizen("A").weapon, c.kept);
    CHECK_EQUAL(play.pos("A"), Pos(0, 1));
    CHECK_EQUAL(play.cell(0, 1).weapon, NoWeapon);
  }
}

TEST("5.5 a builder that walks onto a weapon destroys it") {
  for (std::string weapon : {"G", "Z"}) {
    Play play(Position("a " + weapon));
    CHECK_EQUAL(play.go("a", Right), "a Right");
    CHECK_EQUAL(play.citizen("a").weapon, NoWeapon);
    CHECK_EQUAL(play.cell(0, 1).weapon, NoWeapon);
  }
}

TEST("5.6 a barricade of the own clan with nobody in it hides who moves there, also by night") {
  for (std::string name : {"b", "B"}) {
    for (int round : {0, 25}) {
      Play play(Position(name + " 1 .").round(round));
      CHECK_EQUAL(play.go(name, Right), name + " Right");
      CHECK_EQUAL(play.pos(name), Pos(0, 1));
      CHECK_EQUAL(play.cell(0, 1).id, play.id(name));
      CHECK(play.cell(0, 1).b_owner == 1 and play.cell(0, 1).resistance == 40);
      CHECK_EQUAL(play.go(name, Right), name + " Right");
      CHECK(play.cell(0, 1).id == -1 and play.cell(0, 1).b_owner == 1);
    }
  }
}

TEST("5.7 by night a barricade of a rival loses the strength of who strikes; nobody moves") {
  const struct {
    const char* name;
    WeaponType weapon;
    int strength;
  } cases[] = {{"a", NoWeapon, 3}, {"A", Hammer, 10}, {"A", Gun, 20}, {"A", Bazooka, 30}};
  for (const auto& c : cases) {
    for (std::string inside : {"1", "b", "B"}) {
      Position position(c.name + (" " + inside));
      position.weapon(c.name, c.weapon).barricade(0, 1, 1, 31).night();
      Play play(position);
      CHECK_EQUAL(play.go(c.name, Right), std::string(c.name) + " Right");
      CHECK_EQUAL(play.pos(c.name), Pos(0, 0));
      CHECK_EQUAL(play.cell(0, 1).resistance, 31 - c.strength);
      CHECK_EQUAL(play.cell(0, 1).b_owner, 1);
    }
  }
}

TEST("5.7 a barricade with nothing left is gone; who was hidden in it stays, unharmed") {
  for (int resistance : {0, 1, 9, 10}) {
    Play play(Position("A b").barricade(0, 1, 1, resistance).night());
    CHECK_EQUAL(play.go("A", Right), "A Right");
    CHECK(play.cell(0, 1).b_owner == -1 and play.cell(0, 1).resistance == -1);
    CHECK_EQUAL(play.pos("b"), Pos(0, 1));
    CHECK_EQUAL(play.life("b"), 60);
    CHECK(play.state().barricades[1].empty());
  }
  Play other(Position("A b").barricade(0, 1, 1, 11).night(), {{"A", Right}});
  CHECK_EQUAL(other.cell(0, 1).resistance, 1);
}

TEST("5.8 day and night change in the middle and at the end of each day") {
  for (int round : {24, 25, 49, 50, 74, 75}) {
    Play play(Position("A b").round(round));
    CHECK_EQUAL(play.go("A", Right), round % 50 < 25 ? "" : "A Right");
  }
}
