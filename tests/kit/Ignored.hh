#pragma once

#include <tests/rules/Boards.hh>

namespace tests {

/// How often a round with these orders has drawn shows in the next one: in which order four units,
/// "a" to "d", move then, for the seeds 1 to 20; by the original rules, whose draws go on.
template <typename GiveOrders>
std::string order_after(const Position& position, GiveOrders give) {
  std::string order;
  for (int seed = 1; seed <= 20; ++seed) {
    Play play(Position(position).original_rules(), seed);
    give(play);
    play.next();
    order += play.go({{"a", Right}, {"b", Right}, {"c", Right}, {"d", Right}}) + "\n";
  }
  return order;
}

/// Checks that an order of the first round is ignored, which give(play) gives, and that nothing
/// changes, in both versions.
template <typename GiveOrder>
void check_ignored(const Position& position, GiveOrder give) {
  for (bool original : {false, true}) {
    Play play(Position(position).original_rules(original));
    const std::string round = "round ", before = state_text(play.board());
    const int number = play.state().round;
    give(play);
    CHECK_EQUAL(play.next(), "");
    CHECK_EQUAL(state_text(play.board()), replaced(before, round + std::to_string(number),
                                                   round + std::to_string(number + 1)));
  }
}

/// The same of a move.
inline void check_ignored(const Position& position, const std::string& unit, Dir dir) {
  check_ignored(position, [&](Play& play) { play.move(unit, dir); });
}

/// Checks of a move that it is ignored, in a game in which something else changes all the same.
inline void check_stays(const Position& position, const std::string& unit, Dir dir) {
  Play play(position);
  const Pos before = play.pos(unit);
  CHECK_EQUAL(play.go(unit, dir), "");
  CHECK_EQUAL(play.pos(unit), before);
}

}  // namespace tests
