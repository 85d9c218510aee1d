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

  /// Each of the first `steps` players must be ahead of the one before at least so many times, on
  /// so many boards from each seat. The two others are Null up to step `last_with_null`, then Demo.
  void check_each_beats_the_one_before(int steps, int last_with_null, int boards, int least) const;

 private:
  int times_ahead_of_before(int step, int boards, const std::string& third) const;

  std::string name_;
};

}  // namespace tests
