#include "Stages.hh"

#include <algorithm>

namespace game_engine {

std::int64_t MatchNumbers::place_of(std::int64_t number) const {
  if (some_.empty())
    return number < range_.first or number > range_.last ? 0 : number - range_.first + 1;
  const auto place = std::lower_bound(some_.begin(), some_.end(), number);
  return place == some_.end() or *place != number ? 0 : place - some_.begin() + 1;
}

Stages::Stages(const SeriesTally& tally, const MatchRange& range) : tally_(tally), range_(range) {}

bool Stages::next() {
  if (tally_.is_settled()) return false;
  if (not tally_.order()) {
    matches_ = MatchNumbers(range_);
    return stage_.number++ == 0 and matches_.size() > 0;
  }
  const Series& series = tally_.series();
  do {
    stage_.values.clear();
    const std::int64_t first = stage_.number++ * SEEDS, end = std::min(first + SEEDS, series.seeds);
    if (first >= series.seeds) return false;
    for (std::int64_t seed = first; seed < end; ++seed)
      if (tally_.wants((*series.groups)[seed])) stage_.values.push_back(int(seed - first));
  } while (stage_.values.empty());
  matches_ = matches_of(series, stage_);
  return true;
}

std::optional<SeriesStage> Stages::stage() const {
  return tally_.order() ? std::optional(stage_) : std::nullopt;
}

MatchNumbers Stages::matches_of(const Series& series, const SeriesStage& stage) {
  std::vector<std::int64_t> numbers;
  for (int value : stage.values) {
    const std::int64_t seed = (stage.number - 1) * SEEDS + value;
    if (value < 0 or value >= SEEDS or seed >= series.seeds) return {};
    for (int k = 1; k <= series.matches_per_seed(); ++k)
      numbers.push_back(seed * series.matches_per_seed() + k);
  }
  return MatchNumbers(numbers);
}

}  // namespace game_engine
