#include "SeriesTable.hh"

#include <engine/text/Words.hh>

namespace game_engine {

namespace {

constexpr std::size_t MAX_LOST_TOLD = 10;
const std::string NOT_CLEAR = "not clear";

// "+56.5 +- 40.2"
std::string signed_text(const Estimate& e, int decimals) {
  return (e.value >= 0 ? "+" : "") + mean_text(e, decimals);
}

// What is shown of a difference decides, so that it never says otherwise.
std::string verdict(const Estimate& difference, int decimals, bool is_more_better) {
  const double scale = std::pow(10, decimals), shown = std::round(difference.value * scale),
               width = std::round((difference.high - difference.value) * scale);
  if (difference.low == 0 and difference.high == 0) return "the same";
  if (not(std::abs(shown) > width)) return NOT_CLEAR;
  return (shown > 0) == is_more_better ? "better" : "worse";
}

void add_row(Columns& columns, const std::string& name, const PairedSample& sample, double unit,
             int decimals, bool is_more_better = true) {
  const Estimate difference = sample.difference.mean_estimate(unit);
  columns.add({name, mean_text(sample.before, decimals, unit),
               mean_text(sample.now, decimals, unit), signed_text(difference, decimals),
               verdict(difference, decimals, is_more_better)});
}

std::string lost_text(const PairedTally& tally, const ReplayCommand& before,
                      const ReplayCommand& now) {
  std::string text = "\nWon before and lost now: " + std::to_string(tally.lost.size()) +
                     ". Lost before and won now: " + std::to_string(tally.num_won) + ".\n";
  std::vector<PairedMatch> matches = tally.lost;
  const int k = tally.player;
  const auto fall = [&](const PairedMatch& pair) {
    return pair.before.players[k].score - pair.now.players[k].score;
  };
  put_greatest_first(matches, fall);
  if (matches.size() > MAX_LOST_TOLD) {
    text += "Where the score fell most:\n";
    matches.resize(MAX_LOST_TOLD);
  }
  for (const PairedMatch& pair : matches) {
    text += "  score " + std::to_string(pair.before.players[k].score) + " before, " +
            std::to_string(pair.now.players[k].score) + " now:\n";
    // A player that was changed but kept its name can only be played as it is now.
    const std::string played_before = before.text(pair.match, "before.res");
    if (played_before != now.text(pair.match, "before.res")) text += "    " + played_before + "\n";
    text += "    " + now.text(pair.match, "now.res") + "\n";
  }
  return text;
}

}  // namespace

void PairedSample::add(std::int64_t before_, std::int64_t now_) {
  before.add(before_);
  now.add(now_);
  difference.add(now_ - before_);
}

void PairedTally::add_seed(const std::vector<PairedMatch>& matches) {
  struct Sums {
    std::int64_t score = 0, rank = 0, win = 0, pass = 0;
  };
  const auto count = [&](Sums& sums, const MatchResult& result) {
    const Finish standing = finishes(result.scores())[player];
    sums.score += result.players[player].score;
    sums.rank += standing.rank;
    sums.win += standing.win;
    sums.pass += standing.pass;
    return standing.win > 0;
  };
  Sums before, now;
  for (const PairedMatch& pair : matches) {
    const bool won_before = count(before, pair.before), wins_now = count(now, pair.now);
    if (won_before and not wins_now) lost.push_back(pair);
    num_won += wins_now and not won_before;
  }
  scores.add(before.score, now.score);
  ranks.add(before.rank, now.rank);
  wins.add(before.win, now.win);
  passes.add(before.pass, now.pass);
  num_matches += matches.size();
}

std::string paired_table(const PairedTally& tally, const ReplayCommand& before,
                         const ReplayCommand& now) {
  const int player = tally.player;
  const double per_seed = tally.series.matches_per_seed();
  std::string text = counted(tally.num_matches, "match") + " of both, player " +
                     std::to_string(player + 1) + ": " + before.players[player] + " before, " +
                     now.players[player] + " now\n\n";
  Columns columns;
  columns.add({"mean of", "before", "now", "difference (95%)", "now is"});
  add_row(columns, "score", tally.scores, per_seed, 1);
  add_row(columns, "rank", tally.ranks, per_seed * TWELFTHS, 3, false);
  add_row(columns, "% wins", tally.wins, per_seed * TWELFTHS / 100, 1);
  add_row(columns, "% top two", tally.passes, per_seed * TWELFTHS / 100, 1);
  text += columns.text();
  if (contains(text, NOT_CLEAR)) text += "Where it is not clear, play more matches.\n";
  return text + lost_text(tally, before, now);
}

}  // namespace game_engine
