#include "GreatestFirst.hh"

#include <algorithm>
#include <numeric>

namespace game_engine {

std::vector<std::size_t> greatest_first(const std::vector<double>& numbers) {
  std::vector<std::size_t> order(numbers.size());
  std::iota(order.begin(), order.end(), std::size_t(0));
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return numbers[a] > numbers[b]; });
  return order;
}

}  // namespace game_engine
