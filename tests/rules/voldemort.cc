// Rules 8.1 to 8.5: Voldemort. (Units that walk into his reach: 5.2b in moves.cc.)

#include "Boards.hh"

namespace {

// A picture with Voldemort at (20, 20) and a letter for each of the other cells.
Position around_voldemort(const std::map<Pos, char>& letters) {
  std::string picture;
  for (int i = 0; i < 30; ++i) {
    for (int j = 0; j < 30; ++j) {
      const auto found = letters.find(Pos(i - 20, j - 20));
      if (i == 20 and j == 20) picture += 'V';
      else picture += found == letters.end() ? '.' : found->second;
    }
    picture += '\n';
  }
  return Position(picture);
}

Pos step(const Position& position, int seed = 1) {
  Play play(position, seed);
  const Pos before = play.state().voldemort;
  play.next();
  const Pos after = play.state().voldemort;
  return Pos(after.i - before.i, after.j - before.j);
}

const Pos DOWN(1, 0), RIGHT(0, 1), UP(-1, 0), LEFT(0, -1), STAY(0, 0);

// Every unit beside the cells of Voldemort, with an order to walk into them.
Play everybody_dies(const Position& position, int seed) {
  Play play(position, seed);
  for (const char* unit : {"a", "b", "A"}) play.move(unit, Down);
  for (const char* unit : {"c", "B"}) play.move(unit, Right);
  for (const char* unit : {"d", "C"}) play.move(unit, Left);
  play.move("D", Up);
  return play;
}

const Position SURROUNDED(R"(
  . . . . . . .
  . . a b A . .
  . c . . . d .
  . B . V . C .
  . . . . . . .
  . . . D . . .
)");

}  // namespace

TEST("8.2 Voldemort moves towards the nearest unit, of whatever clan and type") {
  for (char nearest : {'a', 'd', 'A', 'D'})
    CHECK_EQUAL(step(around_voldemort({{Pos(0, 5), nearest}, {Pos(-6, 0), 'b'}})), RIGHT);
}

TEST("8.2 the nearest unit is the one with the least sum of differences") {
  CHECK_EQUAL(step(around_voldemort({{Pos(-4, 4), 'a'}, {Pos(7, 0), 'b'}})), DOWN);
  CHECK_EQUAL(step(around_voldemort({{Pos(-4, 2), 'a'}, {Pos(7, 0), 'b'}})), UP);
}

TEST("8.3 he takes the step after which the larger of the two differences is smaller") {
  for (int i = -6; i <= 6; ++i) {
    for (int j = -6; j <= 6; ++j) {
      if (std::max(abs(i), abs(j)) <= 1) continue;
      // Of all steps that bring him nearer, in the order of the rule.
      Pos best;
      int larger = 100;
      for (Pos s : {DOWN, RIGHT, UP, LEFT}) {
        const int rows = abs(i - s.i), columns = abs(j - s.j);
        if (rows + columns > abs(i) + abs(j) or std::max(rows, columns) >= larger) continue;
        larger = std::max(rows, columns);
        best = s;
      }
      CHECK_EQUAL(step(around_voldemort({{Pos(i, j), 'a'}})), best);
    }
  }
}

TEST("8.1 he goes through walls and stands on them") {
  CHECK_EQUAL(step(around_voldemort({{Pos(0, 1), 'W'}, {Pos(0, 4), 'a'}})), RIGHT);
  CHECK_EQUAL(step(Position("W W W W . .\n W v W W . .\n W W W W . a")), RIGHT);
}

TEST("8.3 he never steps on the border of the board") {
  CHECK_EQUAL(step(Position(". . . . a\n . . V . .")), RIGHT);
  CHECK_EQUAL(step(Position(". . . .\n . V . .\n . . . .\n a . . .")), DOWN);
}

TEST("8.2 if no unit is on the board he stays; 1.0: he goes to where one of the nearest stood") {
  for (bool original : {false, true}) {
    for (int seed = 1; seed <= 10; ++seed) {
      Play play = everybody_dies(Position(SURROUNDED).original_rules(original), seed);
      play.next();
      // Nearest are b, B, C and D, two cells away.
      const Pos v = play.state().voldemort;
      CHECK_EQUAL(abs(v.i - 3) + abs(v.j - 3), original ? 1 : 0);
    }
  }
}

TEST("8.2 1.1: units that have died in this round don't count; 1.0: they do") {
  for (bool original : {false, true}) {
    Play play(around_voldemort({{Pos(0, -2), 'a'}, {Pos(0, 5), 'b'}}).original_rules(original));
    CHECK_EQUAL(play.go("a", Right), "a Right");
    CHECK_EQUAL(play.state().voldemort, Pos(20, original ? 19 : 21));
  }
}

TEST("8.5 in the eight cells around him books disappear, units die, cells lose their owner") {
  Play play(Position(R"(
    . . . . . . . .
    . . . 1 1 1 1 1
    . . . . V . a 1
    . . . 2 3 * * 1
    . . . 1 1 1 1 1
  )"));
  const int books = play.settings().num_ini_books();
  play.next();
  CHECK_EQUAL(play.state().voldemort, Pos(2, 5));
  CHECK(play.pos("a") != Pos(2, 6));
  CHECK_EQUAL(play.cell(2, 6).id, -1);
  for (int i = 1; i <= 3; ++i)
    for (int j = 4; j <= 6; ++j) CHECK_EQUAL(play.owner(i, j), -1);
  CHECK(not play.cell(3, 5).book and not play.cell(3, 6).book);
  // What is out of his reach is as before, also what he has left behind.
  CHECK_EQUAL(play.owner(3, 3), 2);
  CHECK_EQUAL(play.owner(1, 3), 1);
  for (int i = 1; i <= 4; ++i) CHECK_EQUAL(play.owner(i, 7), 1);
  CHECK_EQUAL(play.owner(4, 5), 1);
  CHECK_EQUAL(count_cells(play.settings(), [&](Pos p) { return play.state().at(p).book; }), books);
}

TEST("8.5 the cell under him is not swept: it keeps its owner and its book") {
  for (const char* under : {"2", "*"}) {
    Play play(Position(replaced(". . . . . .\n . . . . . .\n . . V X . a", "X", under)));
    play.next();
    CHECK_EQUAL(play.state().voldemort, Pos(2, 3));
    CHECK(under[0] == '2' ? play.owner(2, 3) == 2 : play.cell(2, 3).book);
  }
}
