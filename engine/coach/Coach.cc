#include "Coach.hh"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <engine/series/Workers.hh>

namespace game_engine {

namespace {

constexpr double ERROR = 0.05, SURE_STATISTIC = 0.001;
constexpr int NEARNESS_BOARDS = 8;

// What is played on each board: the player as it is; then, for each task, with the orders of the
// measure, and without orders.
constexpr int AS_IT_IS = 0, VARIANTS_OF_TASK = 2;

int num_variants() { return 1 + VARIANTS_OF_TASK * int(task_names().size()); }
int with_measure(int task) { return 1 + VARIANTS_OF_TASK * task; }
int without_orders(int task) { return with_measure(task) + 1; }

// The player of the coach is in seat `board` mod 4, the others follow it.
PlannedMatch match_on(const Coached& coached, int board, std::int64_t number) {
  PlannedMatch match{number, coached.first_seed + board, {}};
  for (int player = 0; player < NUM_PLAYERS; ++player)
    match.seating[std::size_t((board + player) % NUM_PLAYERS)] = player;
  return match;
}

Names by_seat(const Names& players, const PlannedMatch& match) {
  Names names;
  for (int seat = 0; seat < NUM_PLAYERS; ++seat) names[seat] = players[match.seating[seat]];
  return names;
}

// The last statistics of the coached player's result are these.
constexpr std::array TURNS = {&TaskTurns::all, &TaskTurns::with_order, &TaskTurns::with_stand_ins};

// Plays a variant of a match.
MatchResult play_variant(const Coached& coached, const PlannedMatch& match, int variant,
                         const KnownCrashes& crashes) {
  TaskTurns turns;
  MakeRunner runner = coached.make_runner;
  if (variant != AS_IT_IS) {
    const int task = (variant - 1) / VARIANTS_OF_TASK;
    const int seat =
        int(std::find(match.seating.begin(), match.seating.end(), 0) - match.seating.begin());
    const bool measured = variant == with_measure(task);
    runner = with_stand_in({seat, task, measured ? coached.measure : ""}, runner, turns);
  }
  MatchResult result = play_match({coached.configuration, runner}, by_seat(coached.players, match),
                                  match, crashes, "");
  for (std::size_t k = 0; k < TURNS.size(); ++k)
    result.players[0].statistics[MAX_STATISTICS - TURNS.size() + k] = turns.*TURNS[k];
  return result;
}

Scores scores_of(const MatchResult& result) {
  Scores scores;
  for (int player = 0; player < NUM_PLAYERS; ++player)
    scores[player] = result.players[player].score;
  return scores;
}

void add_turns(TaskTurns& sum, const MatchResult& result) {
  for (std::size_t k = 0; k < TURNS.size(); ++k)
    sum.*TURNS[k] += result.players[0].statistics[MAX_STATISTICS - TURNS.size() + k];
}

// The results of whole boards, by board and variant.
using Boards = std::vector<std::vector<MatchResult>>;

ContinuedScores::ByDraw by_board(const Boards& boards, int variant) {
  ContinuedScores::ByDraw scores;
  for (std::size_t board = 0; board < boards.size(); ++board)
    scores[int(board)] = scores_of(boards[board][std::size_t(variant)]);
  return scores;
}

// The probability of such numbers, as high or higher, if the orders made no difference.
double error_of(const Sample& numbers) {
  return numbers.count() < 2 ? 1 : error_of_being_above_0(numbers);
}

// What the game counts for the player and differs most surely in a variant.
void find_statistic(const Boards& boards, int variant, TaskFinding& found) {
  double least = SURE_STATISTIC;
  for (std::size_t k = 0; k < statistics().size(); ++k) {
    Sample before, after, more, less;
    for (const std::vector<MatchResult>& board : boards) {
      const std::int64_t own = board[AS_IT_IS].players[0].statistics[k],
                         other = board[std::size_t(variant)].players[0].statistics[k];
      before.add(own);
      after.add(other);
      more.add(other - own);
      less.add(own - other);
    }
    const double error = std::min(error_of(more), error_of(less));
    if (error >= least) continue;
    least = error;
    found.statistic = int(k);
    found.before = before;
    found.after = after;
  }
}

Coaching finding(const Boards& boards) {
  Coaching found;
  found.boards = std::int64_t(boards.size());
  const ContinuedScores::ByDraw own = by_board(boards, AS_IT_IS);
  for (const auto& [board, scores] : own) found.wins.add(achieved(scores, 0).places[0]);
  std::vector<double> better, worse;
  for (int task = 0; task < int(task_names().size()); ++task) {
    const ContinuedScores::ByDraw measured = by_board(boards, with_measure(task));
    TaskFinding of_task;
    of_task.task = task;
    of_task.advantage = advantage(own, measured, 0, 0);
    of_task.none = advantage(own, by_board(boards, without_orders(task)), 0, 0);
    for (const std::vector<MatchResult>& board : boards)
      add_turns(of_task.turns, board[std::size_t(with_measure(task))]);
    find_statistic(boards, with_measure(task), of_task);
    better.push_back(error_of(of_task.advantage.points));
    worse.push_back(error_of(advantage(measured, own, 0, 0).points));
    found.tasks.push_back(of_task);
  }
  const std::vector<bool> surely_better = sure_together(better, ERROR / 2),
                          surely_worse = sure_together(worse, ERROR / 2);
  for (std::size_t task = 0; task < found.tasks.size(); ++task) {
    found.tasks[task].is_better = surely_better[task];
    found.tasks[task].is_worse = surely_worse[task];
  }
  std::stable_sort(found.tasks.begin(), found.tasks.end(),
                   [](const TaskFinding& a, const TaskFinding& b) {
                     return std::make_pair(a.is_better, a.advantage.points.sum()) >
                            std::make_pair(b.is_better, b.advantage.points.sum());
                   });
  return found;
}

}  // namespace

Coaching coach(const Coached& coached,
               const std::function<void(std::int64_t, std::int64_t)>& tell) {
  const int variants = num_variants();
  const std::int64_t all = std::int64_t(coached.boards) * variants;
  Boards boards;
  std::vector<MatchResult> board;
  std::int64_t played = 0;
  const Ending ending = play_matches(
      {1, all}, coached.jobs,
      [&](std::int64_t number, const KnownCrashes& crashes) {
        const int at = int((number - 1) / variants), variant = int((number - 1) % variants);
        return play_variant(coached, match_on(coached, at, number), variant, crashes);
      },
      [&](const MatchResult& result) {
        board.push_back(result);
        if (int(board.size()) == variants) {
          const bool counted = std::all_of(board.begin(), board.end(),
                                           [](const MatchResult& one) { return one.is_counted(); });
          if (counted) boards.push_back(board);
          board.clear();
        }
        tell(++played, all);
        return true;
      });
  Coaching found = finding(boards);
  found.interrupted = ending.interrupted;
  return found;
}

Meetings meetings(const Coached& coached, const std::string& opponent, int boards,
                  const std::function<void()>& tell) {
  Coached against = coached;
  std::fill(against.players.begin() + 1, against.players.end(), opponent);
  Meetings found;
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

std::array<std::string, 3> nearest_opponents(const Coached& coached,
                                             const std::vector<std::string>& opponents) {
  // How far each is from being beaten half of the time.
  std::vector<std::pair<std::int64_t, std::size_t>> distances;
  for (std::size_t k = 0; k < opponents.size(); ++k) {
    const Sample ahead = meetings(coached, opponents[k], NEARNESS_BOARDS, [] {}).ahead;
    distances.emplace_back(std::abs(2 * ahead.sum() - ALL_BEATEN * ahead.count()), k);
  }
  std::sort(distances.begin(), distances.end());
  std::array<std::string, 3> nearest;
  for (std::size_t k = 0; k < nearest.size(); ++k)
    nearest[k] = opponents[distances[k < distances.size() ? k : 0].second];
  return nearest;
}

}  // namespace game_engine
