#pragma once

#include <engine/match/Match.hh>
#include <engine/match/Trace.hh>
#include <functional>
#include <optional>
#include <string>

namespace game_engine {

/// Leads a player through a recorded match, with the random numbers of whoever played there, and
/// compares its orders with the recorded ones.
class Repetition {
 public:
  Repetition(const Trace& trace, int seat, const std::string& player)
      : trace_(trace), seat_(seat), player_(player) {}

  /// Calls the player's code. `tell` gets a line for each round that differs.
  void run(const std::function<void(const std::string&)>& tell);

  bool differs() const { return rounds_that_differ_ > 0; }

  std::string summary() const;

 private:
  void compare(int round, const Orders& given);
  void tell_difference(int round, const std::string& what);
  void tell_whether_out(const std::optional<Out>& out);
  bool was_out(int round) const;

  const Trace& trace_;
  const int seat_;
  const std::string player_;
  std::function<void(const std::string&)> tell_;
  bool is_over_ = false;  ///< Nothing more to compare.
  int looks_left_ = 5;    ///< Rounds in which differences are looked at again.
  int rounds_compared_ = 0, rounds_that_differ_ = 0, first_difference_ = 0;
  std::string out_;
};

}  // namespace game_engine
