#ifndef TESTS_GUIDE_HH
#define TESTS_GUIDE_HH

#include <string>

namespace tests {

/// A guide for a first player: docs/guide.md, the same in Catalan in docs/guia.md, and in
/// docs/guide a player for each step. Its checks fail the test that calls them.
class Guide {
 public:
  /// The players are called `name` with the number of the step, from 1 to `steps`.
  Guide(const std::string& name, int steps) : name_(name), steps_(steps) {}

  /// Step 0 is the empty player.
  std::string player(int step) const;

  void check_same_code_in_both_languages() const;
  /// All code of the guide stands in the players' files as it is, ...
  void check_code_is_that_of_players() const;
  /// ... and all that is new in a player's file stands in the guide.
  void check_all_new_is_shown() const;

  /// In how many of so many boards, from each seat, the player of a step is ahead of the one
  /// before, with two more players `third`.
  int times_ahead_of_before(int step, int boards, const std::string& third) const;

 private:
  std::string player_file(int step) const;

  std::string name_;
  int steps_;
};

}  // namespace tests

#endif
