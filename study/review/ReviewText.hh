#pragma once

#include "Review.hh"

namespace game_engine {

/// How often something happened to a player, and what it was worth.
struct EventTotal {
  int done = 0;      ///< By one of its units.
  int suffered = 0;  ///< By one of another clan's.
  int points = 0;    ///< For the player.
};

/// What happened to the players in some rounds.
struct EventTotals {
  /// For each player, by the number of a kind of events.
  std::array<std::map<int, EventTotal>, NUM_PLAYERS> events;
  /// For each player, how much its score rose; and points of events aside: by cells, for example.
  std::array<int, NUM_PLAYERS> points{}, other_points{};
  /// For each player, how many of its orders had each outcome, by its number; and its habits.
  std::array<std::map<int, int>, NUM_PLAYERS> orders;
  HabitsBySeat habits{};
  /// How often units of a player (the first number) did something of a kind (the third) to those of
  /// another (the second), and the points of both for it.
  std::map<std::array<int, 3>, std::array<int, 3>> exchanges;
};

/// Orders of a player, and those of them that did nothing.
struct IdleOrders {
  int all = 0, idle = 0;
  int reason = 0;  ///< Why most of them did nothing; 0: none did.
  int most = 0;    ///< How many that was.
};

/// @param outcomes  how many orders had each outcome, by its number
IdleOrders idle_orders(const std::map<int, int>& outcomes);

/// What happened from the start of a round to that of another.
/// @param habits  of the whole match, round by round; empty: orders are not known
EventTotals event_totals(const Trace& trace, const std::vector<HabitsBySeat>& habits, int from,
                         int to);

/// What to type to see more of a reviewed match.
struct ReviewCommands {
  std::string command;        ///< To play on from the match: "./Game A B C D -s 30"
  std::string debug_options;  ///< Those of `make debug-AI...`: "A B C D -s 30"
  std::string watch;          ///< "./Game A B C D -s 30 ... > out.res; Viewer/watch out.res"
  std::string input;          ///< What follows such a command: " < default.cnf"
  std::string coach;          ///< To ask what the player should work on.
};

/// All that is said about a reviewed match.
struct ReviewedResult {
  const ReviewedMatch& match;
  const std::vector<HabitsBySeat>& orders;  ///< In each round; empty if they are not known.
  const Review& review;
  ReviewCommands commands;
};

/// The result for people, in at most eight lines.
std::string review_words(const ReviewedResult& result);

/// Its first turning point for people, if there is one, in two lines.
std::string first_turn(const ReviewedResult& result);

/// All of it, as lines of JSON: docs/review.md.
std::string review_lines(const ReviewedResult& result);

/// The name of whoever gives the orders.
std::string name_of(const ReviewedMatch& match, int who);

}  // namespace game_engine
