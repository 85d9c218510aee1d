#pragma once

#include <engine/game/Game.hh>
#include <array>
#include <cstdint>
#include <string>

namespace game_engine {

/// Whoever is told of a match while it is played. This one takes no notice of anything.
class MatchWatcher {
 public:
  virtual ~MatchWatcher() = default;

  virtual void start_round(int) {}
  /// The CPU time that a player's turn took, or its start before the first round, in nanoseconds.
  virtual void add_time(int, std::int64_t) {}
  /// The player is out from here on, for that reason.
  virtual void add_out(int, const std::string&) {}
  /// The orders given in a round, and what became of them.
  virtual void add_orders(const std::array<Orders, NUM_PLAYERS>&, const Outcomes&) {}
  /// What happened in the round, unless the rules are the original ones, which don't tell.
  virtual void add_events(const Events&) {}
  /// The match is over, and its players are gone.
  virtual void end() {}
};

}  // namespace game_engine
