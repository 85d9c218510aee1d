#pragma once

// Algorithms of the standard library for whole lists.

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <numeric>
#include <vector>

namespace game_engine {

template <typename List, typename F>
bool any_of(const List& list, F f) {
  return std::any_of(std::begin(list), std::end(list), f);
}

template <typename List, typename F>
bool all_of(const List& list, F f) {
  return std::all_of(std::begin(list), std::end(list), f);
}

template <typename List, typename F>
bool none_of(const List& list, F f) {
  return std::none_of(std::begin(list), std::end(list), f);
}

template <typename List, typename F>
auto count_if(const List& list, F f) {
  return std::count_if(std::begin(list), std::end(list), f);
}

/// Its end if there is none.
template <typename List, typename F>
auto find_if(List& list, F f) {
  return std::find_if(std::begin(list), std::end(list), f);
}

template <typename Value, typename List>
bool is_among(const Value& value, const List& list) {
  return std::find(std::begin(list), std::end(list), value) != std::end(list);
}

template <typename List, typename... IsBefore>
void sort(List& list, IsBefore... is_before) {
  std::sort(std::begin(list), std::end(list), is_before...);
}

template <typename List, typename... IsBefore>
void stable_sort(List& list, IsBefore... is_before) {
  std::stable_sort(std::begin(list), std::end(list), is_before...);
}

template <typename List, typename F>
void erase_if(List& list, F f) {
  list.erase(std::remove_if(list.begin(), list.end(), f), list.end());
}

/// 0 to n - 1.
inline std::vector<int> numbers_below(std::size_t n) {
  std::vector<int> numbers(n);
  std::iota(numbers.begin(), numbers.end(), 0);
  return numbers;
}

}  // namespace game_engine
