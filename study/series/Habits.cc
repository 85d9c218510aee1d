#include <cmath>

#include <engine/text/Words.hh>
#include "StandIns.hh"
#include "Series.hh"

namespace game_engine {

namespace {

constexpr std::size_t MOST_SENTENCES = 3;
constexpr double ERROR = 0.05, TWICE = 1.0 / 3;     // of the sum of both
constexpr double MUCH_IDLE = 0.05;                  // of all turns
constexpr double OFTEN = 1, OFTEN_FOR_ORDERS = 10;  // in a match; less isn't worth a sentence

int num_outcomes() {
  static int number = 0;
  while (*reason_text(number).words) ++number;
  return number;
}

// The places of a kind's clans among its values.
const std::array<int, 2>& places_of_clans(int kind) {
  static std::vector<std::array<int, 2>> all;
  for (int k = int(all.size()); k <= kind; ++k)
    all.push_back({place_of_field(k, "clan"), place_of_field(k, "other_clan")});
  return all.at(kind);
}

std::string often(double number) { return fixed(number, number < 10 ? 1 : 0); }

// "no unit of Harry ever read a book", "a unit of Harry read a book 3.1 times a match".
std::string event_often(const std::string& words, const std::string& clan, double number) {
  const std::string of = " of " + clan + " ";
  const std::size_t place = words.find(of);
  if (number > 0) {
    const std::string times = often(number) + " times a match";
    return contains(words, " because ") ? times + ", " + words : words + " " + times;
  }
  if (place == std::string::npos) return "it never happened that " + words;
  const bool is_one = words[0] == 't';
  return (is_one ? words.substr(0, place) : "no" + words.substr(1, place - 1)) + of +
         (is_one ? "never " : "ever ") + words.substr(place + of.size());
}

}  // namespace

std::size_t habit_of_outcome(int outcome) { return 2 + outcome; }

std::size_t habit_of_event(int kind, bool is_suffered) {
  return 2 + num_outcomes() + 2 * kind + is_suffered;
}

void add_habits(HabitCounts& sum, const HabitCounts& counts) {
  for (std::size_t k = 0; k < sum.size(); ++k) sum[k] += counts[k];
}

std::array<int, 2> clans_of(const Event& event) {
  const auto clan = [&](int place) {
    if (place < 0 or place >= int(event.values.size())) return -1;
    const int player = event.values[place];
    return 0 <= player and player < NUM_PLAYERS ? player : -1;
  };
  const std::array<int, 2>& places = places_of_clans(event.kind);
  return {clan(places[0]), clan(places[1])};
}

void HabitCounter::add_events(const Events& events) {
  for (const Event& event : events) {
    const auto [clan, other] = clans_of(event);
    if (clan != -1) ++counts[clan].at(habit_of_event(event.kind, false));
    if (other != -1 and other != clan) ++counts[other].at(habit_of_event(event.kind, true));
  }
}

HabitCounter::HabitCounter(const Match& match) : board_(match.board()) {
  for (int player : SEATS) seats_.push_back(board_.seat(player, 0));
}

void HabitCounter::start_round(int round) {
  round_ = round;
  for (const Seat& seat : seats_) {
    units_[seat.player].clear();
    if (board_.status(seat.player) != -1) add_units(seat, units_[seat.player]);
  }
}

void HabitCounter::add_orders(const OrdersBySeat& orders, const Outcomes& outcomes) {
  for (std::size_t player = 0; player < orders.size(); ++player) {
    HabitCounts& own = counts[player];
    const auto turns = std::int32_t(units_[player].size());
    own[TURNS_OF_UNITS] += turns;
    own[TURNS_WITHOUT_ORDER] += turns - std::int32_t(ordered_units(units_[player], orders[player]));
    for (int outcome : outcomes[player]) ++own.at(habit_of_outcome(outcome));
    neglect[player].add(round_, units_[player], orders[player]);
  }
}

void HabitTally::add(const HabitsBySeat& counts, const std::array<bool, NUM_PLAYERS>& seats) {
  const auto own_seats = std::count(seats.begin(), seats.end(), true);
  const std::int64_t other_seats = NUM_PLAYERS - own_seats;
  if (own_seats == 0 or other_seats == 0) return;
  for (std::size_t k = 0; k < habits_.size(); ++k) {
    std::int64_t own = 0, others = 0;
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
      (seats[seat] ? own : others) += counts[seat][k];
    own = own * TWELFTHS / own_seats;
    others = others * TWELFTHS / other_seats;
    habits_[k].difference.add(own - others);
    habits_[k].own.add(own);
    habits_[k].others.add(others);
  }
}

double HabitTally::mean(const Sample& sample, double parts) const {
  return sample.mean() * parts / TWELFTHS;
}

std::vector<std::string> HabitTally::sentences(const std::string& who, double parts) const {
  std::vector<std::size_t> habits;
  std::vector<double> errors, sizes;
  for (std::size_t k = TURNS_WITHOUT_ORDER; k < habits_.size(); ++k) {
    const Habit& habit = habits_[k];
    if (k == habit_of_outcome(0) or habit.own.sum() + habit.others.sum() == 0) continue;
    const double own = mean(habit.own, parts), others = mean(habit.others, parts);
    const bool is_of_orders = k < habit_of_event(0, false);
    // A few units without an order mean nothing, and fewer idle ones or orders in vain no weakness.
    const bool is_idle = k == TURNS_WITHOUT_ORDER;
    if (is_of_orders and
        own - others <= (is_idle ? MUCH_IDLE * mean(habits_[TURNS_OF_UNITS].own, parts) : 0))
      continue;
    const bool is_large = std::max(own, others) >= (is_of_orders ? OFTEN_FOR_ORDERS : OFTEN) and
                          std::abs(own - others) >= TWICE * (own + others);
    habits.push_back(k);
    errors.push_back(std::min(1.0, 2 * error_of_difference(habit.difference)));
    sizes.push_back(not is_large ? 0
                    : is_idle    ? 1
                                 : std::abs(own - others) / (own + others) - errors.back() / 1000);
  }
  const std::vector<bool> sure = sure_together(errors, ERROR);
  std::vector<std::string> sentences;
  for (std::size_t k : greatest_first(sizes))
    if (sure[k] and sizes[k] > 0 and sentences.size() < MOST_SENTENCES)
      sentences.push_back(sentence(habits[k], who, parts));
  return sentences;
}

std::string HabitTally::sentence(std::size_t habit, const std::string& who, double parts) const {
  const double own = mean(habits_[habit].own, parts), others = mean(habits_[habit].others, parts);
  if (habit == TURNS_WITHOUT_ORDER) {
    const auto with_order = [&](double without, const Sample& turns) {
      const double all = mean(turns, parts);
      return fixed(all == 0 ? 0 : 100 * (1 - without / all), 0);
    };
    return who + "'s units got an order in " + with_order(own, habits_[TURNS_OF_UNITS].own) +
           " of 100 turns, the others' in " + with_order(others, habits_[TURNS_OF_UNITS].others) +
           " of 100.";
  }
  const std::string end =
      " (each of the other players: " + (others == 0 ? "never" : often(others) + " times") +
      (own == 0 ? " a match)." : ").");
  const std::size_t first_event = habit_of_event(0, false);
  if (habit < first_event)
    return "Per match, about " + often(own) + " of " + who +
           "'s orders did nothing. The reason was \"" + in_words(reason_text(int(habit) - 2)) +
           "\". " +
           (others < 0.05 ? "The other players had none."
                          : "The other players had about " + often(others) + " each.");
  const int kind = int(habit - first_event) / 2;
  const bool is_suffered = (habit - first_event) % 2 == 1;
  const std::string first = is_suffered ? "another clan" : who,
                    other = is_suffered ? who : "another clan";
  return with_capital(event_often(event_words(kind, first, other), first, own)) + end;
}

}  // namespace game_engine
