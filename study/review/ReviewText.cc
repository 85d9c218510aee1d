#include "ReviewText.hh"

#include <study/series/SeriesTable.hh>
#include <engine/text/Words.hh>
#include <algorithm>

namespace game_engine {

namespace {

// The points that an event says; -1 if it should, but has too few values.
int points_of(const Event& event) {
  const int place = place_of_field(event.kind, "points");
  if (place == -1) return 0;
  return std::size_t(place) < event.values.size() ? event.values[place] : -1;
}

void count(const Event& event, EventTotals& all) {
  const auto [clan, other] = clans_of(event);
  const int points = points_of(event);
  const int winner = event_text(event.kind).winner == EventText::OTHER_CLAN ? other : clan;
  if (clan != -1) ++all.events[clan][event.kind].done;
  if (other != -1 and other != clan) ++all.events[other][event.kind].suffered;
  if (winner != -1) all.events[winner][event.kind].points += points;
  if (clan == -1 or other == -1 or clan == other) return;
  std::array<int, 3>& exchange = all.exchanges[{clan, other, event.kind}];
  ++exchange[0];
  exchange[winner == clan ? 1 : 2] += points;
}

int score_before(const Trace& trace, int round, int player) {
  return trace.board(round)->score(player);
}

}  // namespace

IdleOrders idle_orders(const std::map<int, int>& outcomes) {
  IdleOrders orders;
  for (const auto& [outcome, count] : outcomes) {
    orders.all += count;
    if (outcome == 0) continue;
    orders.idle += count;
    if (count > orders.most) orders.reason = outcome;
    orders.most = std::max(orders.most, count);
  }
  return orders;
}

EventTotals event_totals(const Trace& trace, const std::vector<HabitsBySeat>& habits, int from,
                         int to) {
  EventTotals all;
  for (int round = from; round < to; ++round) {
    for (const Event& event : trace.events(round)) count(event, all);
    if (habits.empty()) {
      count_events(trace.events(round), all.habits);
      continue;
    }
    const HabitsBySeat& counts = habits[round - trace.first_round()];
    for (std::size_t player = 0; player < counts.size(); ++player)
      add_habits(all.habits[player], counts[player]);
  }
  for (std::size_t player = 0; player < all.habits.size(); ++player)
    for (int outcome = 0; *reason_text(outcome).words; ++outcome)
      if (const int count = all.habits[player][habit_of_outcome(outcome)]; count > 0)
        all.orders[player][outcome] = count;
  for (int player = 0; player < NUM_PLAYERS; ++player) {
    all.points[player] = score_before(trace, to, player) - score_before(trace, from, player);
    all.other_points[player] = all.points[player];
    for (const auto& [kind, happened] : all.events[player])
      all.other_points[player] -= happened.points;
  }
  return all;
}

std::string name_of(const ReviewedMatch& match, int who) {
  if (who == ITSELF) return match.players[match.seat];
  return who == NOBODY_INSTEAD ? "nobody" : match.stand_ins.at(who - FIRST_STAND_IN);
}

}  // namespace game_engine
