#pragma once

#include <string>

namespace tests {

/// A guide to a first player, docs/guide.md, and in Catalan, docs/guia.md, with a player for each
/// step, made of the code it shows. Its checks fail the test that calls them.
class Guide {
 public:
  /// The players are called `name` with the number of the step.
  explicit Guide(const std::string& name) : name_(name) {}

  /// Step 0 is the empty player.
  std::string player(int step) const;

  void check_same_code_in_both_languages() const;

  /// How often the player of a step is ahead of the one before on so many boards, from each seat,
  /// with two more players `third`.
  int times_ahead_of_before(int step, int boards, const std::string& third) const;

 private:
  std::string name_;
};

}  // namespace tests
