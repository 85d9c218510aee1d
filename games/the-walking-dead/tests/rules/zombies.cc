// Rules 7: the zombies.

#include "Boards.hh"

TEST("7.1 zombies choose when the players have moved, and before the first of them moves") {
  Play play(Position("W W W W W W\n W a . . z W\n W W W W W W"));
  CHECK_EQUAL(play.go("a", Right), "a Right, z Left");
  // The second one could go round, had it seen that the first one would be in its way.
  Play two(Position("W W W W W W W\n W a . . z z W\n W W W W W W W"));
  CHECK_EQUAL(two.next(), "z Left");
}

TEST("7.2 zombies go in all eight directions") {
  for (int d = 0; d < 8; ++d) {
    std::string picture;
    for (int i = 0; i < 7; ++i) {
      for (int j = 0; j < 7; ++j)
        picture += Pos(i, j) == Pos(3, 3) ? 'z' : Pos(i, j) == Pos(3, 3) + Dir(d) ? 'a' : '.';
      picture += '\n';
    }
    CHECK_EQUAL(Play(Position(picture)).next(), "z " + printed(Dir(d)));
  }
}

TEST("7.2 a diagonal step leads between two cells of waste") {
  Play play(Position(R"(
    W W W W W
    W a W W W
    W W . W W
    W W W z W
    W W W W W
  )"));
  CHECK_EQUAL(play.next(), "z UL");
  CHECK_EQUAL(play.next(), "z UL");
  CHECK_EQUAL(play.unit("a").rounds_for_zombie, 5);
}

TEST("7.2 waste, dead units and zombies are in the way, food is not") {
  CHECK_EQUAL(Play(Position("W W W W W\nW a W z W\nW W W W W")).next(), "");
  CHECK_EQUAL(Play(Position("W W W W W\nW a B z W\nW W W W W")).next(), "");
  CHECK_EQUAL(Play(Position("W W W W W W\nW a . z z W\nW W W W W W")).next(), "z Left");
  CHECK_EQUAL(Play(Position("W W W W W W\nW a . * z W\nW W W W W W")).next(), "z Left");
}

TEST("7.3 the nearest living unit is that with the shortest way, not the nearest on the map") {
  Play play(Position(R"(
    W W W W W W W
    W a W z . . W
    W . W . . b W
    W . . . . . W
    W W W W W W W
  )"));
  const std::string step = play.next();
  CHECK(step == "z Right" or step == "z DR");
}

TEST("7.4 a zombie does not go where another one has got to before") {
  Play play(Position(R"(
    W W W W W W
    W z W z W W
    W W . W W W
    W W . W W W
    W W a W W W
    W W W W W W
  )"));
  CHECK_EQUAL(play.next(), "z DR");
  CHECK_EQUAL(play.pos("z2"), Pos(1, 3));
}

TEST("7.5 a bite: 5 rounds from then on; a second one changes nothing, but is carried out") {
  Play play(Position("W W W W\nW a z W\nW W W W"));
  CHECK_EQUAL(play.next(), "z Left");
  CHECK_EQUAL(play.unit("a").rounds_for_zombie, 5);
  CHECK_EQUAL(play.pos("z"), Pos(1, 2));
  CHECK_EQUAL(play.next(), "z Left");
  CHECK_EQUAL(play.unit("a").rounds_for_zombie, 4);
  CHECK_EQUAL(play.unit("a").type, Alive);
}

TEST("7.5 two zombies that bite a unit in the same round are one bite") {
  Play play(Position("W W W W W\nW z a z W\nW W W W W"));
  CHECK_EQUAL(play.next(), "z Right, z2 Left");
  CHECK_EQUAL(play.unit("a").rounds_for_zombie, 5);
}

TEST("7.6 where a zombie goes is nobody's, and food there is gone and replaced") {
  Play play(Position("W W W W W W\nW a 0 * z W\nW W W W W W").owner(1, 3, 2));
  CHECK_EQUAL(play.next(), "z Left");
  CHECK(play.owner(1, 3) == -1 and not play.cell(1, 3).food);
  CHECK_EQUAL(play.board().food().count(), 1);
  CHECK_EQUAL(play.state().strength_points[0], 1000 - play.state().num_alive[0]);
  CHECK_EQUAL(play.next(), "z Left");
  CHECK_EQUAL(play.owner(1, 2), -1);
}
