#pragma once

#include <optional>

#include "Rating.hh"
#include "SequentialTest.hh"
#include "Series.hh"

namespace game_engine {

/// What is counted for a player. The first five get one number per seed, the sum over its matches,
/// which depend on each other; the others one per match.
struct PlayerTally {
  Sample wins;    ///< In twelfths.
  Sample passes;  ///< First and second places, in twelfths.
  Sample ranks;   ///< In twelfths.
  Sample scores;  ///< Points.
  Sample shares;  ///< Of the points of all four, in millionths.
  std::array<Sample, NUM_PLAYERS> score_in_seat;
  std::array<Sample, MAX_STATISTICS> statistics;
  Sample cpu_time;                            ///< Microseconds.
  std::int64_t turns = 0, without_order = 0;  ///< Of its units; 0 in reports.
  std::int64_t times_out = 0;

  std::int64_t num_matches() const { return cpu_time.count(); }
};

struct NotedMatch {
  PlannedMatch match;
  MatchResult result;

  /// The place of the first player in the group; -1 if it isn't there.
  int first_player() const;
};

/// Counts the results of a series, in the order of their numbers; those of a seed together, once
/// they are complete, if all of them are counted.
class SeriesTally {
 public:
  static constexpr std::size_t MAX_WORST = 3;
  static constexpr std::size_t MAX_OUTS = 5;

  explicit SeriesTally(const Series& series);

  /// Asks whether player 1 comes ahead of player 2 more often than not, or whether it qualifies.
  void ask(const Until& until);

  void add(const MatchResult& result);

  /// Whether the question has its answer.
  bool is_settled() const;
  const std::optional<SequentialTest>& test() const { return test_; }
  bool asks_whether_qualified() const { return asks_whether_qualified_; }
  /// In how many matches the first player was ahead of the mean of the other three.
  int ahead_of_mean() const { return ahead_of_mean_; }

  const Series& series() const { return series_; }
  const PlayerTally& player(int player) const { return players_[player]; }
  /// In pools, how often one player came ahead of another: a number per seed in which they met, in
  /// twelfths.
  const Sample& ahead(int player, int other) const {
    return ahead_[player * series_.num_players() + other];
  }
  /// The matches of a pool, those of a seed one after the other.
  const std::vector<RatedMatch>& rated_matches() const { return rated_; }
  std::int64_t num_matches() const { return num_matches_; }
  /// How many of them are not counted, in complete seeds.
  std::int64_t not_counted() const { return not_counted_; }
  /// The first and last seed counted; 0 if none.
  std::int64_t first_seed() const { return first_seed_; }
  std::int64_t last_seed() const { return last_seed_; }

  /// The matches the first player lost by the most points, the worst first.
  const std::vector<NotedMatch>& worst() const { return worst_; }
  /// The first matches in which somebody was out.
  const std::vector<NotedMatch>& outs() const { return outs_; }
  std::int64_t matches_with_outs() const { return matches_with_outs_; }
  /// Of the first player; of matches that were played here, not of reports.
  const HabitTally& habits() const { return habits_; }
  const NeglectTally& neglect() const { return neglect_; }

 private:
  void count_seed();
  void count_pairs(const Foursome& group);
  void count_match(const PlannedMatch& match, const MatchResult& result);
  void note(const PlannedMatch& match, const MatchResult& result);

  const Series series_;
  std::vector<MatchResult> seed_;  ///< Of the seed that is not complete yet.
  std::vector<PlayerTally> players_;
  std::vector<Sample> ahead_;  ///< By pairs of players.
  std::vector<RatedMatch> rated_;
  std::int64_t num_matches_ = 0;
  std::int64_t not_counted_ = 0;
  std::int64_t first_seed_ = 0;
  std::int64_t last_seed_ = 0;
  std::vector<NotedMatch> worst_;
  std::vector<NotedMatch> outs_;
  std::int64_t matches_with_outs_ = 0;
  HabitTally habits_;
  NeglectTally neglect_;
  std::optional<SequentialTest> test_;
  bool asks_whether_qualified_ = false;
  int ahead_of_mean_ = 0;
};

}  // namespace game_engine
