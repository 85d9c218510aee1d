#include "SequentialTest.hh"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <stdexcept>

#include <engine/options/Arguments.hh>
#include <engine/text/Words.hh>
#include "Series.hh"

namespace game_engine {

namespace {

/// 1, 3/4, 1/2, 3/8, 1/4, ...: one of them is near the best stake, whatever that is.
template <typename Stakes>
Stakes make_stakes() {
  Stakes stakes{1, 0.75};
  for (std::size_t k = 2; k < stakes.size(); ++k) stakes[k] = stakes[k - 2] / 2;
  return stakes;
}

}  // namespace

Gambler::Gambler(Temper temper) : shares_(make_stakes<decltype(shares_)>()) {
  for (std::size_t k = 0; k < shares_.size(); ++k) {
    double& share = shares_[k];
    share = temper == BOLD ? share * std::sqrt(share) : 1 / ((double(k) + 4) * (double(k) + 5));
    capital_ += share;
  }
  start_anew();
}

double Gambler::bet(double gain) {
  static const auto stakes = make_stakes<decltype(shares_)>();
  capital_ = 0;
  for (std::size_t k = 0; k < stakes.size(); ++k) capital_ += shares_[k] *= 1 + stakes[k] * gain;
  return capital_;
}

void Gambler::start_anew() {
  for (double& share : shares_) share /= capital_;
  capital_ = 1;
}

SequentialTest::SequentialTest(double error) : _goal(1 / error) {
  if (not(error > 0 and error < 1))
    throw std::invalid_argument("the error of a sequential test must lie between 0 and 1");
}

SequentialTest::Answer SequentialTest::add(int ahead, int behind, int matches) {
  if (matches < 1 or ahead < 0 or behind < 0 or ahead > matches - behind)
    throw std::invalid_argument(
        "a step of a sequential test needs a match, and no more results than matches");
  if (_answer != OPEN) return _answer;
  _matches += matches;
  const double gain = static_cast<double>(ahead - behind) / matches;
  const double for_ahead = _on_ahead.bet(gain), for_behind = _on_behind.bet(-gain);
  if (for_ahead >= _goal) _answer = AHEAD;
  else if (for_behind >= _goal) _answer = BEHIND;
  return _answer;
}

bool is_sure(int ahead, int matches) { return std::abs(2 * ahead - matches) >= 10; }

bool is_clear(int ahead, int matches) {
  return is_sure(ahead, matches) or matches >= MOST_TO_QUALIFY;
}

const std::string QUALIFIED = "qualified";

std::string Until::text() const {
  if (qualified) return QUALIFIED;
  std::string text = number_text(error);
  if (best > 0) text += ",best=" + std::to_string(best);
  return text;
}

Until parse_until(const std::string& word) {
  if (word == QUALIFIED) return {0, 0, true};
  const auto [probability, rest] = in_two(word, ',');
  const auto [what, number] = in_two(rest, '=');
  const std::optional<double> error = real_number(probability, 0, 0.5);
  if (not error or *error == 0 or *error == 0.5 or
      (word.size() > probability.size() and what.empty()))
    fail_argument(word, "a probability between 0 and 0.5, such as 0.05");
  Until until{*error};
  if (what.empty()) return until;
  const auto best = whole_number(number, 1, MAX_IN_POOL - 1);
  if (what != "best" or not best) fail_argument(word, "0.05, or of a league 0.05,best=3");
  until.best = int(*best);
  return until;
}

PoolOrder::PoolOrder(int num_players, const Until& until)
    : num_players_(num_players), until_(until), bets_(std::size_t(num_pairs()) * NUM_ANSWERS) {}

void PoolOrder::add(int player, int other, int ahead, int behind, int matches) {
  if (player > other) return add(other, player, behind, ahead, matches);
  Bet* const pair = &bets_[place_of(player, other)];
  if (is_settled(pair)) return;
  ++num_added_;
  // At most 95% is at stake, so that one board ruins nobody.
  const double lead = 0.95 * (ahead - behind) / matches;
  pair[AHEAD].gambler.bet(lead);
  pair[BEHIND].gambler.bet(-lead);
}

void PoolOrder::look() {
  if (not has_started_ and is_time_to_start()) start();
  if (not has_started_) return;
  const double goal = 1 / until_.error;
  double lacking = 0;
  for (const Bet& bet : bets_)
    if (not bet.is_won) lacking += bet.weight * std::max(0.0, goal - bet.gambler.capital());
  for (Bet& bet : bets_) bet.is_won |= bet.weight * (bet.gambler.capital() - goal) >= lacking;
}

// Whether half of the pairs show who seems ahead, or the pairs have met often.
bool PoolOrder::is_time_to_start() const {
  const double clearly = std::min(100, 4 * num_pairs());
  int clear = 0;
  for (auto pair = bets_.begin(); pair != bets_.end(); pair += NUM_ANSWERS) {
    const auto [less, more] =
        std::minmax({pair[AHEAD].gambler.capital(), pair[BEHIND].gambler.capital()});
    clear += more >= clearly * less;
  }
  return 2 * clear >= num_pairs() or num_added_ >= std::int64_t(50) * num_pairs();
}

void PoolOrder::start() {
  has_started_ = true;
  for (auto pair = bets_.begin(); pair != bets_.end(); pair += NUM_ANSWERS) {
    const double ahead = pair[AHEAD].gambler.capital(), behind = pair[BEHIND].gambler.capital();
    pair[AHEAD].weight = ahead * ahead / std::max(ahead, behind);
    pair[BEHIND].weight = behind * behind / std::max(ahead, behind);
  }
  for (Bet& bet : bets_) bet.gambler.start_anew();
}

bool PoolOrder::is_settled(const Bet* pair) const {
  return pair[AHEAD].is_won or pair[BEHIND].is_won;
}

std::size_t PoolOrder::place_of(int player, int other) const {
  const auto [low, high] = std::minmax({player, other});
  return std::size_t(high * (high - 1) / 2 + low) * NUM_ANSWERS;
}

bool PoolOrder::is_ahead(int player, int other) const {
  return player != other and
         bets_[place_of(player, other) + (player < other ? AHEAD : BEHIND)].is_won;
}

bool PoolOrder::is_among_best(int player) const {
  int behind = 0;
  for (int other = 0; other < num_players_; ++other) behind += is_ahead(player, other);
  return behind >= num_players_ - until_.best;
}

bool PoolOrder::is_behind_best(int player) const {
  int ahead = 0;
  for (int other = 0; other < num_players_; ++other) ahead += is_ahead(other, player);
  return ahead >= until_.best;
}

bool PoolOrder::is_open(int player, int other) const {
  if (player == other or is_settled(&bets_[place_of(player, other)])) return false;
  if (until_.best == 0) return true;
  return not(is_among_best(player) and is_among_best(other)) and
         not(is_behind_best(player) and is_behind_best(other));
}

int PoolOrder::num_open() const {
  int open = 0;
  for (int player = 0; player < num_players_; ++player)
    for (int other = 0; other < player; ++other) open += is_open(player, other);
  return open;
}

std::vector<std::vector<int>> PoolOrder::groups(const std::vector<int>& order) const {
  std::vector<std::vector<int>> groups(1);
  for (auto place = order.begin(); place != order.end(); ++place) {
    const bool is_cut = std::all_of(order.begin(), place, [&](int before) {
      return std::all_of(place, order.end(), [&](int after) { return is_ahead(before, after); });
    });
    if (is_cut and not groups.back().empty()) groups.emplace_back();
    groups.back().push_back(*place);
  }
  return groups;
}

}  // namespace game_engine
