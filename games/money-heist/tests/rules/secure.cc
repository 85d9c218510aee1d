// Players in isolation that do harm with what only this game has: docs/isolation.md.

#include <tests/kit/Hostile.hh>
#include <tests/kit/Secure.hh>
#include <tests/kit/Signature.hh>
#include <tests/kit/Test.hh>

#include "Boards.hh"

using namespace tests;
using game_engine::Names;

namespace {

const bool tests_added = [] {
  add_hostile_tests(
      {{"opens with a key of a billion numbers", "LongKey", "in round 5: memory limit (256 MB)"},
       {"opens with a key from elsewhere", "FalseKey", "in round 5: bad answer"},
       {"changes a hint", "FarHint", "in round 5: segmentation fault"}},
      __FILE__);
  return true;
}();

}  // namespace

TEST("hints and keys of the largest size cross the border, and so does the version") {
  constexpr int SIZE = 999999;
  Position position(". W W W \n A 0 G W \n . W W W");
  position.parameter("SIZE_HINTS_PER_BOX", SIZE).hint(0, std::vector<int>(SIZE, 0));
  position.parameter("NUM_ROUNDS", 1).original_rules();
  const Names names = {"BigKey", "Null", "Null", "Null"};
  const Played played = play_secure(position.configuration(), names, 1, generous_limits());
  CHECK_EQUAL(played.out(0), "");
  CHECK(played.trace.find("\nscore\t200\t0\t0\t0\n") != std::string::npos);
  CHECK(comparable(played.trace) == comparable(play_match(position.configuration(), names, 1)));
}
