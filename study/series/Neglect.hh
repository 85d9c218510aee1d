#pragma once

// Where a player gives no order at all: in rounds, or to units.

#include <bitset>
#include <engine/game/Game.hh>

namespace game_engine {

/// In a match.
struct Neglect {
  static constexpr unsigned SIZE = 256;  ///< Later rounds and greater ids don't count.

  bool gives_some = false;   ///< Orders.
  std::bitset<SIZE> rounds;  ///< In which it had units and gave none.
  std::bitset<SIZE> units;   ///< Those that it had at the start and that never got one.

  /// @param units_now  that could have an order
  void add(int round, const std::vector<int>& units_now, const Orders& orders);
};

/// What is so in nearly all of many matches.
class NeglectTally {
 public:
  void add(const Neglect& of_match, int seat);

  /// In sentences; none of few matches.
  /// @param who  YOURS, or its name
  /// @param configuration  that of the matches
  std::vector<std::string> sentences(const std::string& who,
                                     const Configuration& configuration) const;

 private:
  std::string of_rounds(const std::string& who) const;
  std::string of_units(const std::string& whose, const Configuration& configuration) const;

  using Counts = std::array<int, Neglect::SIZE>;
  Counts rounds_{};
  std::array<Counts, NUM_PLAYERS> units_{};  ///< By seat.
  std::array<int, NUM_PLAYERS> matches_{};
  int all_matches_ = 0, all_units_ = 0;
};

}  // namespace game_engine
