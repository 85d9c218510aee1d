// Rules 2.4 and 6.1 to 6.3: safety boxes and keys.

#include "Boards.hh"

namespace {

// The four sides, each with the professor in front of the door.
struct Side {
  const char* picture;
  Dir dir;
};

const Side SIDES[] = {{"W W W \n W G W \n W 0 W \n . A .", Up},
                      {". A . \n W 0 W \n W G W \n W W W", Down},
                      {"W W W . \n W G 0 A \n W W W .", Left},
                      {". W W W \n A 0 G W \n . W W W", Right}};

const Position LEFT(". W W W \n A 0 G W \n . W W W");

bool opens(const Position& position, const std::vector<int>& key, Dir dir = Right) {
  Play play(position);
  const bool opened = play.open("A", dir, key).next() == "A open";
  CHECK_EQUAL(play.state().score[0], opened ? 200 : 0);
  CHECK_EQUAL(play.pos("A"), Pos(1, 0));
  return opened;
}

}  // namespace

TEST("6.1 a professor opens a box from the cell beside its door, on any side") {
  for (const Side& side : SIDES) {
    for (Dir d : {Down, Right, Up, Left}) {
      Play play((Position(side.picture)));
      const Pos before = play.pos("A");
      CHECK_EQUAL(play.open("A", d).next(), d == side.dir ? "A open" : "");
      CHECK_EQUAL(play.state().score[0], d == side.dir ? 200 : 0);
      CHECK_EQUAL(play.pos("A"), before);
    }
  }
}

TEST("6.2 every right key opens the box, whatever the numbers of the triplets") {
  CHECK(opens(LEFT, KEY));
  std::vector<int> names = {0, 1, 2, 3};
  do {
    std::vector<int> key;
    for (int k : KEY) key.push_back(names[k]);
    CHECK(opens(LEFT, key));
  } while (std::next_permutation(names.begin(), names.end()));
}

TEST("6.2 a wrong key does nothing and costs nothing") {
  const std::vector<std::vector<int>> wrong = {
      {},
      {0},
      {0, 2, 1, 2, 3, 0, 1, 2, 0, 3, 3},           // one number too few
      {0, 2, 1, 2, 3, 0, 1, 2, 0, 3, 3, 1, 1},     // one too many
      {2, 0, 1, 2, 3, 0, 1, 2, 0, 3, 3, 1},        // no sum
      {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},        // all in one
      {1, 3, 2, 3, 4, 1, 2, 3, 1, 4, 4, 2},        // counted from 1
      {-1, 2, 1, 2, 3, -1, 1, 2, -1, 3, 3, 1},     // below 0
      {0, 2, 1, 2, INT_MAX, 0, 1, 2, 0, 3, 3, 1},  // far away
      {0, 2, 1, 2, INT_MIN, 0, 1, 2, 0, 3, 3, 1},  //
      {0, 2, 1, 2, 3, 0, 1, 2, 0, 3, 1, 1},        // four in one, two in another
      std::vector<int>(2000000, 0)};
  for (const std::vector<int>& key : wrong) CHECK(not opens(LEFT, key));
}

TEST("6.2 in each triplet some member, at any place, is the sum of the other two") {
  Position position(LEFT);
  position.parameter("SIZE_HINTS_PER_BOX", 3);
  const std::vector<int> key = {0, 0, 0};
  for (const std::vector<int>& hint : std::vector<std::vector<int>>{
           {5, 2, 3}, {2, 5, 3}, {2, 3, 5}, {0, 0, 0}, {-4, 4, 0}, {-20, -10, -10}, {20, 0, 20}})
    CHECK(opens(Position(position).hint(0, hint), key));
  for (const std::vector<int>& hint :
       std::vector<std::vector<int>>{{5, 2, 2}, {1, 1, 1}, {-5, 2, 3}, {0, 0, 1}, {20, -10, -10}})
    CHECK(not opens(Position(position).hint(0, hint), key));
}

TEST("6.2 a box is opened by its own keys only") {
  Position position("W W W . W W W\n W G 0 A 1 G W\n W W W . W W W");
  position.hint(1, {1, 1, 2, 5, 5, 10, 3, 3, 6, 0, 7, 7});
  const std::vector<int> other = {0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3};
  for (Dir d : {Left, Right}) {
    for (bool own : {false, true}) {
      Play play(position);
      CHECK_EQUAL(play.open("A", d, (d == Left) == own ? KEY : other).next(), own ? "A open" : "");
    }
  }
}

TEST("6.3 a box that is open stays on the board until the end of the round") {
  // The soldier can't walk through the door, nor over the walls, before.
  Play play(Position(". W W W \n A 0 G W \n . W W W \n . . a ."));
  CHECK_EQUAL(play.open("A", Right).go("a", Up), "A open");
  CHECK_EQUAL(play.pos("a"), Pos(3, 2));
  play.move("a", Up);
  const bool wall = play.cell(2, 2).type == Wall;
  CHECK_EQUAL(play.next(), wall ? "" : "a Up");
}

TEST("6.3 the gold is GOLD_VALUE points for the clan of the professor") {
  Play play(Position(LEFT).parameter("GOLD_VALUE", 999).scores({1, 2, 3, 4}));
  play.open("A", Right).next();
  CHECK_EQUAL(play.state().score[0], 1000);
  CHECK_EQUAL(play.state().score[1], 2);
}
