#include "PoolOrder.hh"

#include <algorithm>
#include <engine/text/Arguments.hh>
#include <engine/text/Words.hh>

#include "Groups.hh"

namespace game_engine {

namespace {

std::size_t place_of(int low, int high) {
  return std::size_t(high) * std::size_t(high - 1) / 2 + std::size_t(low);
}

}  // namespace

std::string Until::text() const {
  std::string text = number_text(error);
  if (best > 0) text += ",best=" + std::to_string(best);
  if (within > 0) text += ",within=" + number_text(100 * within);
  return text;
}

Until parse_until(const std::string& word) {
  const auto [probability, rest] = in_two(word, ',');
  const auto [what, number] = in_two(rest, '=');
  const std::optional<double> error = real_number(probability, 0, 0.5);
  if (not error or *error == 0 or *error == 0.5 or
      (word.size() > probability.size() and what.empty()))
    fail_argument(word, "a probability between 0 and 0.5, such as 0.05");
  Until until{*error};
  if (what.empty()) return until;
  const auto best = whole_number(number, 1, MAX_IN_POOL - 1);
  const auto within = real_number(number, 0, 49);
  if (what == "best" and best) until.best = int(*best);
  else if (what == "within" and within and *within > 0) until.within = *within / 100;
  else fail_argument(word, "0.05, or of a pool or league 0.05,best=3 or 0.05,within=10 (percent)");
  return until;
}

// Of a pair two things at most can be wrong, each with the error of its test: of the answers that
// one is ahead, that the other is, and that they are level, one is always right.
PoolOrder::PoolOrder(int num_players, const Until& until)
    : num_players_(num_players),
      until_(until),
      tests_(std::size_t(num_pairs()),
             SequentialTest(until.error / (2 * std::max(1, num_pairs())), 2 * until.within)) {}

const SequentialTest& PoolOrder::test(int player, int other) const {
  return tests_[place_of(std::min(player, other), std::max(player, other))];
}

SequentialTest::Answer PoolOrder::answer(int player, int other) const {
  const SequentialTest::Answer answer = test(player, other).answer();
  if (player < other or answer == SequentialTest::OPEN or answer == SequentialTest::LEVEL)
    return answer;
  return answer == SequentialTest::AHEAD ? SequentialTest::BEHIND : SequentialTest::AHEAD;
}

void PoolOrder::add(int player, int other, int ahead, int behind, int matches) {
  if (player > other) return add(other, player, behind, ahead, matches);
  tests_[place_of(player, other)].add(ahead, behind, matches);
}

bool PoolOrder::is_ahead(int player, int other) const {
  return player != other and answer(player, other) == SequentialTest::AHEAD;
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
  if (player == other or answer(player, other) != SequentialTest::OPEN) return false;
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
