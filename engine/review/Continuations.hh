#pragma once

#include <engine/match/PlayerRunner.hh>
#include <engine/match/Trace.hh>
#include <array>
#include <functional>
#include <string>
#include <vector>

namespace game_engine {

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
  int as_drawn = 0;             ///< Up to this round, the draws are those of the match.
};

/// What is to be reviewed. The trace must outlive it.
struct ReviewedMatch {
  const Trace& trace;                  ///< A whole one.
  Names players;                       ///< The programs.
  int seat;                            ///< Of the reviewed player.
  std::vector<std::string> stand_ins;  ///< Other programs for this seat.
  MakeRunner make_runner;
  int jobs;  ///< Processes at a time.
};

using Scores = std::array<int, NUM_PLAYERS>;

/// How playing continuations ended.
struct Continued {
  bool interrupted = false;
  /// For each player, how it first differed from the recorded match, "round 57: ..."; empty if it
  /// didn't. Only if that was asked for.
  std::array<std::string, NUM_PLAYERS> differences;
};

/// Leads the programs through the recorded match in a separate process, and forks it, with all that
/// the players remember, at the start of each round that has continuations. `take` gets the scores,
/// in the order of the list, whatever `jobs` is.
/// @param continuations  by round, increasing
/// @param compares  whether to lead them to the end and compare their orders with the recorded ones
/// @throws std::runtime_error
Continued play_continuations(
    const ReviewedMatch& match, const std::vector<Continuation>& continuations, bool compares,
    const std::function<void(const Continuation&, const Scores& scores)>& take);

}  // namespace game_engine
