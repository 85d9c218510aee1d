#ifndef ENGINE_SERIESTALLY_HH
#define ENGINE_SERIESTALLY_HH

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "MatchResult.hh"
#include "SequentialTest.hh"
#include "Statistics.hh"

namespace game_engine {

/// What is counted of one player. The first four get one number for each seed, the sum over its
/// matches, as these depend on each other; the others one for each match.
struct PlayerTally {
  Sample wins;    ///< In twelfths.
  Sample ranks;   ///< In twelfths.
  Sample scores;  ///< Points.
  Sample shares;  ///< Of the points of all four, in millionths.
  std::array<Sample, NUM_PLAYERS> score_in_seat;
  std::array<Sample, MAX_STATISTICS> statistics;
  Sample cpu_time;  ///< Microseconds.
  std::int64_t times_out = 0;
};

/// A match that deserves a second look.
struct NotedMatch {
  PlannedMatch match;
  MatchResult result;
};

/// Counts what a series brings. It takes the matches in the order of their numbers, and counts
/// those of a seed together as soon as it has all of them.
class SeriesTally {
 public:
  static constexpr std::size_t MOST_WORST = 5;
  static constexpr std::size_t MOST_OUTS = 5;

  explicit SeriesTally(const Series& series) : series_(series) {}

  /// Asks until when player 1 comes ahead of player 2 more often than not, or behind.
  void ask(double error) { test_.emplace(error); }

  void add(const MatchResult& result);

  /// Whether the question, if there is one, has its answer.
  bool is_settled() const { return test_ and test_->answer() != SequentialTest::OPEN; }
  const std::optional<SequentialTest>& test() const { return test_; }

  const Series& series() const { return series_; }
  const PlayerTally& player(int player) const { return players_[player]; }
  std::int64_t num_matches() const { return num_matches_; }
  /// Seeds from the first to the last that is counted; 0 if none is.
  std::int64_t first_seed() const { return first_seed_; }
  std::int64_t last_seed() const { return last_seed_; }

  /// The matches that the first player lost by most points to the winner, the worst one first.
  const std::vector<NotedMatch>& worst() const { return worst_; }
  /// The first matches in which somebody was out.
  const std::vector<NotedMatch>& outs() const { return outs_; }
  std::int64_t matches_with_outs() const { return matches_with_outs_; }

 private:
  void count_seed();
  void count_match(const PlannedMatch& match, const MatchResult& result);
  void note(const PlannedMatch& match, const MatchResult& result);
  void test_seed();

  const Series series_;
  std::vector<MatchResult> seed_;  ///< Those of the seed that is not complete yet.
  std::array<PlayerTally, NUM_PLAYERS> players_;
  std::int64_t num_matches_ = 0;
  std::int64_t first_seed_ = 0;
  std::int64_t last_seed_ = 0;
  std::vector<NotedMatch> worst_;
  std::vector<NotedMatch> outs_;
  std::int64_t matches_with_outs_ = 0;
  std::optional<SequentialTest> test_;
};

}  // namespace game_engine

#endif
