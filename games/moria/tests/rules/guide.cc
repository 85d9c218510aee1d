// The guide for a first player, docs/guide.md and docs/guia.md, and its players.

#include <tests/kit/Guide.hh>
#include <tests/kit/Test.hh>

using namespace tests;

namespace {

const Guide GUIDE("Gimli");

}  // namespace

TEST("the guide shows the same code in both languages") {
  GUIDE.check_same_code_in_both_languages();
}

TEST("each player of the guide beats the one before") {
  GUIDE.check_each_beats_the_one_before(4, 1, 3, 7);
}
