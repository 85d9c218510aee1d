#pragma once

#include <algorithm>
#include <numeric>
#include <vector>

namespace game_engine {

/// Sorts by key(element), a number, the greatest first; equal elements keep their order.
template <typename T, typename Key>
void put_greatest_first(std::vector<T>& list, Key key) {
  std::stable_sort(list.begin(), list.end(),
                   [&](const T& a, const T& b) { return key(a) > key(b); });
}

/// The positions of these numbers, the greatest first; equal ones keep their order.
inline std::vector<std::size_t> greatest_first(const std::vector<double>& numbers) {
  std::vector<std::size_t> order(numbers.size());
  std::iota(order.begin(), order.end(), std::size_t(0));
  put_greatest_first(order, [&](std::size_t k) { return numbers[k]; });
  return order;
}

}  // namespace game_engine
