// Rules 5.1 to 5.8: moves and attacks.

#include "Boards.hh"

TEST("5.2 units of both types move in the four directions to empty cells") {
  const Pos around[] = {{2, 1}, {1, 2}, {0, 1}, {1, 0}};
  for (std::string unit : {"a", "A"}) {
    for (Dir d : {Down, Right, Up, Left}) {
      Play play(Position(". . .\n . " + unit + " .\n . . ."));
      play.move(unit, d);
      CHECK_EQUAL(play.next(), unit + " " + printed(d));
      CHECK_EQUAL(play.pos(unit), around[d]);
      CHECK_EQUAL(play.cell(around[d].i, around[d].j).id, play.id(unit));
      CHECK_EQUAL(play.cell(1, 1).id, -1);
    }
  }
}

TEST("5.3 5.4 both types collect kits: the clan's pot grows at once, and the kit is gone") {
  for (std::string unit : {"c", "C"}) {
    for (std::string kit : {"H", "P"}) {
      Position position(unit + " " + kit);
      position.parameter("HEALTH_KIT_VALUE", 3).parameter("POISON_KIT_VALUE", 4);
      Play play(position.health_pots({0, 0, 10, 0}).poison_pots({0, 0, 20, 0}));
      CHECK_EQUAL(play.go(unit, Right), unit + " Right");
      CHECK_EQUAL(play.pos(unit), Pos(0, 1));
      CHECK(not play.cell(0, 1).health_kit and not play.cell(0, 1).poison_kit);
      CHECK_EQUAL(play.state().health_pot[2], kit == "H" ? 13 : 10);
      CHECK_EQUAL(play.state().poison_pot[2], kit == "P" ? 24 : 20);
      CHECK_EQUAL(play.state().health_pot[0] + play.state().poison_pot[0], 0);
      CHECK_EQUAL(play.state().score[2], 0);
    }
  }
}

TEST("5.3 5.4 what was collected can be taken from the pot in the same round") {
  Position position(R"(
    a P
    a .
    A .
    b H
  )");
  position.poison("a", 0).poison("a2", 0).health(0, 99);
  Play play(position);
  play.move("a", Right);
  CHECK_EQUAL(play.charge("a2").next(), "a Right, a2 charge");
  CHECK_EQUAL(play.unit("a2").poison, 1);
  CHECK_EQUAL(play.state().poison_pot[0], 0);
}

TEST("5.5 both types collect money: its amount is added to the score") {
  for (std::string unit : {"d", "D"}) {
    Play play(Position(unit + " M").amount(0, 1, 17).scores({0, 0, 0, 3}));
    CHECK_EQUAL(play.go(unit, Right), unit + " Right");
    CHECK_EQUAL(play.pos(unit), Pos(0, 1));
    CHECK_EQUAL(play.cell(0, 1).money, 0);
    CHECK_EQUAL(play.state().score[3], 20);
  }
}

TEST("5.7 a soldier that attacks a soldier stays, loses a unit of poison, and kills it") {
  Position position("a b");
  Play play(position.poison("a", 3).poison("b", 5).parameter("POINTS_FOR_KILLING_SOLDIER", 7));
  CHECK_EQUAL(play.go("a", Right), "a Right");
  CHECK_EQUAL(play.pos("a"), Pos(0, 0));
  CHECK_EQUAL(play.unit("a").poison, 2);
  CHECK(play.pos("b") != Pos(0, 1));
  CHECK_EQUAL(play.state().score[0], 7);
  CHECK_EQUAL(play.state().score[1], 0);
}

TEST("5.8 an attack on a professor takes PROFESSOR_HEALTH_DECREASE of its health") {
  Play play(Position("a B").poison("a", 4).parameter("PROFESSOR_HEALTH_DECREASE", 30));
  for (int health : {70, 40, 10}) {
    CHECK_EQUAL(play.go("a", Right), "a Right");
    CHECK_EQUAL(play.unit("B").health, health);
    CHECK(play.unit("B").is_alive());
    CHECK_EQUAL(play.state().score[0], 0);
  }
  CHECK_EQUAL(play.go("a", Right), "a Right");
  CHECK_EQUAL(play.unit("B").health, 0);
  CHECK(not play.unit("B").is_alive());
  CHECK_EQUAL(play.unit("B").pos, Pos(0, 1));
  CHECK_EQUAL(play.cell(0, 1).id, -1);
  CHECK_EQUAL(play.unit("a").poison, 0);
  CHECK_EQUAL(play.pos("a"), Pos(0, 0));
  CHECK_EQUAL(play.state().score[0], 50);
}
