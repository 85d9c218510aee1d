#include "ReviewText.hh"

#include <engine/series/SeriesTable.hh>
#include <engine/text/Words.hh>
#include <algorithm>
#include <set>

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

namespace {

constexpr int MOST_TURNING_POINTS = 2, CHANCES_SHOWN = 12;

std::string with_sign(double number, int digits) {
  return (number >= 0 ? "+" : "") + fixed(number, digits);
}

// "+19% (+-6)"; `sign` is -1 for what was lost.
std::string change(const Sample& sample, double unit, int digits, int sign) {
  const Estimate e = sample.mean_estimate(unit / 100);
  return with_sign(sign * e.value, digits) + "% (+-" + fixed(e.high - e.value, digits) + ")";
}

std::string in_percent(const Estimate& e) {
  return fixed(100 * e.value, 0) + "+-" + fixed(50 * (e.high - e.low), 0);
}

class ReviewText {
 public:
  explicit ReviewText(const ReviewedResult& result)
      : result_(result), match_(result.match), trace_(match_.trace), review_(result.review) {}

  std::string text() {
    add_match();
    add_chances();
    int shown = 0;
    for (const Stretch& stretch : review_.stretches)
      if (stretch.is_turning_point() and shown < MOST_TURNING_POINTS) add_stretch(stretch, ++shown);
    if (shown == 0) add(no_turning_point());
    add_sum();
    return text_;
  }

 private:
  void add(const std::string& line) { text_ += line + "\n"; }

  std::string label(int player) const {
    return match_.players[player] + " (" + std::to_string(player) + ")";
  }

  void add_match() {
    const auto board = trace_.board(trace_.num_rounds());
    Scores scores;
    for (int player = 0; player < NUM_PLAYERS; ++player) scores[player] = board->score(player);
    const int own = scores[match_.seat];
    const auto best = std::max_element(scores.begin(), scores.end());
    const long ahead = std::count_if(scores.begin(), scores.end(), [&](int s) { return s > own; });
    add(label(match_.seat) + " of " + joined(match_.players, ", ") + ", seed " +
        std::to_string(trace_.seed()) + ": place " + std::to_string(ahead + 1) + " with " +
        std::to_string(own) + " points" +
        (ahead == 0
             ? ""
             : "; " + label(int(best - scores.begin())) + " won with " + std::to_string(*best)) +
        "; " + counted(review_.matches, "continuation") + ", of " + std::to_string(review_.rounds) +
        " rounds together");
  }

  // Where something turns, and some more rounds, evenly spread.
  std::set<int> shown_rounds() const {
    std::set<int> shown;
    int turns = 0;
    for (const Stretch& stretch : review_.stretches)
      if (stretch.is_turning_point() and turns++ < MOST_TURNING_POINTS)
        shown.insert({stretch.from, stretch.to});
    const std::size_t all = review_.expectations.size();
    const std::size_t more = CHANCES_SHOWN - shown.size();
    for (std::size_t k = 0; k < more; ++k)
      if (all > 0) shown.insert(review_.expectations[k * all / more].round);
    return shown;
  }

  void add_chances() {
    const std::set<int> shown = shown_rounds();
    std::vector<std::string> rounds = {"at the start of round"}, chances = {"chance to win, in %"},
                             shares = {"share of all points"};
    for (const Expectation& at : review_.expectations) {
      if (shown.count(at.round) == 0) continue;
      rounds.push_back(std::to_string(at.round));
      chances.push_back(in_percent(at.chance()));
      shares.push_back(in_percent(at.share));
    }
    Columns table;
    table.add(rounds);
    if (not review_.by_share) table.add(chances);
    table.add(shares);
    text_ += table.text();
  }

  void add_stretch(const Stretch& stretch, int number) {
    std::string line = std::to_string(number) + ". rounds " + std::to_string(stretch.from) +
                       " to " + std::to_string(stretch.to - 1);
    if (stretch.fall) line += ", " + changed(stretch.fall->advantage, -1);
    line += ": ";
    if (const Gain* best = stretch.best()) {
      line += in_your_place(best->who) + changed(best->advantage, 1);
      if (not review_.by_share)
        line += ", " + change(best->advantage.share, MILLION, 1, 1) + " of all points";
      for (const Gain& gain : stretch.gains)
        if (&gain != best) line += "; " + in_your_place(gain.who) + changed(gain.advantage, 1);
    } else {
      line += "no fault was found: the others, or the draws";
    }
    add(line);
  }

  // By the measure that is tested.
  std::string changed(const Advantage& advantage, int sign) const {
    return review_.by_share ? change(advantage.share, MILLION, 1, sign) + " of all points"
                            : change(advantage.chance, TWELFTHS, 0, sign) + " to win";
  }

  std::string in_your_place(int who) const {
    return who == NOBODY_INSTEAD
               ? "no orders "
               : name_of(match_, who) + " in " + match_.players[match_.seat] + "'s place ";
  }

  std::string no_turning_point() const {
    if (review_.interrupted) return "not tested to the end for turning points";
    return std::string("no turning point: nowhere did ") +
           (review_.by_share ? "its share of points" : "the chance") +
           " surely fall, nor would other orders surely have been better";
  }

  // Each player's points by quarter and by source, and the share of its orders that did nothing.
  void add_sum() {
    const int first = trace_.first_round(), last = trace_.num_rounds();
    std::array<EventTotals, 4> quarters;
    for (int k = 0; k < 4; ++k)
      quarters[k] = event_totals(trace_, {}, first + (last - first) * k / 4,
                                 first + (last - first) * (k + 1) / 4);
    const EventTotals all = event_totals(trace_, result_.orders, first, last);
    std::set<int> sources;
    for (const auto& events : all.events)
      for (const auto& [kind, happened] : events)
        if (happened.points != 0) sources.insert(kind);
    Columns table;
    std::vector<std::string> head = {"points", "quarter 1", "2", "3", "4"};
    for (int kind : sources) head.emplace_back(event_text(kind).word);
    if (trace_.tells_events()) head.emplace_back("other");
    if (not result_.orders.empty()) head.insert(head.end(), {"idle orders", "idle units"});
    table.add(head);
    for (int player = 0; player < NUM_PLAYERS; ++player)
      table.add(sum_of(player, quarters, all, sources));
    text_ += table.text();
  }

  std::vector<std::string> sum_of(int player, const std::array<EventTotals, 4>& quarters,
                                  const EventTotals& all, const std::set<int>& sources) const {
    const auto of = std::size_t(player);
    std::vector<std::string> row = {label(player)};
    for (const EventTotals& quarter : quarters) row.push_back(std::to_string(quarter.points[of]));
    for (int kind : sources) {
      const auto found = all.events[of].find(kind);
      row.push_back(std::to_string(found == all.events[of].end() ? 0 : found->second.points));
    }
    if (trace_.tells_events()) row.push_back(std::to_string(all.other_points[of]));
    if (result_.orders.empty()) return row;
    const IdleOrders orders = game_engine::idle_orders(all.orders[of]);
    row.push_back(orders.all == 0 ? "-" : fixed(100.0 * orders.idle / orders.all, 0) + "%");
    const HabitCounts& habits = all.habits[of];
    row.push_back(
        fixed(100.0 * habits[TURNS_WITHOUT_ORDER] / std::max(1, habits[TURNS_OF_UNITS]), 0) + "%");
    return row;
  }

  const ReviewedResult& result_;
  const ReviewedMatch& match_;
  const Trace& trace_;
  const Review& review_;
  std::string text_;
};

}  // namespace

std::string review_tables(const ReviewedResult& result) { return ReviewText(result).text(); }

std::string name_of(const ReviewedMatch& match, int who) {
  if (who == ITSELF) return match.players[match.seat];
  return who == NOBODY_INSTEAD ? "nobody" : match.stand_ins.at(who - FIRST_STAND_IN);
}

}  // namespace game_engine
