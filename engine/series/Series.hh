#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <engine/match/Match.hh>

#include "Habits.hh"

namespace game_engine {

/// How players change seats between the matches of a seed.
enum class Seats {
  FIXED,   ///< One match a seed: each player in the seat of its place on the command line.
  ROTATE,  ///< Four: everybody moves on by one seat.
  ALL      ///< Twenty-four: all orders.
};

/// Its word on the command line.
std::string seats_word(Seats seats);

/// Who meets whom.
enum class Meeting {
  FOUR,    ///< The same four players in all matches.
  POOL,    ///< Groups of four, drawn so that everybody meets everybody equally often.
  TUNING,  ///< The first two, with each pair of the others in turn.
};

/// The players of a match: indices into those of the command line. Some may appear more than once.
using Foursome = std::array<int, NUM_PLAYERS>;

/// The player in each seat: an index into the group.
using Seating = std::array<int, NUM_PLAYERS>;

/// A match of a series before it is played.
struct PlannedMatch {
  std::int64_t number;  ///< From 1.
  std::int64_t seed;
  Seating seating;
  Foursome group = {0, 1, 2, 3};

  int player_in(int seat) const { return group[seating[seat]]; }
};

/// The matches with the numbers `first` to `last`; none if last < first.
struct MatchRange {
  std::int64_t first;
  std::int64_t last;

  std::int64_t size() const { return last - first + 1; }
};

/// A stage of a search or of a pool; parts of it may be played elsewhere.
struct SeriesStage {
  int number = 1;  ///< From 1.
  /// In a search, the values that all its trials look around; in a pool, which seeds of the stage
  /// are wanted, from 0.
  std::vector<int> values;

  std::string text() const;  ///< "7:6200,300"
};

/// Part `part` (from 1) of `parts` of these matches; parts differ by one match at most.
MatchRange part_of(const MatchRange& range, std::int64_t part, std::int64_t parts);

/// A list of matches. Each follows from its number alone, so any part of the list can be played
/// anywhere, at any time and in any order.
struct Series {
  /// As on the command line. A name may appear more than once.
  std::vector<std::string> players;
  std::int64_t first_seed = 1;
  std::int64_t seeds = 1;  ///< How many: first_seed, first_seed + 1, ...
  Seats seats = Seats::FIXED;
  Meeting meeting = Meeting::FOUR;
  /// For each seed, who plays: draw_groups() of Groups.hh; null with Meeting::FOUR.
  std::shared_ptr<const std::vector<Foursome>> groups = nullptr;

  int matches_per_seed() const;
  int num_players() const { return int(players.size()); }
  std::int64_t num_matches() const { return seeds * matches_per_seed(); }
  PlannedMatch match(std::int64_t number) const;

  /// Part `part` (from 1) of `parts`, in whole seeds; parts differ by one seed at most.
  MatchRange part(std::int64_t part, std::int64_t parts) const;

  Names names_by_seat(const PlannedMatch& match) const;
};

/// More statistics than any game has.
constexpr int MAX_STATISTICS = 16;

/// How a player did in a match of a series.
struct PlayerResult {
  int seat = 0;
  int score = 0;
  std::int64_t cpu_time = 0;                                 ///< In microseconds.
  std::int64_t slowest_time = 0;                             ///< Microseconds, in slowest_round.
  int slowest_round = 0;                                     ///< The round that took so long.
  std::array<std::int64_t, MAX_STATISTICS> statistics = {};  ///< Those of statistics().
  HabitCounts habits = {};
  char out[200] = "";  ///< "in round 57: segmentation fault (SIGSEGV)"; empty if it was not out.

  bool is_out() const { return out[0] != '\0'; }
  /// Notes why it was out, cut to fit, with question marks for what is not printable UTF-8.
  void set_out(std::string_view text);
};

/// The beginning of that reason.
extern const std::string NOT_COUNTED;

/// How a match of a series ended. Plain memory, to be sent between processes.
struct MatchResult {
  std::int64_t number = 0;                             ///< Of the match.
  std::array<PlayerResult, NUM_PLAYERS> players = {};  ///< In the order of the match's group.

  std::array<int, NUM_PLAYERS> scores() const;

  /// False if the process of the match ended early, and it can't be told who ended it. All four are
  /// out then, for the reason NOT_COUNTED and what is known.
  bool is_counted() const;
};

}  // namespace game_engine
