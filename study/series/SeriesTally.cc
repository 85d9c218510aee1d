#include "SeriesTally.hh"

#include <algorithm>
#include <map>
#include <numeric>

#include <engine/game/Game.hh>

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

std::int64_t slowest_time(const NotedMatch& noted) {
  const int first = noted.first_player();
  return first == -1 ? 0 : noted.result.players[first].slowest_time;
}

// Puts a match into a list of those with the most of something.
template <typename F>
void note_one_of_most(std::vector<NotedMatch>& list, std::size_t most, const NotedMatch& noted,
                      F much) {
  if (much(noted) == 0) return;
  const auto place = std::find_if(
      list.begin(), list.end(), [&](const NotedMatch& other) { return much(other) < much(noted); });
  list.insert(place, noted);
  if (list.size() > most) list.pop_back();
}

// A player's share of all points, in millionths; equal shares if nobody has any.
std::int64_t share(const std::array<int, NUM_PLAYERS>& scores, int player) {
  const std::int64_t total = std::accumulate(scores.begin(), scores.end(), std::int64_t(0));
  return total == 0 ? MILLION / NUM_PLAYERS : (scores[player] * MILLION + total / 2) / total;
}

}  // namespace

int NotedMatch::first_player() const {
  int first = -1;
  for (int k = 0; k < NUM_PLAYERS; ++k) {
    const std::size_t at = std::size_t(k);
    if (match.group[at] == 0 and
        (first == -1 or result.players[at].score > result.players[first].score))
      first = k;
  }
  return first;
}

SeriesTally::SeriesTally(const Series& series) : series_(series), players_(series.players.size()) {
  if (series.meeting == Meeting::POOL) ahead_.resize(players_.size() * players_.size());
}

void SeriesTally::ask(const Until& until) {
  if (series_.meeting == Meeting::POOL) order_.emplace(series_.num_players(), until);
  else if (until.qualified) asks_whether_qualified_ = true;
  else test_.emplace(until.error);
}

bool SeriesTally::is_settled() const {
  if (asks_whether_qualified_) return is_clear(ahead_of_mean_, int(num_matches_));
  return order_ ? order_->is_settled() : test_ and test_->answer() != SequentialTest::OPEN;
}

bool SeriesTally::wants(const Foursome& group) const {
  for (int player : group)
    for (int other : group)
      if (order_ and order_->is_open(player, other)) return true;
  return false;
}

void SeriesTally::add(const MatchResult& result) {
  seed_.push_back(result);
  if (int(seed_.size()) < series_.matches_per_seed()) return;
  const auto is_counted = [](const MatchResult& match) { return match.is_counted(); };
  const auto lost =
      seed_.size() - std::size_t(std::count_if(seed_.begin(), seed_.end(), is_counted));
  not_counted_ += std::int64_t(lost);
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
      sum.share += share(scores, int(k));
      ++sum.seats;
    }
    count_match(series_.match(result.number), result);
  }
  std::array<bool, NUM_PLAYERS> is_first;
  for (std::size_t k = 0; k < is_first.size(); ++k) is_first[k] = group[k] == 0;
  habits_.add(habits, is_first);
  for (const auto& [player, sum] : sums) {
    // For a player in several seats, their mean counts.
    const int times = scale() * int(seed_.size()) / sum.seats;
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
    if (order_ and player < other and order_->is_open(player, other))
      order_->add(player, other, sum.ahead, sum.behind, sum.meetings);
    if (test_ and player == 0 and other == 1) test_->add(sum.ahead, sum.behind, sum.meetings);
    if (ahead_.empty()) continue;
    const int times = scale() * scale() * int(seed_.size()) / sum.meetings;
    ahead_[std::size_t(player) * std::size_t(series_.num_players()) + std::size_t(other)].add(
        TWELFTHS / 2 * (sum.meetings + sum.ahead - sum.behind) * times);
  }
  if (order_) order_->look();
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
  if (std::any_of(result.players.begin(), result.players.end(), is_out)) {
    ++matches_with_outs_;
    if (outs_.size() < MAX_OUTS) outs_.push_back({match, result});
  }
  note_one_of_most(worst_, MAX_WORST, {match, result}, deficit);
  note_one_of_most(slow_, MAX_SLOW, {match, result}, slowest_time);
}

bool Stages::next() {
  if (tally_.is_settled()) return false;
  const Series& series = tally_.series();
  if (not tally_.order()) {
    matches_ = MatchNumbers(MatchRange{1, series.num_matches()});
    return stage_++ == 0;
  }
  std::vector<std::int64_t> numbers;
  while (numbers.empty()) {
    const std::int64_t first = stage_++ * SEEDS, end = std::min(first + SEEDS, series.seeds);
    if (first >= series.seeds) return false;
    for (std::int64_t seed = first; seed < end; ++seed)
      for (int k = 1; k <= series.matches_per_seed() and tally_.wants((*series.groups)[seed]); ++k)
        numbers.push_back(seed * series.matches_per_seed() + k);
  }
  matches_ = MatchNumbers(numbers);
  return true;
}

}  // namespace game_engine
