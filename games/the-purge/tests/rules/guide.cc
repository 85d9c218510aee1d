// The guide for a first player, docs/guide.md and docs/guia.md, and its players.

#include <tests/kit/Guide.hh>
#include <tests/kit/Test.hh>

using namespace tests;

namespace {

constexpr int STEPS = 4;

const Guide GUIDE("Sandin");

}  // namespace

TEST("the guide shows the same code in both languages") {
  GUIDE.check_same_code_in_both_languages();
}

TEST("each player of the guide beats the one before") {
  for (int step = 1; step <= STEPS; ++step) {
    const int ahead = GUIDE.times_ahead_of_before(step, 10, step == 1 ? "Null" : "Demo");
    if (ahead < 21) fail(__FILE__, __LINE__, GUIDE.player(step) + ": " + std::to_string(ahead));
  }
}
