// The generator: section "Draws" of docs/all-games.md.

#include <Random.hh>
#include "Runs.hh"

namespace {

// The generator as the documentation has it, with doubles.
class Documented {
 public:
  explicit Documented(std::int64_t seed)
      : x_(std::int64_t(std::abs(seed)) % (std::int64_t(1) << 31)) {}

  int random(int l, int u) {
    if (l > u or double(u) - l + 1 > 1000000) return l;
    step();
    step();
    return l + int((double(u) - l + 1) * (double(x_) / 2147483648.0));
  }

 private:
  void step() { x_ = (843314861LL * x_ + 453816693LL) % (1LL << 31); }

  std::int64_t x_;
};

}  // namespace

// So each number has the same chance, one of a single number is drawn, too, and seeds that differ
// in their sign or by 2^31 give the same.
TEST("random(l, u) gives the numbers of the documentation, for every kind of seed") {
  Numbers numbers(1);
  for (std::int64_t seed : {0LL, 1LL, 30LL, -1LL, -30LL, 2147483646LL, 2147483647LL, 2147483648LL,
                            2147483651LL, -2147483648LL, 1LL << 40}) {
    Random random(seed);
    Documented documented(seed);
    for (int k = 0; k < 2000; ++k) {
      const int sizes[] = {1, 2, 6, 1000, 999999, 1000000}, size = sizes[numbers.below(6)];
      const int lows[] = {numbers.below(2001) - 1000, INT_MIN, INT_MAX - size + 1};
      const int l = lows[numbers.below(3)], u = l + (size - 1);
      CHECK_EQUAL(random.random(l, u), documented.random(l, u));
    }
  }
}

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
