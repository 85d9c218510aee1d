#include "ReviewText.hh"

#include <study/series/SeriesTable.hh>

namespace game_engine {

namespace {

void count(const Event& event, EventTotals& all) {
  const auto [clan, other] = clans_of(event);
  if (clan == -1) return;
  ++all.done[clan][event.kind];
  if (other != -1 and clan != other) ++all.exchanges[{clan, other, event.kind}];
}

}  // namespace

EventTotals event_totals(const Trace& trace, const std::vector<HabitsBySeat>& habits, int from,
                         int to) {
  EventTotals all;
  for (int round = from; round < to; ++round) {
    for (const Event& event : trace.events(round)) count(event, all);
    if (habits.empty()) continue;
    const HabitsBySeat& counts = habits[round - trace.first_round()];
    for (std::size_t player = 0; player < counts.size(); ++player)
      for (int outcome = 0; *reason_text(outcome).words; ++outcome)
        if (const int count = counts[player][habit_of_outcome(outcome)]; count > 0)
          all.orders[player][outcome] += count;
  }
  return all;
}

std::string name_of(const ReviewedMatch& match, int who) {
  if (who == ITSELF) return match.players[match.seat];
  return who == NOBODY_INSTEAD ? "nobody" : match.stand_ins.at(who - FIRST_STAND_IN);
}

}  // namespace game_engine
