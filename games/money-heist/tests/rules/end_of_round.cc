// Rules 8.1 to 8.6: what happens when all orders are carried out.

#include "Boards.hh"

TEST("8.1 a professor that dies in round R is away in rounds R+1 to R + 40, and then comes back") {
  Position position("a B");
  position.health(1, 20).parameter("PROFESSOR_ROUNDS_REBIRTH", 4).round(100);
  Play play(position.parameter("INITIAL_PROFESSOR_HEALTH", 60));
  play.move("a", Right);
  for (int pending : {4, 3, 2, 1}) {
    play.next();
    CHECK_EQUAL(play.unit("B").rounds_for_reborn, pending);
    CHECK(not play.unit("B").is_alive());
    CHECK_EQUAL(play.unit("B").health, 0);
    CHECK_EQUAL(play.pos("B"), Pos(0, 1));
    CHECK_EQUAL(play.cell(0, 1).id, -1);
    CHECK_EQUAL(play.state().professor[1], 1);
  }
  play.next();
  CHECK_EQUAL(play.state().round, 105);
  CHECK(play.unit("B").is_alive());
  CHECK_EQUAL(play.unit("B").health, 60);
  CHECK_EQUAL(play.unit("B").player, 1);
  CHECK_EQUAL(play.state().at(play.pos("B")).id, 1);
}

TEST("8.2 a soldier that comes back keeps its id and carries INITIAL_SOLDIERS_POISONS") {
  Position position("c b");
  position.parameter("INITIAL_SOLDIERS_POISONS", 3).poison("b", 0);
  for (int seed = 1; seed <= 10; ++seed) {
    Play play(position, seed, {{"c", Right}});
    CHECK_EQUAL(play.unit("b").poison, 3);
    CHECK_EQUAL(play.unit("b").id, play.id("b"));
  }
}

TEST("scores that grow beyond the range of int stay at its end") {
  Position position("a M");
  Play play(position.amount(0, 1, 1000000).scores({INT_MAX - 10, 0, 0, 0}), {{"a", Right}});
  CHECK_EQUAL(play.state().score[0], INT_MAX);
}
