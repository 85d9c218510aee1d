#include "SeriesTally.hh"

#include <map>
#include <engine/text/Ranges.hh>

namespace game_engine {

namespace {

static_assert(NUM_PLAYERS == PLAYERS_PER_MATCH);

constexpr std::int64_t MILLION = 1000000;

// How many points the first player is behind the top score; 0 if it does not play.
int deficit(const NotedMatch& noted) {
  const std::array<int, NUM_PLAYERS> scores = noted.result.scores();
  const int first = noted.first_player();
  if (first == -1) return 0;
  return *std::max_element(scores.begin(), scores.end()) - scores[first];
}

// A player's share of all points, in millionths; equal shares if nobody has any.
std::int64_t share(const std::array<int, NUM_PLAYERS>& scores, int player) {
  const std::int64_t total = std::accumulate(scores.begin(), scores.end(), std::int64_t(0));
  return total == 0 ? MILLION / NUM_PLAYERS : (scores[player] * MILLION + total / 2) / total;
}

}  // namespace

int NotedMatch::first_player() const {
  const auto first = std::find(match.group.begin(), match.group.end(), 0);
  return first == match.group.end() ? -1 : int(first - match.group.begin());
}

SeriesTally::SeriesTally(const Series& series) : series_(series), players_(series.players.size()) {
  if (series.meeting == Meeting::POOL) ahead_.resize(players_.size() * players_.size());
}

void SeriesTally::ask(const Until& until) {
  if (until.qualified) asks_whether_qualified_ = true;
  else test_.emplace(until.error);
}

bool SeriesTally::is_settled() const {
  if (asks_whether_qualified_) return is_clear(ahead_of_mean_, int(num_matches_));
  return test_ and test_->answer() != SequentialTest::OPEN;
}

void SeriesTally::add(const MatchResult& result) {
  seed_.push_back(result);
  if (int(seed_.size()) < series_.matches_per_seed()) return;
  const auto is_counted = [](const MatchResult& match) { return match.is_counted(); };
  const auto lost = seed_.size() - std::size_t(count_if(seed_, is_counted));
  not_counted_ += lost;
  if (lost == 0) count_seed();
  seed_.clear();
}

void SeriesTally::count_seed() {
  struct Sums {
    std::int64_t win = 0, pass = 0, rank = 0, score = 0, share = 0;
    int seats = 0;
  };
  std::map<int, Sums> sums;
  const Foursome group = series_.match(seed_[0].number).group;
  HabitsBySeat habits{};
  for (const MatchResult& result : seed_) {
    for (std::size_t k = 0; k < habits.size(); ++k) add_habits(habits[k], result.players[k].habits);
    const std::array<int, NUM_PLAYERS> scores = result.scores();
    const std::array<Finish, NUM_PLAYERS> standing = finishes(scores);
    for (std::size_t k = 0; k < group.size(); ++k) {
      Sums& sum = sums[group[k]];
      sum.win += standing[k].win;
      sum.pass += standing[k].pass;
      sum.rank += standing[k].rank;
      sum.score += scores[k];
      sum.share += share(scores, k);
      ++sum.seats;
    }
    count_match(series_.match(result.number), result);
  }
  std::array<bool, NUM_PLAYERS> is_first;
  for (std::size_t k = 0; k < is_first.size(); ++k) is_first[k] = group[k] == 0;
  habits_.add(habits, is_first);
  for (const auto& [player, sum] : sums) {
    // For a player in several seats, their mean counts.
    const int times = int(seed_.size()) / sum.seats;
    PlayerTally& tally = players_[player];
    tally.wins.add(sum.win * times);
    tally.passes.add(sum.pass * times);
    tally.ranks.add(sum.rank * times);
    tally.scores.add(sum.score * times);
    tally.shares.add(sum.share * times);
  }
  count_pairs(group);
}

void SeriesTally::count_pairs(const Foursome& group) {
  struct Sums {
    int ahead = 0, behind = 0, meetings = 0;
  };
  std::map<std::pair<int, int>, Sums> sums;
  for (const MatchResult& result : seed_) {
    const std::array<int, NUM_PLAYERS> scores = result.scores();
    if (not ahead_.empty()) rated_.push_back({group, scores});
    for (std::size_t a = 0; a < group.size(); ++a) {
      for (std::size_t b = 0; b < group.size(); ++b) {
        if (group[a] == group[b]) continue;
        Sums& sum = sums[{group[a], group[b]}];
        sum.ahead += scores[a] > scores[b];
        sum.behind += scores[a] < scores[b];
        ++sum.meetings;
      }
    }
  }
  for (const auto& [pair, sum] : sums) {
    const auto [player, other] = pair;
    if (test_ and player == 0 and other == 1) test_->add(sum.ahead, sum.behind, sum.meetings);
    if (ahead_.empty()) continue;
    ahead_[player * series_.num_players() + other].add(TWELFTHS / 2 *
                                                       (sum.meetings + sum.ahead - sum.behind));
  }
}

void SeriesTally::count_match(const PlannedMatch& match, const MatchResult& result) {
  if (num_matches_++ == 0) first_seed_ = match.seed;
  last_seed_ = match.seed;
  const std::array<int, NUM_PLAYERS> scores = result.scores();
  const int all = std::accumulate(scores.begin(), scores.end(), 0);
  ahead_of_mean_ += match.group[0] == 0 and NUM_PLAYERS * scores[0] > all;
  for (std::size_t k = 0; k < result.players.size(); ++k) {
    const PlayerResult& from = result.players[k];
    PlayerTally& to = players_[match.group[k]];
    if (match.group[k] == 0) neglect_.add(result.neglect, from.seat);
    to.score_in_seat[from.seat].add(from.score);
    for (std::size_t s = 0; s < statistics().size(); ++s) to.statistics[s].add(from.statistics[s]);
    to.cpu_time.add(from.cpu_time);
    to.times_out += from.is_out();
    to.turns += from.habits[TURNS_OF_UNITS];
    to.without_order += from.habits[TURNS_WITHOUT_ORDER];
  }
  note(match, result);
}

void SeriesTally::note(const PlannedMatch& match, const MatchResult& result) {
  const auto is_out = [](const PlayerResult& player) { return player.is_out(); };
  if (any_of(result.players, is_out)) {
    ++matches_with_outs_;
    if (outs_.size() < MAX_OUTS) outs_.push_back({match, result});
  }
  worst_.push_back({match, result});
  put_greatest_first(worst_, deficit);
  if (worst_.size() > MAX_WORST or deficit(worst_.back()) == 0) worst_.pop_back();
}

}  // namespace game_engine
