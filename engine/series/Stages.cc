#include "Stages.hh"

#include <algorithm>

namespace game_engine {

std::int64_t MatchNumbers::place_of(std::int64_t number) const {
  if (some_.empty())
    return number < range_.first or number > range_.last ? 0 : number - range_.first + 1;
  const auto place = std::lower_bound(some_.begin(), some_.end(), number);
  return place == some_.end() or *place != number ? 0 : place - some_.begin() + 1;
}

std::string StageSeeds::text() const {
  std::string text = std::to_string(stage);
  for (std::size_t k = 0; k < seeds.size(); ++k)
    text += (k == 0 ? ":" : ",") + std::to_string(seeds[k]);
  return text;
}

bool StageSeeds::are_of(const Series& series) const {
  return std::all_of(seeds.begin(), seeds.end(), [&](int seed) {
    return seed >= 0 and seed < Stages::SEEDS and (stage - 1) * Stages::SEEDS + seed < series.seeds;
  });
}

Stages::Stages(const SeriesTally& tally, const MatchRange& range) : tally_(tally), range_(range) {}

bool Stages::next() {
  if (tally_.is_settled()) return false;
  if (not tally_.order()) {
    matches_ = MatchNumbers(range_);
    return stage_++ == 0 and matches_.size() > 0;
  }
  const Series& series = tally_.series();
  do {
    seeds_.clear();
    if (stage_ * SEEDS >= series.seeds) return false;
    const std::int64_t first = stage_++ * SEEDS, end = std::min(first + SEEDS, series.seeds);
    for (std::int64_t seed = first; seed < end; ++seed)
      if (tally_.wants((*series.groups)[std::size_t(seed)])) seeds_.push_back(int(seed - first));
  } while (seeds_.empty());
  matches_ = matches_of(series, {stage_, seeds_});
  return true;
}

std::optional<StageSeeds> Stages::seeds() const {
  if (not tally_.order()) return std::nullopt;
  return StageSeeds{stage_, seeds_};
}

MatchNumbers Stages::matches_of(const Series& series, const StageSeeds& stage) {
  std::vector<std::int64_t> numbers;
  for (int seed : stage.seeds)
    for (int k = 1; k <= series.matches_per_seed(); ++k)
      numbers.push_back(((stage.stage - 1) * SEEDS + seed) * series.matches_per_seed() + k);
  return MatchNumbers(numbers);
}

}  // namespace game_engine
