#pragma once

#include <utility>
#include <vector>

namespace game_engine {

/// The positions of these numbers, the greatest first; equal ones keep their order.
std::vector<std::size_t> greatest_first(const std::vector<double>& numbers);

/// Sorts by key(element), a number, the greatest first; equal elements keep their order.
template <typename T, typename Key>
void put_greatest_first(std::vector<T>& list, Key key) {
  std::vector<double> keys;
  for (const T& element : list) keys.push_back(double(key(element)));
  std::vector<T> ordered;
  for (std::size_t k : greatest_first(keys)) ordered.push_back(std::move(list[k]));
  list = std::move(ordered);
}

}  // namespace game_engine
