#pragma once

#include <string>

namespace tests {

/// A guide for a first player: docs/guide.md, the same in Catalan in docs/guia.md, and a player for
/// each step, made of the code that the guide shows. Its checks fail the test that calls them.
class Guide {
 public:
  /// The players are called `name` with the number of the step.
  explicit Guide(const std::string& name) : name_(name) {}

  /// Step 0 is the empty player.
  std::string player(int step) const;

  void check_same_code_in_both_languages() const;

  /// In how many of so many boards, from each seat, the player of a step is ahead of the one
  /// before, with two more players `third`.
  int times_ahead_of_before(int step, int boards, const std::string& third) const;

 private:
  std::string name_;
};

}  // namespace tests
