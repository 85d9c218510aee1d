#include "OptionArguments.hh"

#include <engine/series/Groups.hh>
#include <engine/series/Report.hh>
#include <engine/text/Numbers.hh>
#include <engine/text/Words.hh>
#include <limits>

namespace game_engine {

namespace {

constexpr int MAX_INT = std::numeric_limits<int>::max();
constexpr double MAX_NUMBER = std::numeric_limits<double>::max();

std::optional<int> round_of(const std::string& word) {
  const auto number = whole_number(word, 0, MAX_INT);
  return number ? std::optional<int>(int(*number)) : std::nullopt;
}

int parse_seat(const std::string& word) {
  if (const auto seat = whole_number(word, 0, NUM_PLAYERS - 1)) return int(*seat);
  fail_argument(word, "a seat from 0 to 3");
}

// "a=b" as two words.
std::pair<std::string, std::string> in_two(const std::string& word, char sign) {
  const std::size_t at = std::min(word.find(sign), word.size());
  return {word.substr(0, at), word.substr(std::min(at + 1, word.size()))};
}

}  // namespace

Seats parse_seats(const std::string& word) {
  for (Seats seats : {Seats::FIXED, Seats::ROTATE, Seats::ALL})
    if (word == seats_word(seats)) return seats;
  fail_argument(word, "fixed, rotate or all");
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

Shard parse_shard(const std::string& word) {
  const auto [part, parts] = in_two(word, '/');
  const auto all = whole_number(parts, 1, MAX_MATCHES);
  const auto one = whole_number(part, 1, all.value_or(0));
  if (not one or not all) fail_argument(word, "I/N with I from 1 to N, such as 2/10");
  return {*one, *all};
}

std::string parse_report(const std::string& word) {
  for (const std::string kind : {".csv", ".json"})
    if (ends_with(word, kind) and word != kind) return word;
  if (word == STANDARD_OUTPUT) return word;
  fail_argument(word, "the name of a file that ends in .csv or .json");
}

SeriesStage parse_stage(const std::string& word) {
  const auto [number, steps] = in_two(word, ':');
  const auto stage = whole_number(number, 1, MAX_MATCHES_WITH_GROUPS);
  SeriesStage result{int(stage.value_or(0)), {}};
  bool is_right = stage.has_value();
  for (const std::string& step : split(steps, ',')) {
    const auto value = whole_number(step, 0, MAX_STEPS);
    is_right = is_right and value;
    result.values.push_back(int(value.value_or(0)));
  }
  if (not is_right) fail_argument(word, "a stage such as 7:6200,300");
  return result;
}

RoundRange parse_rounds(const std::string& word) {
  const std::vector<std::string> parts = split(word, '-');
  const std::optional<int> first = round_of(parts.front()), last = round_of(parts.back());
  if (parts.size() > 2 or not first or not last or *first > *last)
    fail_argument(word, "the first and the last round, such as 140-150");
  return {*first, *last};
}

Change parse_from(const std::string& word) {
  const char* const expected = "a round, a seat and a player, such as 143:0=Harry";
  const auto [round, players] = in_two(word, ':');
  if (not round_of(round)) fail_argument(word, expected);
  Change change{*round_of(round), {}};
  if (word.find(':') == std::string::npos) return change;
  for (const std::string& part : split(players, ',')) {
    const auto [seat, name] = in_two(part, '=');
    if (name.empty()) fail_argument(word, expected);
    change.successors.push_back({parse_seat(seat), name});
    for (const Successor& other : change.successors)
      if (&other != &change.successors.back() and other.seat == change.successors.back().seat)
        throw UsageError("seat " + seat + " is given twice");
  }
  return change;
}

void parse_numbers(const std::string& word, ValuesBySeat& values) {
  const auto [seat, numbers] = in_two(word, ':');
  const std::size_t number = std::size_t(parse_seat(seat));
  for (const std::string& part : split(numbers, ',')) {
    const auto [name, text] = in_two(part, '=');
    const auto value = real_number(text, -MAX_NUMBER, MAX_NUMBER);
    if (name.empty() or not value)
      fail_argument(word, "a seat and values, such as 0:book=62.5,duel=3");
    values[number].push_back({name, *value});
  }
}

}  // namespace game_engine
