#include "SeriesTally.hh"

#include <Board.hh>
#include <algorithm>
#include <numeric>

namespace game_engine {

namespace {

static_assert(NUM_PLAYERS == PLAYERS_PER_MATCH);

constexpr std::int64_t MILLION = 1000000;

// Points that the first player lacks to the top score.
int deficit(const MatchResult& result) {
  const std::array<int, NUM_PLAYERS> scores = result.scores();
  return *std::max_element(scores.begin(), scores.end()) - scores[0];
}

// A player's share of all points, in millionths; all the same if nobody has any.
std::int64_t share(const std::array<int, NUM_PLAYERS>& scores, int player) {
  const std::int64_t total = std::accumulate(scores.begin(), scores.end(), std::int64_t(0));
  return total == 0 ? MILLION / NUM_PLAYERS : (scores[player] * MILLION + total / 2) / total;
}

}  // namespace

void SeriesTally::add(const MatchResult& result) {
  seed_.push_back(result);
  if (int(seed_.size()) == series_.matches_per_seed()) count_seed();
}

void SeriesTally::count_seed() {
  struct Sums {
    std::int64_t win = 0, rank = 0, score = 0, share = 0;
  };
  std::array<Sums, NUM_PLAYERS> sums;
  for (const MatchResult& result : seed_) {
    const std::array<int, NUM_PLAYERS> scores = result.scores();
    const std::array<Standing, NUM_PLAYERS> standing = standings(scores);
    for (int player = 0; player < NUM_PLAYERS; ++player) {
      sums[player].win += standing[player].win;
      sums[player].rank += standing[player].rank;
      sums[player].score += scores[player];
      sums[player].share += share(scores, player);
    }
    count_match(series_.match(result.number), result);
  }
  for (int player = 0; player < NUM_PLAYERS; ++player) {
    players_[player].wins.add(sums[player].win);
    players_[player].ranks.add(sums[player].rank);
    players_[player].scores.add(sums[player].score);
    players_[player].shares.add(sums[player].share);
  }
  if (test_) test_seed();
  seed_.clear();
}

void SeriesTally::count_match(const PlannedMatch& match, const MatchResult& result) {
  if (num_matches_++ == 0) first_seed_ = match.seed;
  last_seed_ = match.seed;
  for (int player = 0; player < NUM_PLAYERS; ++player) {
    const PlayerResult& from = result.players[player];
    PlayerTally& to = players_[player];
    to.score_in_seat[from.seat].add(from.score);
    for (std::size_t k = 0; k < Board::statistics().size(); ++k)
      to.statistics[k].add(from.statistics[k]);
    to.cpu_time.add(from.cpu_time);
    to.times_out += from.is_out();
  }
  note(match, result);
}

void SeriesTally::note(const PlannedMatch& match, const MatchResult& result) {
  const auto is_out = [](const PlayerResult& player) { return player.is_out(); };
  if (std::any_of(result.players.begin(), result.players.end(), is_out)) {
    ++matches_with_outs_;
    if (outs_.size() < MOST_OUTS) outs_.push_back({match, result});
  }
  if (deficit(result) == 0) return;
  const auto place = std::find_if(worst_.begin(), worst_.end(), [&](const NotedMatch& other) {
    return deficit(other.result) < deficit(result);
  });
  worst_.insert(place, {match, result});
  if (worst_.size() > MOST_WORST) worst_.pop_back();
}

void SeriesTally::test_seed() {
  int ahead = 0, behind = 0;
  for (const MatchResult& result : seed_) {
    ahead += result.players[0].score > result.players[1].score;
    behind += result.players[0].score < result.players[1].score;
  }
  test_->add(ahead, behind, int(seed_.size()));
}

}  // namespace game_engine
