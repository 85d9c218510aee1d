#include "LinesChanged.hh"

#include <algorithm>
#include <engine/text/Words.hh>
#include <vector>

namespace game_engine {

std::optional<int> lines_changed(const std::string& before, const std::string& now, int most) {
  const std::vector<std::string> a = split(before, '\n'), b = split(now, '\n');
  const int size_a = int(a.size()), size_b = int(b.size());
  // By k, the lines of `a` that can be passed with so many changes, if k more of `a` than of `b`.
  std::vector<int> farthest(std::size_t(2 * most + 3), 0);
  const auto reach = [&](int k) -> int& { return *(farthest.begin() + most + 1 + k); };
  for (int changes = 0; changes <= most; ++changes)
    for (int k = -changes; k <= changes; k += 2) {
      int x = k == -changes or (k != changes and reach(k - 1) < reach(k + 1)) ? reach(k + 1)
                                                                              : reach(k - 1) + 1;
      while (x < size_a and x - k < size_b and a[std::size_t(x)] == b[std::size_t(x - k)]) ++x;
      reach(k) = x;
      if (x >= size_a and x - k >= size_b) return changes;
    }
  return std::nullopt;
}

}  // namespace game_engine
