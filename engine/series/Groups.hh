#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include <engine/random/SplitMix.hh>
#include "Series.hh"

namespace game_engine {

constexpr int MIN_IN_POOL = 2, MAX_IN_POOL = 64;
/// A limit, because all groups are drawn beforehand.
constexpr std::int64_t MAX_MATCHES_WITH_GROUPS = 1000000;

/// Draws groups of four, one by one, so that at any time all players have played, met each other
/// and sat in each seat about equally often. The main method is next().
///
/// A group starts with the player who has played least, then takes those who have met its members
/// least often, one by one; chance breaks ties. So for 2 to 64 players, groups played, meetings of
/// two players and times in a seat differ by 4 at most.
class GroupDraw {
 public:
  /// The same seed gives the same groups. @param num_players  at least 1
  GroupDraw(int num_players, std::int64_t seed);

  Foursome next();

  /// How many groups a player has been in; one that has it twice counts twice.
  int times_played(int player) const { return played_[player]; }
  /// How many groups two players have met in.
  int times_met(int a, int b) const { return met_[place(a, b)]; }
  /// How often a player has had that place in a group.
  int times_in_seat(int player, int seat) const { return in_seat_[player][seat]; }

 private:
  std::size_t place(int a, int b) const { return std::size_t(a) * played_.size() + std::size_t(b); }
  Foursome choose();
  int choose_next(const Foursome& group, int size);
  void sit_down(Foursome& group);
  void count(const Foursome& group);

  SplitMix draw_;
  std::vector<int> played_;
  std::vector<int> met_;  ///< By pairs of players.
  std::vector<std::array<int, NUM_PLAYERS>> in_seat_;
};

/// The groups of a series, one per seed, from the number of players, the seeds and the kind of
/// meeting. Null with Meeting::FOUR.
std::shared_ptr<const std::vector<Foursome>> draw_groups(const Series& series);

}  // namespace game_engine
