#include "Coach.hh"

#include <cmath>
#include <cstdlib>
#include <tuple>
#include <Registry.hh>
#include <engine/text/Words.hh>
#include <engine/text/Ranges.hh>

namespace game_engine {

namespace {

constexpr double SURE_STATISTIC = 0.001;
// Of what is said after the first look, and after each look that follows if nothing was sure.
constexpr double ERROR = 0.05, ERROR_OF_FIRST = 0.03, ERROR_OF_NEXT = 0.01;
constexpr double WORTH_SAYING = 0.03, MUCH_IDLE = 0.2,
                 NEXT_TO_NONE = 0.005;  // Of all matches or turns.
constexpr int NEARNESS_BOARDS = 8, RUNG_STEP = 10;

std::string of_100(double share) { return std::to_string(std::llround(100 * share)); }

double share_of(std::int64_t part, std::int64_t all) {
  return all == 0 ? 0 : double(part) / double(all);
}

// What is played on each board: the player as it is; then, for each task, with the orders of the
// measure.
constexpr int AS_IT_IS = 0;

int with_measure(int task) { return 1 + task; }

// The player of the coach is in seat `board` mod 4, the others follow it.
PlannedMatch match_on(const Coached& coached, int board, std::int64_t number) {
  PlannedMatch match{number, coached.first_seed + board, {}};
  for (int player : SEATS) match.seating[(board + player) % NUM_PLAYERS] = player;
  return match;
}

// Plays a variant of a match.
MatchResult play_variant(const Coached& coached, const PlannedMatch& match, int variant,
                         const KnownCrashes& crashes) {
  TaskTurns turns;
  MakeRunner runner = coached.make_runner;
  if (variant != AS_IT_IS) {
    const int seat =
        int(std::find(match.seating.begin(), match.seating.end(), 0) - match.seating.begin());
    runner = with_stand_in({seat, variant - with_measure(0), coached.measure}, runner, turns);
  }
  MatchResult result = play_match({coached.configuration, runner},
                                  match.names_by_seat(coached.players), match, crashes, "");
  result.turns = turns;
  return result;
}

// By board and variant.
using Boards = std::vector<std::vector<MatchResult>>;

ScoresByDraw by_board(const Boards& boards, int variant) {
  ScoresByDraw scores;
  for (std::size_t board = 0; board < boards.size(); ++board)
    scores[board] = boards[board][variant].scores();
  return scores;
}

// What the game counts for the player and surely differs in a variant: of several, what goes with
// the difference in points. What never happens as it is goes before what only happens less.
void find_statistic(const Boards& boards, int variant, TaskFinding& found) {
  double most = -1;
  for (std::size_t k = 0; k < statistics().size(); ++k) {
    Sample before, after, change, gain, both;
    for (const std::vector<MatchResult>& board : boards) {
      const PlayerResult &as_it_is = board[AS_IT_IS].players[0],
                         &varied = board[variant].players[0];
      const std::int64_t own = as_it_is.statistics[k], other = varied.statistics[k];
      before.add(own);
      after.add(other);
      change.add(other - own);
      gain.add(varied.score - as_it_is.score);
      both.add(varied.score - as_it_is.score + other - own);
    }
    const double error = error_of_difference(change);
    const bool is_never = before.maximum() == 0;
    if (error >= (is_never ? ERROR_OF_NEXT : SURE_STATISTIC)) continue;
    // The square of their correlation.
    const double common = both.variance() - change.variance() - gain.variance(),
                 all = 4 * change.variance() * gain.variance(),
                 explained = (all > 0 ? common * common / all : 0) + is_never;
    if (explained <= most) continue;
    most = explained;
    found.statistic = k;
    found.before = before;
    found.after = after;
  }
}

Coaching finding(const Boards& boards, double error) {
  Coaching found;
  found.boards = boards.size();
  for (const std::vector<MatchResult>& board : boards)
    found.neglect.add(board[AS_IT_IS].neglect, board[AS_IT_IS].players[0].seat);
  const ScoresByDraw own = by_board(boards, AS_IT_IS);
  for (const auto& [board, scores] : own) found.wins.add(achieved(scores, 0).win);
  std::vector<double> better, worse;
  for (int task = 0; task < int(task_names().size()); ++task) {
    const ScoresByDraw measured = by_board(boards, with_measure(task));
    TaskFinding of_task;
    of_task.task = task;
    of_task.advantage = advantage(own, measured, 0, 0);
    for (const std::vector<MatchResult>& board : boards)
      of_task.turns.add(board[with_measure(task)].turns);
    find_statistic(boards, with_measure(task), of_task);
    better.push_back(error_of_being_above_0(of_task.advantage.points));
    worse.push_back(error_of_being_above_0(advantage(measured, own, 0, 0).points));
    found.tasks.push_back(of_task);
  }
  const std::vector<bool> surely_better = sure_together(better, error / 2),
                          surely_worse = sure_together(worse, error / 2);
  for (std::size_t task = 0; task < found.tasks.size(); ++task) {
    found.tasks[task].is_better = surely_better[task];
    found.tasks[task].is_worse = surely_worse[task];
  }
  stable_sort(found.tasks, [](const TaskFinding& a, const TaskFinding& b) {
    const auto rank = [](const TaskFinding& task) {
      return std::make_tuple(task.is_idle(), task.is_plain(), task.is_better,
                             task.advantage.points.sum());
    };
    return rank(a) > rank(b);
  });
  return found;
}

}  // namespace

double TaskFinding::share_ordered() const { return share_of(turns.with_order, turns.all); }

double TaskFinding::share_ordered_by_measure() const {
  return share_of(turns.with_stand_ins, turns.all);
}

bool TaskFinding::is_idle() const {
  return share_ordered() < NEXT_TO_NONE and share_ordered_by_measure() >= WORTH_SAYING;
}

bool TaskFinding::is_never() const {
  return statistic != -1 and before.maximum() == 0 and not is_worse;
}

int Coached::variants() const { return with_measure(int(task_names().size())); }

Coaching coach(const Coached& coached,
               const std::function<void(std::int64_t, std::int64_t)>& tell) {
  const int variants = coached.variants();
  Boards boards;
  std::vector<MatchResult> board;
  std::int64_t played = 0, all = std::int64_t(coached.boards) * variants;
  const auto play = [&] {
    return play_matches(
        {played + 1, all}, coached.jobs,
        [&](std::int64_t number, const KnownCrashes& crashes) {
          const int at = int((number - 1) / variants), variant = int((number - 1) % variants);
          return play_variant(coached, match_on(coached, at, number), variant, crashes);
        },
        [&](const MatchResult& result) {
          board.push_back(result);
          if (int(board.size()) == variants) {
            const bool counted =
                all_of(board, [](const MatchResult& one) { return one.is_counted(); });
            if (counted) boards.push_back(board);
            board.clear();
          }
          tell(++played, all);
          return true;
        });
  };
  const bool may_go_on = coached.boards < coached.most_boards;
  for (double error = may_go_on ? ERROR_OF_FIRST : ERROR;; error = ERROR_OF_NEXT) {
    const Ending ending = play();
    Coaching found = finding(boards, error);
    found.interrupted = ending.interrupted;
    const bool says_something = any_of(
        found.tasks, [](const TaskFinding& task) { return task.is_better or task.is_plain(); });
    if (found.interrupted or says_something or 2 * all > coached.most_boards * variants)
      return found;
    all *= 2;
  }
}

namespace {

// One match on each board.
struct AgainstThree {
  Sample ahead;  // How many of the three it came ahead of in a match, in twelfths.
  bool interrupted = false;
};
constexpr int ALL_BEATEN = (NUM_PLAYERS - 1) * TWELFTHS;

AgainstThree against_three(const Coached& coached, const std::string& opponent, int boards,
                           const std::function<void()>& tell) {
  Coached against = coached;
  std::fill(against.players.begin() + 1, against.players.end(), opponent);
  AgainstThree found;
  const Ending ending = play_matches(
      {1, boards}, coached.jobs,
      [&](std::int64_t number, const KnownCrashes& crashes) {
        return play_variant(against, match_on(against, int(number - 1), number), AS_IT_IS, crashes);
      },
      [&](const MatchResult& result) {
        if (result.is_counted())
          found.ahead.add(NUM_PLAYERS * TWELFTHS - finishes(result.scores())[0].rank);
        tell();
        return true;
      });
  found.interrupted = ending.interrupted;
  return found;
}

// The opponents by strength: Demo for more and more of the units, then Master for more and more.
std::vector<std::string> rungs() {
  std::vector<std::string> names;
  for (const std::string& name : {std::string("Demo"), BEST_OPPONENT})
    for (int percent = 0; percent <= 100; percent += RUNG_STEP)
      if (find_player(name) and (percent > 0 or names.empty()))
        names.push_back(name + "@" + std::to_string(percent));
  return names;
}

}  // namespace

int most_rungs_met() {
  int looks = 1;
  while (1U << looks <= rungs().size()) ++looks;
  return looks;
}

std::optional<Rung> nearest_rung(const Coached& coached, const std::function<void()>& tell) {
  const std::vector<std::string> names = rungs();
  const auto distance = [](const Sample& ahead) { return std::abs(2 * ahead.mean() - ALL_BEATEN); };
  std::optional<Rung> best;
  std::size_t weaker = 0, stronger = names.size();  // These are beaten; from there on they aren't.
  while (weaker < stronger) {
    const std::size_t middle = (weaker + stronger) / 2;
    const AgainstThree met = against_three(coached, names[middle], coached.boards, tell);
    if (met.interrupted) return std::nullopt;
    if (not best or distance(met.ahead) < distance(best->ahead))
      best = Rung{names[middle], middle + 1 == names.size(), met.ahead};
    if (2 * met.ahead.mean() >= ALL_BEATEN) weaker = middle + 1;
    else stronger = middle;
  }
  return best;
}

std::string rung_text(const std::string& player, const Rung& rung) {
  const Estimate share = rung.ahead.mean_estimate(ALL_BEATEN);
  const auto percent = [](double number) { return of_100(std::clamp(number, 0.0, 1.0)); };
  return player + " finishes ahead of " + rung.opponent + " in about " + percent(share.value) +
         "% of the matches (probably " + percent(share.low) + " to " + percent(share.high) +
         "%). That was measured in " + counted(rung.ahead.count(), "match") + ".\n";
}

std::array<std::string, 3> nearest_opponents(const Coached& coached,
                                             const std::vector<std::string>& opponents) {
  // How far each is from being beaten half of the time.
  std::vector<std::pair<std::int64_t, std::size_t>> distances;
  for (std::size_t k = 0; k < opponents.size(); ++k) {
    const Sample ahead = against_three(coached, opponents[k], NEARNESS_BOARDS, [] {}).ahead;
    distances.emplace_back(std::abs(2 * ahead.sum() - ALL_BEATEN * ahead.count()), k);
  }
  sort(distances);
  std::array<std::string, 3> nearest;
  for (std::size_t k = 0; k < nearest.size(); ++k)
    nearest[k] = opponents[distances[k < distances.size() ? k : 0].second];
  return nearest;
}

namespace {

std::string points_text(double points) {
  const std::string text = about(points);
  return text + (text == "about 1" ? " point" : " points");
}

std::string opponents_of(const Coached& coached, const char* between) {
  return joined(std::vector<std::string>(coached.players.begin() + 1, coached.players.end()),
                between);
}

std::string advice(const Coached& coached, const TaskFinding& found, const Sample& wins) {
  const std::string& measure = coached.measure;
  const double own = found.share_ordered(), others = found.share_ordered_by_measure();
  const bool leaves_out = others - own >= WORTH_SAYING and not found.is_never();
  const std::string what = found.statistic == -1 ? "" : statistics()[found.statistic];
  std::string text = with_capital(task_names()[found.task]) + ": ";
  if (leaves_out)
    text += "yours got an order in " + of_100(own) + " of 100 turns, " + measure + "'s in " +
            of_100(others) + ".";
  else if (what.empty()) text += "you gave other orders than " + measure + ".";
  else
    text += in_quotes(what) + " is " + number_text(std::round(10 * found.before.mean()) / 10) +
            " a match; with " + measure + "'s orders, " + fixed(found.after.mean(), 1) + ".";

  const double points = found.advantage.points.mean();
  if (found.is_better) {
    text += " That costs you " + points_text(points) + " a match";
    const double before = wins.mean() / TWELFTHS,
                 after = before + found.advantage.chance.mean() / TWELFTHS;
    if (std::abs(after - before) >= WORTH_SAYING)
      text += ". If you did it like " + measure + ", you would win " + of_100(after) +
              " of 100 matches instead of " + of_100(before);
  } else {
    text += points >= 1
                ? " That may cost " + points_text(points) + " a match, but that isn't sure yet"
                : " It isn't sure yet whether that costs points";
  }
  return text + (leaves_out ? ". Look for units or rounds where your code gives no order.\n"
                            : ". Look at how your code chooses these orders.\n");
}

Fields fields_of(const Coached& coached, const TaskFinding& found) {
  Fields fields = {{"record", "task"},
                   {"task", task_names()[found.task]},
                   {"who", coached.measure},
                   {"sure", found.is_better or found.is_worse ? "1" : "0", false}};
  add(fields, "points", found.advantage.points.mean_estimate());
  add(fields, "wins", found.advantage.chance.mean_estimate(TWELFTHS));
  fields.push_back({"turns", std::to_string(found.turns.all), false});
  fields.push_back({"ordered", std::to_string(found.turns.with_order), false});
  fields.push_back({"ordered_by_who", std::to_string(found.turns.with_stand_ins), false});
  return fields;
}

// Whether the player does surely otherwise than the measure, and isn't surely better.
bool shows_something(const TaskFinding& found) {
  const double missing = found.share_ordered_by_measure() - found.share_ordered();
  return not found.is_worse and (found.statistic != -1 or missing > MUCH_IDLE);
}

}  // namespace

std::string coaching_text(const Coached& coached, const Coaching& found) {
  std::string text;
  if (found.interrupted) text += "Interrupted after " + counted(found.boards, "board") + ".\n";
  if (found.boards < 2) return text + "Nothing can be said yet.\n";
  text += "What " + coached.players[0] + " should work on, from " + counted(found.boards, "board") +
          " against " + opponents_of(coached, ", ") + ":\n";
  if (found.boards > coached.boards)
    text += "Nothing was sure after " + counted(coached.boards, "board") +
            ", so the coach played more.\n";
  int number = 0;
  std::vector<std::string> even, worse;
  for (const std::string& plain : found.neglect.sentences(YOURS, coached.configuration))
    text += std::to_string(++number) + ". " + plain + "\n";
  for (const TaskFinding& task : found.tasks) {
    const std::string& name = task_names()[task.task];
    if (task.is_better or task.is_plain() or shows_something(task))
      text += std::to_string(++number) + ". " + advice(coached, task, found.wins);
    else if (task.is_worse) worse.push_back(name);
    else even.push_back(name);
  }
  if (number == 0)
    text += "Nothing found. " + coached.measure +
            "'s orders would gain no points for any of your units.\n";
  if (number > 0 and not even.empty())
    text += "For these units it isn't clear yet whether you lose points: " + joined(even, "; ") +
            ". First mend what is listed above, then ask again.\n";
  if (not worse.empty())
    text += "Better than " + coached.measure + " already: " + joined(worse, "; ") + ".\n";
  return text + coached.measure + "'s orders are one way to play, not the only one.\n";
}

std::string coaching_lines(const Coached& coached, const Coaching& found) {
  Fields head = {{"record", "coach"},
                 {"game", game_version()},
                 {"player", coached.players[0]},
                 {"opponents", opponents_of(coached, " ")},
                 {"measure", coached.measure},
                 {"seed", std::to_string(coached.first_seed), false},
                 {"boards", std::to_string(found.boards), false}};
  add(head, "wins", win_estimate(found.wins));
  std::string lines = json_line(head) + "\n";
  for (const TaskFinding& task : found.tasks) lines += json_line(fields_of(coached, task)) + "\n";
  return lines;
}

}  // namespace game_engine
