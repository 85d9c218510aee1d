#pragma once

#include <Board.hh>

namespace game_engine {

/// What happened in a recorded round.
struct RecordedEvents {
  Events events;
  /// For each event, whether it may as well have ended otherwise.
  std::vector<bool> is_unsure;
  /// Whether the next state follows from it.
  bool agrees = false;
  long tries = 0;
};

/// Plays a recorded round again, from the state before it, the orders that it carried out and the
/// next state. What dice decided is taken from the next state; who won a fight is
/// tried until that state follows.
/// docs/design.md, The page's module. @throws InputError
RecordedEvents find_events(const Configuration& before, const Orders& orders,
                           const Configuration& next);

}  // namespace game_engine
