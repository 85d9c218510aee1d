// Rules 2.4 and 6.1 to 6.3: safety boxes and keys.

#include "Boards.hh"

namespace {

const Position LEFT(". W W W \n A 0 G W \n . W W W");

bool opens(const std::vector<int>& key) {
  Play play(LEFT);
  const bool opened = play.open("A", Right, key).next() == "A open";
  CHECK_EQUAL(play.state().score[0], opened ? 200 : 0);
  CHECK_EQUAL(play.pos("A"), Pos(1, 0));
  return opened;
}

}  // namespace

TEST("6.2 every right key opens the box, whatever the numbers of the triplets") {
  CHECK(opens(KEY));
  std::vector<int> names = {0, 1, 2, 3};
  do {
    std::vector<int> key;
    for (int k : KEY) key.push_back(names[k]);
    CHECK(opens(key));
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
  for (const std::vector<int>& key : wrong) CHECK(not opens(key));
}
