#include "ReviewText.hh"

#include <engine/match/Crash.hh>
#include <engine/series/Table.hh>
#include <engine/text/Numbers.hh>
#include <engine/text/Words.hh>
#include <algorithm>
#include <cmath>
#include <set>

namespace game_engine {

namespace {

constexpr int MOST_TURNING_POINTS = 2, CHANCES_SHOWN = 12;

std::string percent(double part) { return fixed(100 * part, 0) + "%"; }

std::string with_sign(double number, int digits) {
  return (number >= 0 ? "+" : "") + fixed(number, digits);
}

// "+19% (+-6)"
std::string chance_change(const Sample& twelfths) {
  const Estimate e = twelfths.mean_estimate(TWELFTHS);
  return with_sign(100 * e.value, 0) + "% (+-" + fixed(100 * (e.high - e.value), 0) + ")";
}

// "+2.4% of all points (+-1.1)"
std::string share_change(const Sample& share) {
  const Estimate e = share.mean_estimate(MILLION / 100);
  return with_sign(e.value, 1) + "% of all points (+-" + fixed(e.high - e.value, 1) + ")";
}

class ReviewText {
 public:
  explicit ReviewText(const ReviewedResult& result)
      : result_(result), match_(result.match), trace_(match_.trace), review_(result.review) {}

  std::string text() {
    add_warnings();
    add_match();
    add_chances();
    int shown = 0;
    for (const Stretch& stretch : review_.stretches)
      if (stretch.is_turning_point() and shown < MOST_TURNING_POINTS) add_stretch(stretch, ++shown);
    if (shown == 0) add(no_turning_point());
    add_sum();
    add_next_steps();
    return text_;
  }

 private:
  void add(const std::string& line) { text_ += line + "\n"; }

  std::string label(int player) const {
    return match_.players[std::size_t(player)] + " (" + std::to_string(player) + ")";
  }

  void add_warnings() {
    if (review_.interrupted) add("interrupted: this is what is known so far");
    for (int player = 0; player < NUM_PLAYERS; ++player)
      if (const std::string& what = review_.differences[std::size_t(player)]; not what.empty())
        add("careful: " + label(player) + " doesn't play as recorded, " + what);
    if (result_.rounds.empty())
      add("careful: played again, the match is another one: what happened in it is not known");
  }

  void add_match() {
    const auto board = trace_.board(trace_.num_rounds());
    Scores scores;
    for (int player = 0; player < NUM_PLAYERS; ++player)
      scores[std::size_t(player)] = board->score(player);
    const int own = scores[std::size_t(match_.seat)];
    const auto best = std::max_element(scores.begin(), scores.end());
    const long ahead = std::count_if(scores.begin(), scores.end(), [&](int s) { return s > own; });
    add(label(match_.seat) + " of " + joined(match_.players, ", ") + ", seed " +
        std::to_string(trace_.seed()) + ": place " + std::to_string(ahead + 1) + " with " +
        std::to_string(own) + " points" +
        (ahead == 0
             ? ""
             : "; " + label(int(best - scores.begin())) + " won with " + std::to_string(*best)) +
        "; " + counted(review_.matches, "continuation"));
  }

  // Where something turns, and some more, evenly.
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
    Columns table;
    std::vector<std::string> rounds = {"at the start of round"}, chances = {"chance to win, in %"};
    for (const Expectation& at : review_.expectations) {
      if (shown.count(at.round) == 0) continue;
      rounds.push_back(std::to_string(at.round));
      chances.push_back(fixed(100 * at.chance().value, 0) + "+-" +
                        fixed(50 * (at.chance().high - at.chance().low), 0));
    }
    table.add(rounds);
    table.add(chances);
    text_ += table.text();
  }

  void add_stretch(const Stretch& stretch, int number) {
    std::string line = std::to_string(number) + ". rounds " + std::to_string(stretch.from) +
                       " to " + std::to_string(stretch.to - 1) + ": ";
    if (const Gain* best = stretch.best()) {
      line += in_your_place(best->who) + chance_change(best->advantage.chance) + " to win, " +
              share_change(best->advantage.share);
      for (const Gain& gain : stretch.gains)
        if (&gain != best)
          line += "; " + in_your_place(gain.who) + chance_change(gain.advantage.chance);
    } else {
      Sample fall;
      fall = stretch.fall->chance;
      const Estimate e = fall.mean_estimate(TWELFTHS);
      line += "-" + fixed(100 * e.value, 0) + "% (+-" + fixed(100 * (e.high - e.value), 0) +
              ") to win, and no fault was found: the others, or the draws";
    }
    add(line);
    if (const std::string what = what_happened(stretch); not what.empty()) add("   " + what);
  }

  std::string in_your_place(int who) const {
    return who == NOBODY_INSTEAD ? "no orders "
                                 : name_of(match_, who) + " in " +
                                       match_.players[std::size_t(match_.seat)] + "'s place ";
  }

  std::string what_happened(const Stretch& stretch) const {
    if (result_.rounds.empty()) return "";
    const Happenings all = happenings(trace_, result_.rounds, stretch.from, stretch.to);
    const auto& own = all.events[std::size_t(match_.seat)];
    std::vector<std::string> parts;
    for (const auto& [of, word] :
         {std::pair(&Happened::done, "did"), std::pair(&Happened::suffered, "suffered")}) {
      const std::string most = most_often(own, of);
      if (not most.empty()) parts.push_back(std::string(word) + " " + most);
    }
    if (const std::string idle = idle_orders(all); not idle.empty()) parts.push_back(idle);
    return parts.empty() ? "nothing happened to it" : joined(parts, "; ");
  }

  static std::string most_often(const std::map<int, Happened>& events, int Happened::*of) {
    std::vector<std::pair<int, int>> order;
    for (const auto& [kind, happened] : events)
      if (happened.*of > 0) order.emplace_back(-(happened.*of), kind);
    std::sort(order.begin(), order.end());
    order.resize(std::min<std::size_t>(order.size(), 3));
    std::vector<std::string> words;
    for (const auto& [number, kind] : order)
      words.push_back(event_text(kind).word + std::string(" ") + std::to_string(-number));
    return joined(words, ", ");
  }

  std::string idle_orders(const Happenings& all) const {
    int number = 0, idle = 0, most = 0, reason = 0;
    for (const auto& [outcome, count] : all.orders[std::size_t(match_.seat)]) {
      number += count;
      if (outcome == 0) continue;
      idle += count;
      if (count > most) reason = outcome;
      most = std::max(most, count);
    }
    if (number == 0) return "gave no orders";
    if (idle == 0) return "";
    return std::to_string(idle) + " of " + std::to_string(number) +
           " orders did nothing, most often: " + in_words(reason_text(reason));
  }

  std::string no_turning_point() const {
    return review_.interrupted
               ? "not tested for turning points"
               : "no turning point: nowhere did the chance surely fall, nor would other orders "
                 "surely have been better";
  }

  // Each player's points by quarter and by source, and the share of its orders that did nothing.
  void add_sum() {
    const int first = trace_.first_round(), last = trace_.num_rounds();
    std::array<Happenings, 4> quarters;
    for (int k = 0; k < 4; ++k)
      quarters[std::size_t(k)] = happenings(trace_, {}, first + (last - first) * k / 4,
                                            first + (last - first) * (k + 1) / 4);
    const Happenings all = happenings(trace_, result_.rounds, first, last);
    std::set<int> sources;
    for (const auto& events : all.events)
      for (const auto& [kind, happened] : events)
        if (happened.points != 0) sources.insert(kind);
    Columns table;
    std::vector<std::string> head = {"points", "quarter 1", "2", "3", "4"};
    for (int kind : sources) head.emplace_back(event_text(kind).word);
    if (not result_.rounds.empty()) head.insert(head.end(), {"other", "idle orders"});
    table.add(head);
    for (int player = 0; player < NUM_PLAYERS; ++player)
      table.add(sum_of(player, quarters, all, sources));
    text_ += table.text();
    add_exchanges(all);
  }

  std::vector<std::string> sum_of(int player, const std::array<Happenings, 4>& quarters,
                                  const Happenings& all, const std::set<int>& sources) const {
    const auto of = std::size_t(player);
    std::vector<std::string> row = {label(player)};
    for (const Happenings& quarter : quarters)
      row.push_back(std::to_string(quarter.other_points[of]));
    if (result_.rounds.empty()) return row;
    for (int kind : sources) {
      const auto found = all.events[of].find(kind);
      row.push_back(std::to_string(found == all.events[of].end() ? 0 : found->second.points));
    }
    row.push_back(std::to_string(all.other_points[of]));
    int number = 0, idle = 0;
    for (const auto& [outcome, count] : all.orders[of]) {
      number += count;
      if (outcome != 0) idle += count;
    }
    row.push_back(number == 0 ? "-" : percent(double(idle) / number));
    return row;
  }

  // With each other player: what was done to it, and by it.
  void add_exchanges(const Happenings& all) {
    std::vector<std::string> parts;
    for (int other = 0; other < NUM_PLAYERS; ++other) {
      if (other == match_.seat) continue;
      const std::string to = exchange(all, match_.seat, other);
      const std::string by = exchange(all, other, match_.seat);
      if (not to.empty()) parts.push_back("to " + label(other) + " " + to);
      if (not by.empty()) parts.push_back("by " + label(other) + " " + by);
    }
    if (not parts.empty()) add("done " + joined(parts, "; "));
  }

  static std::string exchange(const Happenings& all, int player, int other) {
    std::vector<std::string> parts;
    for (const auto& [who, worth] : all.exchanges)
      if (who[0] == player and who[1] == other)
        parts.push_back(event_text(who[2]).word + std::string(" ") + std::to_string(worth[0]));
    return joined(parts, ", ");
  }

  void add_next_steps() {
    const auto first =
        std::find_if(review_.stretches.begin(), review_.stretches.end(),
                     [](const Stretch& stretch) { return stretch.is_turning_point(); });
    add("look at it: " + result_.watch);
    if (first == review_.stretches.end()) return;
    const std::string round = std::to_string(first->from), seat = std::to_string(match_.seat);
    const Gain* best = first->best();
    const std::string who = best and best->who >= FIRST_STAND_IN ? name_of(match_, best->who)
                            : match_.stand_ins.empty() ? match_.players[std::size_t(match_.seat)]
                                                       : match_.stand_ins[0];
    add("what if: " + result_.command + " --from=" + round + ":" + seat + "=" + who +
        result_.input + " > what-if.res");
    add("look around: make debug-AI" + match_.players[std::size_t(match_.seat)] +
        " ROUND=" + round + " MATCH=\"" + result_.debug_options + "\"");
  }

  const ReviewedResult& result_;
  const ReviewedMatch& match_;
  const Trace& trace_;
  const Review& review_;
  std::string text_;
};

}  // namespace

std::string review_text(const ReviewedResult& result) { return ReviewText(result).text(); }

std::string name_of(const ReviewedMatch& match, int who) {
  if (who == ITSELF) return match.players[std::size_t(match.seat)];
  return who == NOBODY_INSTEAD ? "nobody" : match.stand_ins.at(std::size_t(who - FIRST_STAND_IN));
}

}  // namespace game_engine
