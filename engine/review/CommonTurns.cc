#include "CommonTurns.hh"

#include <engine/series/Table.hh>
#include <engine/series/GreatestFirst.hh>
#include <engine/text/Words.hh>
#include <algorithm>

namespace game_engine {

namespace {

constexpr std::array<std::size_t, 3> LINES = {4, 3, 3};  // of each aspect, at most

std::string most_suffered(const std::map<int, EventTotal>& events) {
  int most = 0;
  std::string what;
  for (const auto& [kind, happened] : events) {
    if (happened.suffered > most) what = std::string("suffered ") + event_text(kind).word;
    most = std::max(most, happened.suffered);
  }
  return what;
}

std::string usual_reason(const std::map<int, int>& outcomes) {
  const int reason = idle_orders(outcomes).reason;
  return reason == 0 ? "" : "orders for nothing: " + in_words(reason_text(reason));
}

}  // namespace

void CommonTurns::add(const ReviewedResult& result) {
  ++matches_;
  const Trace& trace = result.match.trace;
  const auto seat = std::size_t(result.match.seat);
  const int first = trace.first_round(), length = std::max(1, trace.num_rounds() - first);
  for (const Stretch& stretch : result.review.stretches) {
    if (not stretch.is_turning_point()) continue;
    const EventTotals all = event_totals(trace, result.orders, stretch.from, stretch.to);
    const Advantage& lost = (stretch.best() ? *stretch.best() : *stretch.fall).advantage;
    const int quarter = 1 + 4 * (stretch.from - first) / length;
    turns_.push_back({trace.seed(),
                      {"in quarter " + std::to_string(quarter), most_suffered(all.events[seat]),
                       usual_reason(all.orders[seat])},
                      lost.chance.mean() / TWELFTHS});
  }
}

std::map<std::string, CommonTurns::Total> CommonTurns::totals(std::size_t aspect) const {
  std::map<std::string, Total> all;
  for (const Turn& turn : turns_) {
    if (turn.aspects[aspect].empty()) continue;
    Total& total = all[turn.aspects[aspect]];
    ++total.turns;
    total.chance += turn.chance;
  }
  return all;
}

std::string CommonTurns::table() const {
  Columns table;
  table.add({"turning points", "number", "chance to win, % a match"});
  for (std::size_t aspect = 0; aspect < ASPECTS; ++aspect) {
    const auto all = totals(aspect);
    std::vector<std::pair<std::string, Total>> order(all.begin(), all.end());
    put_greatest_first(order, [](const auto& total) { return total.second.chance; });
    for (std::size_t k = 0; k < std::min(order.size(), LINES[aspect]); ++k)
      table.add({order[k].first, std::to_string(order[k].second.turns),
                 fixed(100 * order[k].second.chance / matches_, 1)});
  }
  return turns_.empty() ? "no turning point in any of them\n" : table.text();
}

std::vector<std::int64_t> CommonTurns::seeds(std::size_t most) const {
  std::map<std::int64_t, double> chances;
  for (std::size_t aspect = 0; aspect < ASPECTS; ++aspect) {
    auto all = totals(aspect);
    for (const Turn& turn : turns_) chances[turn.seed] += all[turn.aspects[aspect]].chance;
  }
  std::vector<std::int64_t> order;
  for (const auto& [seed, chance] : chances) order.push_back(seed);
  put_greatest_first(order, [&](std::int64_t seed) { return chances[seed]; });
  order.resize(std::min(order.size(), most));
  return order;
}

}  // namespace game_engine
