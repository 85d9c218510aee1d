#pragma once

#include <queue>
#include <vector>

/// For players of tests: the direction in which a shortest way from `start` to a wanted cell
/// begins, found breadth first; -1: there is none. Of ways that are as long, the first by `dirs`.
template <typename Pos, typename Dir, typename Enter, typename Want, typename Pass>
int first_step(Pos start, const std::vector<Dir>& dirs, Enter may_enter, Want is_wanted,
               Pass goes_on) {
  constexpr int MAX_SIDE = 64, UNSEEN = -1, START = 9;
  std::vector<std::vector<int>> first(MAX_SIDE, std::vector<int>(MAX_SIDE, UNSEEN));
  first[start.i][start.j] = START;
  std::queue<Pos> pending({start});
  for (; not pending.empty(); pending.pop())
    for (Dir d : dirs) {
      const Pos from = pending.front(), p = from + d;
      if (not may_enter(p) or first[p.i][p.j] != UNSEEN) continue;
      first[p.i][p.j] = from == start ? int(d) : first[from.i][from.j];
      if (is_wanted(p)) return first[p.i][p.j];
      if (goes_on(p)) pending.push(p);
    }
  return UNSEEN;
}
