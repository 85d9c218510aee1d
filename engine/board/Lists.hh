#pragma once

#include <algorithm>
#include <vector>

namespace game_engine {

/// Consecutive lists in one array, which is passed to every function: plain data, so that a
/// StateData can keep them ready for players.
template <int NUM_LISTS>
class Lists {
 public:
  /// Fills the lists: each(list, add) calls add(thing) for everything in that list. What they no
  /// longer need is cleared, so that equal states have equal bytes.
  template <typename T, typename F>
  void fill(T* array, F each) {
    const int before = end_[NUM_LISTS - 1];
    int n = 0;
    for (int list = 0; list < NUM_LISTS; ++list) {
      each(list, [&](const T& thing) { array[n++] = thing; });
      end_[list] = n;
    }
    for (int k = n; k < before; ++k) array[k] = T();
  }

  /// A copy.
  template <typename T>
  std::vector<T> get(const T* array, int list) const {
    std::vector<T> things;
    add_to(things, array, list);
    return things;
  }

  /// Adds a list to `things`.
  template <typename T>
  void add_to(std::vector<T>& things, const T* array, int list) const {
    things.insert(things.end(), array + begin(list), array + end_[list]);
  }

  /// Moves an id from its list to another; lists of ids are increasing.
  void move(int* ids, int id, int from, int to) {
    if (from == to) return;
    int* const old = std::lower_bound(ids + begin(from), ids + end_[from], id);
    int* const place = std::lower_bound(ids + begin(to), ids + end_[to], id);
    if (from < to) std::move(old + 1, place, old)[0] = id;
    else std::move_backward(place, old, old + 1)[-1] = id;
    const int step = from < to ? -1 : 1;
    for (int list = std::min(from, to); list < std::max(from, to); ++list) end_[list] += step;
  }

 private:
  int begin(int list) const { return list == 0 ? 0 : end_[list - 1]; }

  int end_[NUM_LISTS] = {};
};

}  // namespace game_engine
