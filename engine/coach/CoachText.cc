#include <algorithm>
#include <cctype>
#include <cmath>
#include <engine/text/Tables.hh>
#include <engine/text/Words.hh>

#include "Coach.hh"

namespace game_engine {

namespace {

constexpr double WORTH_SAYING = 0.03, MUCH_IDLE = 0.2;  // Of all matches or turns.

std::string with_capital(std::string words) {
  words[0] = char(std::toupper(static_cast<unsigned char>(words[0])));
  return words;
}

// One digit, or two from 1000 on: 900, 60, 1200.
std::string about(double number) {
  double unit = 1;
  while (std::abs(number) >= (number >= 1000 or number <= -1000 ? 100 : 10) * unit) unit *= 10;
  return std::to_string(std::llround(std::abs(number) / unit) * std::llround(unit));
}

std::string of_100(double share) { return std::to_string(std::llround(100 * share)); }

double share_of(std::int64_t part, std::int64_t all) {
  return all == 0 ? 0 : double(part) / double(all);
}

// "you gave an order in 50 of 100 turns, Master would in 97"; empty if that hardly differs.
std::string orders_in_words(const TaskTurns& turns, const std::string& measure) {
  const double own = share_of(turns.with_order, turns.all),
               others = share_of(turns.with_stand_ins, turns.all);
  if (std::abs(own - others) < WORTH_SAYING) return "";
  return "you gave an order in " + of_100(own) + " of 100 turns, " + measure + " would in " +
         of_100(others);
}

// "spells 0.0 a match, with those of Master 1.9"; empty if nothing surely differs.
std::string statistic_in_words(const TaskFinding& found, const std::string& measure) {
  if (found.statistic == -1) return "";
  return statistics()[std::size_t(found.statistic)] + " " + fixed(found.before.mean(), 1) +
         " a match, with those of " + measure + " " + fixed(found.after.mean(), 1);
}

std::string advice(const Coached& coached, const TaskFinding& found, const Sample& wins) {
  const std::string& measure = coached.measure;
  std::string text = with_capital(task_names()[std::size_t(found.task)]) + ": ";
  for (const std::string& said :
       {orders_in_words(found.turns, measure), statistic_in_words(found, measure)})
    if (not said.empty()) text += said + ". ";

  const double gain = found.advantage.points.mean();
  if (not found.is_better)
    return text + "What that is worth doesn't show yet: about " + about(gain) + " points.\n";
  text +=
      "With the orders of " + measure + " you would gain about " + about(gain) + " points a match";
  const double before = wins.mean() / TWELFTHS,
               after = before + found.advantage.chance.mean() / TWELFTHS;
  if (std::abs(after - before) >= WORTH_SAYING)
    text += " and win " + of_100(after) + " of 100 instead of " + of_100(before);
  return text + ".\n";
}

Fields estimate_fields(const std::string& name, const Estimate& estimate) {
  return {{name, number_text(estimate.value), false},
          {name + "_low", number_text(estimate.low), false},
          {name + "_high", number_text(estimate.high), false}};
}

Fields fields_of(const Coached& coached, const TaskFinding& found, bool is_measured) {
  const Advantage& advantage = is_measured ? found.advantage : found.none;
  Fields fields = {
      {"record", "task"},
      {"task", task_names()[std::size_t(found.task)]},
      {"who", is_measured ? coached.measure : ""},
      {"sure", is_measured and (found.is_better or found.is_worse) ? "1" : "0", false}};
  for (const Field& field : estimate_fields("points", advantage.points.mean_estimate()))
    fields.push_back(field);
  for (const Field& field : estimate_fields("wins", advantage.chance.mean_estimate(TWELFTHS)))
    fields.push_back(field);
  if (not is_measured) return fields;
  fields.push_back({"turns", std::to_string(found.turns.all), false});
  fields.push_back({"ordered", std::to_string(found.turns.with_order), false});
  fields.push_back({"ordered_by_who", std::to_string(found.turns.with_stand_ins), false});
  return fields;
}

// Whether the player does surely otherwise than the measure, and perhaps worse.
bool shows_something(const TaskFinding& found) {
  const double missing =
      share_of(found.turns.with_stand_ins - found.turns.with_order, found.turns.all);
  return found.advantage.points.mean() > 0 and (found.statistic != -1 or missing > MUCH_IDLE);
}

}  // namespace

std::string coaching_text(const Coached& coached, const Coaching& found) {
  const std::vector<std::string> opponents(coached.players.begin() + 1, coached.players.end());
  std::string text;
  if (found.interrupted)
    text += "Interrupted: " + std::to_string(found.boards) + " of " +
            counted(coached.boards, "board") + " were played.\n";
  if (found.boards < 2) return text + "Nothing can be said yet.\n";
  text += "What " + coached.players[0] + " should work on, from " + counted(found.boards, "board") +
          " against " + joined(opponents, ", ") + ":\n";
  int number = 0;
  std::vector<std::string> even, worse;
  for (const TaskFinding& task : found.tasks) {
    const std::string& name = task_names()[std::size_t(task.task)];
    if (task.is_better or shows_something(task))
      text += std::to_string(++number) + ". " + advice(coached, task, found.wins);
    else if (task.is_worse) worse.push_back(name);
    else even.push_back(name);
  }
  if (number == 0)
    text += "Nothing that shows: " + coached.measure +
            "'s orders for the units of one task gain no " + "points.\n";
  if (number > 0 and not even.empty())
    text += "Nothing to gain at the moment from: " + joined(even, "; ") + ".\n";
  if (not worse.empty())
    text += "Better than " + coached.measure + " already: " + joined(worse, "; ") + ".\n";
  return text + coached.measure + "'s orders are one way to play, not the only one.\n";
}

std::string coaching_lines(const Coached& coached, const Coaching& found) {
  Fields head = {
      {"record", "coach"},
      {"game", game_version()},
      {"player", coached.players[0]},
      {"opponents",
       joined(std::vector<std::string>(coached.players.begin() + 1, coached.players.end()), " ")},
      {"measure", coached.measure},
      {"seed", std::to_string(coached.first_seed), false},
      {"boards", std::to_string(found.boards), false}};
  for (const Field& field : estimate_fields("wins", win_estimate(found.wins)))
    head.push_back(field);
  std::string lines = json_line(head) + "\n";
  for (const TaskFinding& task : found.tasks)
    for (const bool is_measured : {true, false})
      lines += json_line(fields_of(coached, task, is_measured)) + "\n";
  return lines;
}

}  // namespace game_engine
