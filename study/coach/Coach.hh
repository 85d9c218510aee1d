#pragma once

// What a player should work on: for each task of its units, what it would gain with the orders of a
// better player for them, everything else being the same.

#include <study/review/Continuations.hh>
#include <study/series/StandIns.hh>
#include <study/series/Workers.hh>
#include <functional>
#include <optional>

namespace game_engine {

struct Coached {
  const Configuration& configuration;
  Names players;        ///< The first is coached. Seats rotate from board to board.
  std::string measure;  ///< Who gives the orders of one task at a time.
  std::int64_t first_seed;
  int boards;
  int jobs;                           ///< Matches at a time.
  MakeRunner make_runner = run_here;  ///< Of all but the measure, which is linked and runs here.
  int most_boards = 0;                ///< If nothing is sure, so many are played at most.

  int variants() const;  ///< Matches on each board.
};

/// What the measure's orders for one task would change in a match.
struct TaskFinding {
  int task = 0;  ///< A number of task_names().
  /// Over the player's own; a number for each board.
  Advantage advantage;
  TaskTurns turns;  ///< In all matches with the measure.
  /// What the game counts that differs most surely with the measure, or first of all what the
  /// player never does: a number of statistics(); -1: nothing does.
  int statistic = -1;
  Sample before, after;    ///< That statistic, of a match.
  bool is_better = false;  ///< The measure's orders surely gain points.
  bool is_worse = false;   ///< They surely lose some.

  double share_ordered() const;             ///< Of the turns, those with an order of the player,
  double share_ordered_by_measure() const;  ///< and with one of the measure.
  bool is_idle() const;                     ///< The player gave next to no orders, the measure did.
  bool is_never() const;  ///< What the game counts never happened, and does with the measure.
  bool is_plain() const { return is_idle() or is_never(); }
};

struct Coaching {
  std::int64_t boards = 0;  ///< That were played whole.
  Sample wins;              ///< Of the player as it is, in twelfths.
  /// Those without any order first, then those with something that never happens, then the best
  /// advice.
  std::vector<TaskFinding> tasks;
  bool interrupted = false;
  NeglectTally neglect = {};
};

/// Plays all matches; `tell` gets how many have been played, and of how many. What is sure is so
/// for all tasks together, with an error of 5%, or of 3% and then 1% for each time that the boards
/// are doubled, because nothing is sure.
/// @throws std::runtime_error
Coaching coach(const Coached& coached, const std::function<void(std::int64_t, std::int64_t)>& tell);

/// The opponent that a player comes ahead of half of the time.
struct Rung {
  std::string opponent;  ///< "Master@40"
  bool is_last = false;  ///< Nobody here is stronger.
  Sample ahead;          ///< How many of three of it the player came ahead of, in twelfths.

  Names match(const std::string& player) const { return {player, opponent, opponent, opponent}; }
};

/// Looks for it by halves, among Demo and then Master for more and more of 100 units, by
/// `coached.boards` matches against three of each; nothing if the user stops it. `coached.players`
/// after the first don't matter; `tell` is called after each match.
std::optional<Rung> nearest_rung(const Coached& coached, const std::function<void()>& tell);

/// How many opponents that meets at most: fewer than 2 if there is no Demo.
int most_rungs_met();

/// "Harry finishes ahead of Master@40 in about 52% of the matches (probably 44 to 60%). ..."
std::string rung_text(const std::string& player, const Rung& rung);

/// Three of these opponents, the nearest in strength to the player by a few matches against each;
/// the nearest one again if there are fewer. `coached.players` after the first don't matter.
std::array<std::string, 3> nearest_opponents(const Coached& coached,
                                             const std::vector<std::string>& opponents);

/// For people, in plain sentences.
std::string coaching_text(const Coached& coached, const Coaching& found);

/// All of it, as lines of JSON: docs/coach.md.
std::string coaching_lines(const Coached& coached, const Coaching& found);

}  // namespace game_engine
