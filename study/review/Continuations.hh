#pragma once

#include <engine/match/Trace.hh>
#include <study/series/Series.hh>
#include <engine/files/Tables.hh>
#include <array>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace game_engine {

/// The players that come with a game, from the weakest on. The last one gives orders in another's
/// place unless somebody else is named.
inline const std::vector<std::string> OPPONENTS = {"Null", "Dummy", "Demo", "Rival", "Master"};
inline const std::string& BEST_OPPONENT = OPPONENTS.back();

struct Recording {
  std::string trace;
  std::vector<HabitsBySeat> habits;  ///< In each round.
};

/// Plays a match in a process of its own. Nothing if it is interrupted, or a player's code ends the
/// process, which has said so. @throws std::runtime_error
std::optional<Recording> record_match(const Configuration& configuration, const Names& names,
                                      const MatchSeed& seed);

/// Who gives the orders of a reviewed player in a stretch of rounds: the player itself, nobody, or
/// a stand-in: the k-th is FIRST_STAND_IN + k.
constexpr int ITSELF = 0, NOBODY_INSTEAD = 1, FIRST_STAND_IN = 2;

/// A recorded match played on from the start of a round by the programs, with other draws.
struct Continuation {
  int round;      ///< From 0 to the last one.
  int end;        ///< Up to this round, somebody else gives the orders of the reviewed player.
  int who;        ///< From ITSELF on.
  int draw;       ///< From 0. Those with the same number have the same draws in each round.
  int begin = 0;  ///< Not before this round.
  std::vector<int> units = {};  ///< Only the orders for these units; empty: all.
};

/// The trace must outlive it.
struct ReviewedMatch {
  const Trace& trace;                  ///< A whole one.
  Names players;                       ///< The programs.
  int seat;                            ///< Of the reviewed player.
  std::vector<std::string> stand_ins;  ///< Other programs for this seat.
  int jobs;                            ///< Processes at a time.
};

using Scores = std::array<int, NUM_PLAYERS>;

struct Continued {
  bool interrupted = false;
  /// For each player, how it first differed from the recorded match, "round 57: ..."; empty if it
  /// didn't. Only if that was asked for.
  std::array<std::string, NUM_PLAYERS> differences;
};

/// Leads the programs through the recorded match in a process that is forked, with all that the
/// players remember, at the start of each round that has continuations. `take` gets the scores, in
/// the order of the list.
/// @param continuations  by round, increasing
/// @param compares  whether to lead them to the end and compare their orders with the recorded ones
/// @throws std::runtime_error
Continued play_continuations(
    const ReviewedMatch& match, const std::vector<Continuation>& continuations, bool compares,
    const std::function<void(const Continuation&, const Scores& scores)>& take);

/// An order as people read it, and as the trace has it; both empty: none.
struct OrderInWords {
  std::string words, text;
};

/// What somebody else would have had a unit of the reviewed player do.
struct OtherOrder {
  int round, unit;
  std::string unit_words;
  OrderInWords own, other;
};

/// All orders of these rounds that differ, led along in the shadow: the recorded states are what
/// both players see. Empty if one of them ends the process.
/// @param who  from NOBODY_INSTEAD on
std::vector<OtherOrder> other_orders(const ReviewedMatch& match, int from, int to, int who);

// ------------------------------------------------------------------ what they say

/// The scores of continuations, by the number of their draws.
using ScoresByDraw = std::map<int, Scores>;

/// How a player did in a match. Sums of these are whole numbers.
struct Achieved {
  int win;             ///< In twelfths: Finish::win.
  std::int64_t share;  ///< Of all points, in millionths; a quarter of none.
  int points;
};
constexpr double MILLION = 1e6;

Achieved achieved(const Scores& scores, int seat);

/// At the start of a round.
struct Expectation {
  int round = 0;
  std::int64_t matches = 0;
  Estimate chance = {};  ///< To win.
  Estimate share = {};
  Estimate points = {};
};

Expectation expectation(const ScoresByDraw& scores, int round, int seat);

/// Adds a number and the ends of its interval, NAME_low and NAME_high, if it has any.
void add(Fields& to, const std::string& name, const Estimate& e);

/// Of one way of playing on over another, by continuations with the same draws.
struct Advantage {
  Sample chance;  ///< In twelfths.
  Sample share;   ///< In millionths.
  Sample points;
};

/// Uses only draws from `first` on.
Advantage advantage(const ScoresByDraw& before, const ScoresByDraw& after, int seat, int first);

}  // namespace game_engine
