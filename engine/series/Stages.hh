#pragma once

#include <optional>
#include <vector>

#include "SeriesTally.hh"

namespace game_engine {

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
  /// The place of a number, 0 if it isn't there.
  std::int64_t place_of(std::int64_t number) const;

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
  Stages(const SeriesTally& tally, const MatchRange& range);

  /// Goes to the next stage with matches; false if there is none, or all is settled.
  bool next();

  const MatchNumbers& matches() const { return matches_; }
  /// This stage; nothing if all is played at once.
  std::optional<SeriesStage> stage() const;

  /// The matches of a stage that has begun elsewhere; none if it is not of this series.
  static MatchNumbers matches_of(const Series& series, const SeriesStage& stage);

 private:
  const SeriesTally& tally_;
  const MatchRange range_;
  SeriesStage stage_ = {0, {}};
  MatchNumbers matches_;
};

}  // namespace game_engine
