#ifndef ENGINE_SERIES_HH
#define ENGINE_SERIES_HH

#include <array>
#include <cstdint>
#include <string>

#include "Match.hh"

namespace game_engine {

/// How the players change seats from one match of a seed to the next.
enum class Seats {
  FIXED,   ///< One match a seed: each player in the seat of its place on the command line.
  ROTATE,  ///< Four: everybody moves on by one seat.
  ALL      ///< Twenty-four: all orders.
};

/// The word that stands for it on the command line.
std::string seats_word(Seats seats);

/// In each seat, which player: an index into the players of the command line.
using Seating = std::array<int, NUM_PLAYERS>;

/// A match of a series before it is played.
struct PlannedMatch {
  std::int64_t number;  ///< From 1.
  std::int64_t seed;
  Seating seating;
};

/// Some matches of a series: those with the numbers `first` to `last`; none if last < first.
struct MatchRange {
  std::int64_t first;
  std::int64_t last;

  std::int64_t size() const { return last - first + 1; }
};

/// A list of matches: what each one is follows from its number alone, so that any part of the
/// list can be played anywhere, at any time and in any order.
struct Series {
  Names players;  ///< As on the command line. The same name may stand there more than once.
  std::int64_t first_seed = 1;
  std::int64_t seeds = 1;  ///< How many: first_seed, first_seed + 1, ...
  Seats seats = Seats::FIXED;

  int matches_per_seed() const;
  std::int64_t num_matches() const { return seeds * matches_per_seed(); }
  PlannedMatch match(std::int64_t number) const;

  /// Part `part` of `parts`, from 1: whole seeds, as many as in the others or one less.
  MatchRange part(std::int64_t part, std::int64_t parts) const;

  Names names_by_seat(const Seating& seating) const;
};

}  // namespace game_engine

#endif
