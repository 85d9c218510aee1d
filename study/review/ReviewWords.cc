#include <engine/text/Words.hh>
#include <engine/text/Ranges.hh>
#include <cmath>
#include <cstdlib>

#include "ReviewText.hh"

namespace game_engine {

namespace {

constexpr std::size_t MOST_LINES = 8, LINES_OF_TURN = 2, MOST_UNITS = 2, MOST_KINDS = 3;
constexpr int MANY_TIMES = 3;             // Less often is no news.
constexpr double MUCH_IDLE = 0.02;        // Of all orders.
constexpr double MUCH = 0.05;             // Of the chance to win, or of all points.
constexpr std::int64_t ENOUGH_LOST = 12;  // Continuations: so many in a row are no accident.

// To the next 5, as sure as it is.
std::string of_100(double share, int step = 5) {
  const int steps = 100 / step;
  return std::to_string(step * std::lround(steps * std::clamp(share, 0.0, 1.0)));
}

// Two shares that differ, with `between` them: also to the next 1, if they look the same else.
std::string of_100(double first, const char* between, double second) {
  const int step = of_100(first) == of_100(second) ? 1 : 5;
  return of_100(first, step) + " of 100" + between + of_100(second, step);
}

std::string times(std::int64_t number) {
  return number == 1 ? "once" : with_commas(number) + " times";
}

std::string rounds_text(int first, int last) {
  return first == last ? "round " + std::to_string(first)
                       : "rounds " + std::to_string(first) + " to " + std::to_string(last);
}

// "move up 3 times, move left": how often each, the most frequent first.
std::string counted_words(const std::vector<std::string>& words) {
  std::map<std::string, int> counts;
  for (const std::string& one : words) ++counts[one.empty() ? "nothing" : one];
  std::vector<std::pair<std::string, int>> order(counts.begin(), counts.end());
  stable_sort(order, [](const auto& a, const auto& b) { return a.second > b.second; });
  std::vector<std::string> texts;
  for (const auto& [text, count] : order)
    texts.push_back(
        text + (count == 1 or text == "nothing" ? "" : " " + std::to_string(count) + " times"));
  if (texts.size() > MOST_KINDS) {
    texts.resize(MOST_KINDS);
    texts.emplace_back("others");
  }
  return joined(texts, ", ");
}

class ReviewWords {
 public:
  explicit ReviewWords(const ReviewedResult& result)
      : result_(result), match_(result.match), trace_(match_.trace), review_(result.review) {
    for (const Stretch& stretch : review_.stretches)
      if (few_are_better(stretch) or (stretch.is_sure_fall() and is_much(stretch.fall->advantage)))
        turns_.push_back(&stretch);
  }

  std::string text() {
    add_warnings();
    add_sum();
    const std::vector<std::string> next = next_steps();
    const std::size_t others = lines_.size() + 1 + next.size();
    const std::size_t most = others + 2 * LINES_OF_TURN <= MOST_LINES ? 2 : 1;
    for (std::size_t k = 0; k < std::min(most, turns_.size()); ++k)
      add_turn(*turns_[k], std::to_string(k + 1) + ". ");
    if (turns_.empty())
      lines_.push_back(review_.interrupted ? "The search for turning points was not finished."
                                           : no_turn());
    add_idle_orders();
    for (std::size_t k = 0; k < next.size(); ++k)
      lines_.push_back((k == 0 ? "Next: " : "      ") + next[k]);
    return joined(lines_, "\n") + "\n";
  }

 private:
  static bool is_much(const Advantage& advantage) {
    return advantage.chance.mean() >= MUCH * TWELFTHS or advantage.share.mean() >= MUCH * MILLION;
  }

  // Whether it takes only some of somebody's orders.
  static bool few_are_better(const Stretch& stretch) {
    return stretch.of_named and not stretch.named.empty() and is_much(stretch.best()->advantage);
  }

  void add_warnings() {
    if (review_.interrupted) lines_.emplace_back("interrupted: this is what is known so far");
    if (not trace_.tells_events())
      lines_.emplace_back("careful: traces of the original rules don't tell what happened");
    for (int player : SEATS)
      if (const std::string& what = review_.differences[player]; not what.empty())
        lines_.push_back("careful: " + name(player) + " doesn't play as recorded, " + what);
    if (result_.orders.empty())
      lines_.emplace_back(
          "careful: its seed gives another match now, so nobody knows how many orders did nothing");
  }

  std::vector<std::string> next_steps() const {
    std::vector<std::string> steps = {result_.commands.coach, result_.commands.watch};
    if (turns_.empty() or std::system("(command -v gdb || command -v lldb) > /dev/null") != 0)
      return steps;
    const Stretch& turn = *turns_[0];
    const int round = few_are_better(turn) ? turn.named[0].round : turn.from;
    steps.push_back("make debug-AI" + match_.players[match_.seat] + " ROUND=" +
                    std::to_string(round) + " MATCH=\"" + result_.commands.debug_options + "\"");
    return steps;
  }

  std::string name(int player) const {
    const std::string& own = match_.players[player];
    const bool is_alone = std::count(match_.players.begin(), match_.players.end(), own) == 1;
    return is_alone ? own : own + " (seat " + std::to_string(player) + ")";
  }
  std::string of_whom(int player) const { return player == match_.seat ? YOURS : name(player); }

  // How many points it is ahead of the best other one, who is that.
  std::pair<int, int> lead(int round) const {
    const auto board = trace_.board(round);
    int best = -1;
    for (int player : SEATS)
      if (player != match_.seat and (best == -1 or board->score(player) > board->score(best)))
        best = player;
    return {board->score(match_.seat) - board->score(best), best};
  }

  void add_sum() {
    const auto [lead, other] = this->lead(trace_.num_rounds());
    const std::string points = with_commas(lead) + (std::abs(lead) == 1 ? " point" : " points");
    lines_.push_back(name(match_.seat) +
                     (lead == 0  ? " drew with " + name(other)
                      : lead > 0 ? " won by " + points
                                 : " lost to " + name(other) + " by " + points + ". " + behind()) +
                     ".");
    if (review_.by_share)
      lines_.back() +=
          " It could hardly have won. So the review looks for orders that give it a larger part of "
          "all points.";
  }

  std::string behind() const {
    int from = trace_.num_rounds();
    while (from > trace_.first_round() and lead(from - 1).first < 0) --from;
    return "It was behind from round " + std::to_string(from) + " on" + last_chance();
  }

  // From where on nothing was won in the continuations. A share is compared where so few were won
  // that any other number of them would be chance.
  std::string last_chance() const {
    if (review_.by_share) return "";
    std::int64_t lost = 0;
    for (auto at = review_.expectations.rbegin(); at != review_.expectations.rend(); ++at) {
      if (at->chance.value > 0)
        return lost < ENOUGH_LOST ? ""
                                  : ", and had no chance from round " +
                                        std::to_string(std::prev(at)->round) + " on";
      lost += at->matches;
    }
    return lost < ENOUGH_LOST ? "" : ", and never had a chance";
  }

  // From continuations that begin there.
  double chance_at(int round) const {
    for (const Expectation& at : review_.expectations)
      if (at.round == round) return at.chance.value;
    return 0;
  }

  std::string no_turn() const {
    if (lead(trace_.num_rounds()).first >= 0) return "No single moment cost it much.";
    return "This match was not lost in one single moment. Ask the coach what costs you points in "
           "every "
           "match.";
  }

  void add_turn(const Stretch& stretch, const std::string& mark) {
    std::string told;
    if (stretch.is_sure_fall() and not review_.by_share)
      told = " Your chance to win fell from about " +
             of_100(chance_at(stretch.from), " to about ", chance_at(stretch.to)) + ".";
    if (const std::string what = what_happened(stretch); not what.empty()) told += " " + what + ".";
    lines_.push_back(mark + with_capital(rounds_text(stretch.from, stretch.to - 1)) +
                     (told.empty() ? "." : ":" + told));
    lines_.push_back("   " + (few_are_better(stretch)
                                  ? better(stretch, *stretch.best())
                                  : "Changing a few orders would not have helped."));
  }

  std::string better(const Stretch& stretch, const Gain& gain) const {
    const bool nobody = gain.who == NOBODY_INSTEAD;
    const double before = chance_at(stretch.from);
    const std::string who = nobody ? "nobody" : name_of(match_, gain.who);
    std::string line = (nobody ? "Without orders" : "With " + who + "'s orders") + " from round " +
                       std::to_string(stretch.from) + " on,";
    if (review_.by_share)
      line += " you would have had about " + fixed(gain.advantage.share.mean() / MILLION * 100, 0) +
              "% more of all points";
    else
      line +=
          " you would have won about " + of_100(before + gain.advantage.chance.mean() / TWELFTHS,
                                                " matches instead of about ", before);
    return line + ". Together these orders are worth " + about(stretch.of_named->points.mean()) +
           " points: " + named_orders(stretch.named, who) + ".";
  }

  // "unit 26 in rounds 56 to 60 (Master: move up 3 times; you: nothing) and 4 other units"
  std::string named_orders(const std::vector<OtherOrder>& orders, const std::string& who) const {
    std::vector<int> units;
    for (const OtherOrder& one : orders)
      if (not is_among(one.unit, units)) units.push_back(one.unit);
    std::vector<std::string> parts;
    for (int unit : units) {
      if (parts.size() == MOST_UNITS) break;
      std::vector<std::string> own, other;
      std::string words;
      int first = 0, last = 0;
      for (const OtherOrder& one : orders) {
        if (one.unit != unit) continue;
        if (own.empty()) first = one.round;
        last = one.round;
        words = one.unit_words;
        own.push_back(one.own.words);
        other.push_back(one.other.words);
      }
      parts.push_back(words + " in " + rounds_text(first, last) + " (" + who + ": " +
                      counted_words(other) + "; you: " + counted_words(own) + ")");
    }
    const std::size_t more = units.size() - parts.size();
    return joined(parts, ", ") + (more == 0 ? "" : " and " + counted(more, "other unit"));
  }

  // What a rival did to its units most often, and they to its; else what they did, and the others'.
  std::string what_happened(const Stretch& stretch) const {
    if (not trace_.tells_events()) return "";
    const EventTotals all = event_totals(trace_, {}, stretch.from, stretch.to);
    std::array<int, 3> most{};
    int count = 0;
    for (const auto& [who, times] : all.exchanges)
      if (who[1] == match_.seat and times > count) {
        most = who;
        count = times;
      }
    if (count >= MANY_TIMES) {
      const auto back = all.exchanges.find({match_.seat, most[0], most[2]});
      return times(count) + " " + event_words(most[2], of_whom(most[0]), YOURS) + "; you did so " +
             (back == all.exchanges.end() ? "never" : times(back->second));
    }
    int kind = 0;
    for (const auto& [of, times] : all.done[match_.seat])
      if (times > count) {
        kind = of;
        count = times;
      }
    if (count < MANY_TIMES) return "";
    std::vector<std::string> others;
    for (int player : SEATS)
      if (player != match_.seat) {
        const auto its = all.done[player].find(kind);
        others.push_back(std::to_string(its == all.done[player].end() ? 0 : its->second));
      }
    return times(count) + " " + event_words(kind, YOURS, "another clan") + "; the others did so " +
           joined(others, ", ") + " times";
  }

  void add_idle_orders() {
    const EventTotals totals =
        event_totals(trace_, result_.orders, trace_.first_round(), trace_.num_rounds());
    int all = 0, idle = 0, most = 0, reason = 0;
    for (const auto& [outcome, count] : totals.orders[match_.seat]) {
      all += count;
      if (outcome == 0) continue;
      idle += count;
      if (count > most) reason = outcome;
      most = std::max(most, count);
    }
    if (idle < MUCH_IDLE * all or idle == 0) return;
    const ReasonText why = reason_text(reason);
    lines_.push_back(with_commas(idle) + " of your " + with_commas(all) +
                     " orders did nothing. The most frequent reason was \"" + why.words +
                     "\" (rule " + why.rule + "), " + times(most) + ".");
  }

  const ReviewedResult& result_;
  const ReviewedMatch& match_;
  const Trace& trace_;
  const Review& review_;
  std::vector<const Stretch*> turns_;  // That are worth telling, the most important ones first.
  std::vector<std::string> lines_;
};

}  // namespace

std::string review_words(const ReviewedResult& result) { return ReviewWords(result).text(); }

}  // namespace game_engine
