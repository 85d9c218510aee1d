#pragma once

#include "Review.hh"

namespace game_engine {

struct EventTotals {
  /// How often units of each player did something, by the number of the kind.
  std::array<std::map<int, int>, NUM_PLAYERS> done;
  /// For each player, how many of its orders had each outcome, by its number.
  std::array<std::map<int, int>, NUM_PLAYERS> orders;
  /// How often units of a player (the first number) did something of a kind (the third) to those of
  /// another (the second).
  std::map<std::array<int, 3>, int> exchanges;
};

/// What happened from the start of a round to that of another.
/// @param habits  of the whole match, round by round; empty: orders are not known
EventTotals event_totals(const Trace& trace, const std::vector<HabitsBySeat>& habits, int from,
                         int to);

/// What to type to see more.
struct ReviewCommands {
  std::string command;        ///< To play on from the match: "./Game A B C D -s 30"
  std::string debug_options;  ///< Those of `make debug-AI...`: "A B C D -s 30"
  std::string watch;          ///< "./Game A B C D -s 30 ... > out.res; Viewer/watch out.res"
  std::string input;          ///< What follows such a command: " < default.cnf"
  std::string coach;          ///< To ask what the player should work on.
};

struct ReviewedResult {
  const ReviewedMatch& match;
  const std::vector<HabitsBySeat>& orders;  ///< In each round; empty if they are not known.
  const Review& review;
  ReviewCommands commands;
};

/// The result for people, in at most eight lines.
std::string review_words(const ReviewedResult& result);

/// All of it, as lines of JSON: docs/review.md.
std::string review_lines(const ReviewedResult& result);

std::string name_of(const ReviewedMatch& match, int who);

}  // namespace game_engine
