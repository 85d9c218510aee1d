#include "EventTotals.hh"

#include <engine/text/Words.hh>
#include <algorithm>

namespace game_engine {

namespace {

// Where the values of a kind of events tell of players; -1: nowhere.
struct KindOfEvents {
  int clan, other_clan, points;
  EventText::Winner winner;  ///< Of the points.

  explicit KindOfEvents(int kind)
      : clan(place_of_field(kind, "clan")),
        other_clan(place_of_field(kind, "other_clan")),
        points(place_of_field(kind, "points")),
        winner(event_text(kind).winner) {}
};

int value(const Event& event, int place) {
  return place == -1 or std::size_t(place) >= event.values.size() ? -1 : event.values[place];
}

bool is_player(int clan) { return 0 <= clan and clan < NUM_PLAYERS; }

void count(const Event& event, EventTotals& all) {
  const KindOfEvents kind(event.kind);
  const int clan = value(event, kind.clan), other = value(event, kind.other_clan);
  const int points = kind.points == -1 ? 0 : value(event, kind.points);
  const int winner = kind.winner == EventText::OTHER_CLAN ? other : clan;
  if (is_player(clan)) ++all.events[clan][event.kind].done;
  if (is_player(other) and other != clan) ++all.events[other][event.kind].suffered;
  if (is_player(winner)) all.events[winner][event.kind].points += points;
  if (not is_player(clan) or not is_player(other) or clan == other) return;
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

}  // namespace game_engine
