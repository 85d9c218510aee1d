#pragma once

#include "EventTotals.hh"
#include "Review.hh"

namespace game_engine {

/// All that is said about a reviewed match.
struct ReviewedResult {
  const ReviewedMatch& match;
  const std::vector<HabitsBySeat>& orders;  ///< In each round; empty if they are not known.
  const Review& review;
  std::string command;        ///< To play on from the match: "./Game A B C D -s 30"
  std::string debug_options;  ///< Those of `make debug-AI...`: "A B C D -s 30"
  std::string watch;          ///< "./Game A B C D -s 30 ... > out.res; Viewer/watch out.res"
  std::string input;          ///< What follows such a command: " < default.cnf"
  std::string coach;          ///< To ask what the player should work on.
};

/// The result for people, in at most ten lines.
std::string review_words(const ReviewedResult& result);

/// Its first turning point for people, if there is one, in two lines.
std::string first_turn(const ReviewedResult& result);

/// What these rest on, in tables, with intervals.
std::string review_tables(const ReviewedResult& result);

/// What must be known of it first, a line each.
std::vector<std::string> warnings(const ReviewedResult& result);

/// What sets the player apart from the others of its match, in sentences: from parts of the match
/// taken as independent (batch means: A. M. Law, "Simulation Modeling and Analysis", 9.5).
std::vector<std::string> habits(const ReviewedResult& result);

/// Commands to look at the first turning point.
std::vector<std::string> next_steps(const ReviewedResult& result);

/// All of it, as lines of JSON: docs/repeat.md.
std::string review_lines(const ReviewedResult& result);

/// The name of whoever gives the orders.
std::string name_of(const ReviewedMatch& match, int who);

}  // namespace game_engine
