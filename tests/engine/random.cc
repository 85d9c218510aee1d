// The generator: section "Draws" of docs/all-games.md.

#include <Random.hh>
#include "Runs.hh"

TEST("random(l, u) is l and draws nothing if l > u or there are more than a million numbers") {
  Random random(1), untouched(1);
  CHECK_EQUAL(random.random(5, 4), 5);
  CHECK_EQUAL(random.random(INT_MAX, INT_MIN), INT_MAX);
  CHECK_EQUAL(random.random(0, 1000000), 0);
  CHECK_EQUAL(random.random(INT_MIN, INT_MAX), INT_MIN);
  CHECK_EQUAL(random.random(-1, INT_MAX), -1);
  CHECK_EQUAL(random.random(0, 999999), untouched.random(0, 999999));
}

TEST("random_permutation(n) is the shuffle of the documentation, or empty out of its range") {
  for (int n : {0, 1, 2, 15, 3000, 1000000, -1, INT_MIN, 1000001, INT_MAX}) {
    Random random(n), same(n);
    const int size = n < 0 or n > 1000000 ? 0 : n;
    std::vector<int> expected(size);
    for (int k = 0; k < size; ++k) expected[k] = k;
    for (int k = 0; k < size; ++k) std::swap(expected[k], expected[same.random(k, n - 1)]);
    CHECK(random.random_permutation(n) == expected);
    CHECK_EQUAL(random.random(0, 999), same.random(0, 999));
  }
}

TEST(
    "a seed counts without its sign and modulo 2^31, and numbers may be as far from 0 as int "
    "goes") {
  for (std::int64_t seed : {-7LL, (1LL << 31) + 7, -(1LL << 40) - 7})
    CHECK_EQUAL(Random(seed).random(0, 999999), Random(7).random(0, 999999));
  for (int l : {INT_MIN, INT_MAX - 999999})
    CHECK_EQUAL(Random(7).random(l, l + 999999) - l, Random(7).random(0, 999999));
}
