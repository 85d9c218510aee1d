#pragma once

#include "EventTotals.hh"
#include "Review.hh"

namespace game_engine {

/// All that is said about a reviewed match.
struct ReviewedResult {
  const ReviewedMatch& match;
  const std::vector<OrderCounts>& orders;  ///< In each round; empty if they are not known.
  const Review& review;
  std::string command;        ///< To play on from the match: "./Game A B C D -s 30"
  std::string debug_options;  ///< Those of `make debug-AI...`: "A B C D -s 30"
  std::string watch;          ///< "./Game A B C D -s 30 ... > out.res; Viewer/watch out.res"
  std::string input;          ///< What follows such a command: " < default.cnf"
};

/// The result in some 15 lines.
std::string review_text(const ReviewedResult& result);

/// All of it, as lines of JSON: docs/repeat.md.
std::string review_lines(const ReviewedResult& result);

/// The name of whoever gives the orders.
std::string name_of(const ReviewedMatch& match, int who);

}  // namespace game_engine
