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

/// A match that deserves a second look.
struct NotedMatch {
  PlannedMatch match;
  MatchResult result;

  /// The place of the first player in the group, the best of several; -1 if it isn't there.
  int first_player() const;
};

/// Counts the results of a series, in the order of their numbers; those of a seed together, once
/// they are complete, if all of them are counted.
class SeriesTally {
 public:
  static constexpr std::size_t MAX_WORST = 5;
  static constexpr std::size_t MAX_OUTS = 5;
  static constexpr std::size_t MAX_SLOW = 5;

  explicit SeriesTally(const Series& series);

  /// Asks for the order of a pool, whether player 1 comes ahead of player 2 more often than not, or
  /// whether it qualifies.
  void ask(const Until& until);

  void add(const MatchResult& result);

  /// Whether the question, if there is one, has its answer.
  bool is_settled() const;
  /// Whether a match of these players may still help to settle the order of a pool.
  bool wants(const Foursome& group) const;
  const std::optional<SequentialTest>& test() const { return test_; }
  const std::optional<PoolOrder>& order() const { return order_; }
  bool asks_whether_qualified() const { return asks_whether_qualified_; }
  /// In how many matches the first player was ahead of the mean of the other three.
  int ahead_of_mean() const { return ahead_of_mean_; }

  const Series& series() const { return series_; }
  const PlayerTally& player(int player) const { return players_[player]; }
  /// What the numbers counted once per seed are multiples of: in pools of two or three, a player in
  /// two seats counts as much as one in one.
  int scale() const { return series_.num_players() < NUM_PLAYERS ? 2 : 1; }
  /// In pools, how often one player came ahead of another: a number per seed in which they met, in
  /// twelfths and multiples of the scale's square.
  const Sample& ahead(int player, int other) const {
    return ahead_[std::size_t(player) * std::size_t(series_.num_players()) + std::size_t(other)];
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
  /// The matches in which the first player had its slowest rounds, the slowest first.
  const std::vector<NotedMatch>& slow() const { return slow_; }
  /// The first matches in which somebody was out.
  const std::vector<NotedMatch>& outs() const { return outs_; }
  std::int64_t matches_with_outs() const { return matches_with_outs_; }
  /// What the first player does otherwise; of matches that were played here, not of reports.
  const HabitTally& habits() const { return habits_; }

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
  std::vector<NotedMatch> slow_;
  std::vector<NotedMatch> outs_;
  std::int64_t matches_with_outs_ = 0;
  HabitTally habits_;
  std::optional<SequentialTest> test_;
  std::optional<PoolOrder> order_;
  bool asks_whether_qualified_ = false;
  int ahead_of_mean_ = 0;
};

/// Numbers of matches, rising: all of a range, or some.
class MatchNumbers {
 public:
  MatchNumbers() = default;
  explicit MatchNumbers(const MatchRange& all) : range_(all) {}
  explicit MatchNumbers(const std::vector<std::int64_t>& some)
      : range_{1, std::int64_t(some.size())}, some_(some) {}

  std::int64_t size() const { return range_.size(); }
  /// @param place  from 1 to size()
  std::int64_t at(std::int64_t place) const {
    return some_.empty() ? range_.first + place - 1 : some_[place - 1];
  }

 private:
  MatchRange range_ = {1, 0};  ///< Of numbers; with `some_`, of places.
  std::vector<std::int64_t> some_;
};

/// The matches of a series, in order. A pool whose order is to be settled has stages of 16 seeds,
/// and plays the seeds with a pair that is open when the stage begins: these don't depend on how
/// many matches are played at a time. Otherwise all matches come at once. Begin with next().
class Stages {
 public:
  static constexpr std::int64_t SEEDS = 16;

  /// The caller adds to the tally, all matches of a stage before the next.
  explicit Stages(const SeriesTally& tally) : tally_(tally) {}

  /// Goes to the next stage with matches; false if there is none, or all is settled.
  bool next();

  const MatchNumbers& matches() const { return matches_; }

 private:
  const SeriesTally& tally_;
  std::int64_t stage_ = 0;  ///< The next one.
  MatchNumbers matches_;
};

}  // namespace game_engine
