#pragma once

#include <Board.hh>
#include <engine/match/Trace.hh>

namespace game_engine {

/// What happened in a recorded round.
struct RecordedEvents {
  Events events;
  /// Of each event, whether it may as well have ended otherwise.
  std::vector<bool> is_unsure;
  /// Whether the next state follows from it.
  bool agrees = false;
  long tries = 0;
};

/// Plays a recorded round again. What dice decided is taken from the next state; who won a fight is
/// tried until that state follows. The round must have a next state and orders.
/// docs/design.md, The page's module. @throws InputError
RecordedEvents find_events(const Trace& trace, int round);

}  // namespace game_engine
