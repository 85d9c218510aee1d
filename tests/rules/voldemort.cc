// Rule 8.3: where Voldemort goes. The rest of section 8 is in the examples.

#include "Boards.hh"

namespace {

// A picture with Voldemort at (20, 20) and a letter for each of the other cells.
Position around_voldemort(const std::map<Pos, char>& letters) {
  std::string picture;
  for (int i = 0; i < 30; ++i) {
    for (int j = 0; j < 30; ++j) {
      const auto found = letters.find(Pos(i - 20, j - 20));
      if (i == 20 and j == 20) picture += 'V';
      else picture += found == letters.end() ? '.' : found->second;
    }
    picture += '\n';
  }
  return Position(picture);
}

Pos step(const Position& position) {
  Play play(position);
  const Pos before = play.state().voldemort;
  play.next();
  const Pos after = play.state().voldemort;
  return Pos(after.i - before.i, after.j - before.j);
}

const Pos DOWN(1, 0), RIGHT(0, 1), UP(-1, 0), LEFT(0, -1);

}  // namespace

TEST("8.3 he takes the step after which the larger of the two differences is smaller") {
  for (int i = -6; i <= 6; ++i) {
    for (int j = -6; j <= 6; ++j) {
      if (std::max(abs(i), abs(j)) <= 1) continue;
      // Of all steps that bring him nearer, in the order of the rule.
      Pos best;
      int larger = 100;
      for (Pos s : {DOWN, RIGHT, UP, LEFT}) {
        const int rows = abs(i - s.i), columns = abs(j - s.j);
        if (rows + columns > abs(i) + abs(j) or std::max(rows, columns) >= larger) continue;
        larger = std::max(rows, columns);
        best = s;
      }
      CHECK_EQUAL(step(around_voldemort({{Pos(i, j), 'a'}})), best);
    }
  }
}
