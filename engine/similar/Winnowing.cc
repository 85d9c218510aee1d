#include "Winnowing.hh"

#include <algorithm>

namespace game_engine {

namespace {

// So that the least grams are not those of particular words.
std::uint64_t mixed(std::uint64_t x) {
  x ^= x >> 33;
  x *= 0xff51afd7ed558ccdULL;
  x ^= x >> 33;
  x *= 0xc4ceb9fe1a85ec53ULL;
  return x ^ (x >> 33);
}

}  // namespace

std::vector<std::uint64_t> grams_of(const std::vector<Token>& tokens) {
  std::vector<std::uint64_t> grams;
  for (std::size_t k = 0; k + GRAM <= tokens.size(); ++k) {
    std::uint64_t hash = 0;
    for (int n = 0; n < GRAM; ++n) hash = mixed(hash ^ std::uint64_t(tokens[k + n].kind));
    grams.push_back(hash);
  }
  return grams;
}

std::vector<Fingerprint> winnow(const std::vector<std::uint64_t>& grams) {
  std::vector<Fingerprint> chosen;
  const int size = int(grams.size());
  int least = -1;
  for (int end = std::min(WINDOW, size); 0 < size and end <= size; ++end) {
    const int start = std::max(0, end - WINDOW);
    const int before = least;
    if (least < start) least = start;
    for (int k = least; k < end; ++k)
      if (grams[k] <= grams[least]) least = k;
    if (least != before) chosen.push_back({grams[least], least});
  }
  return chosen;
}

}  // namespace game_engine
