#pragma once

// All that helps the tests of any game. Those of a game's rules get it from their Boards.hh, those
// of the engine from Runs.hh.

#include <engine/random/SplitMix.hh>
#include "Project.hh"
#include "Scripted.hh"
#include "Secure.hh"
#include "Signature.hh"
#include "Texts.hh"

/// Numbers in [0, 1) that are the same on every machine.
class Numbers {
 public:
  explicit Numbers(std::int64_t seed) : draw_(SplitMix::plain(seed)) {}

  double next() { return std::ldexp(static_cast<double>(draw_.next() >> 11), -53); }

  int below(int bound) { return static_cast<int>(next() * bound); }

 private:
  SplitMix draw_;
};

template <typename T>
void shuffle(std::vector<T>& items, Numbers& numbers) {
  for (int i = static_cast<int>(items.size()) - 1; i > 0; --i)
    std::swap(items[i], items[numbers.below(i + 1)]);
}
