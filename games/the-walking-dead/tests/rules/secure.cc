// A player in isolation that reaches for what only this game's state has: docs/isolation.md.

#include <tests/kit/Hostile.hh>

const bool hostile_tests_added = [] {
  tests::add_hostile_tests(
      {{"changes its strength points", "Strength", "in round 5: segmentation fault"}}, __FILE__);
  return true;
}();
