#pragma once

#include <engine/match/Match.hh>
#include <engine/match/Trace.hh>
#include <optional>
#include <string>

#include "CommandLine.hh"

namespace game_engine {

/// Leads a player through a recorded match: it sees the recorded states from a seat, with the
/// random numbers of whoever played there, and its orders are compared with the recorded ones.
class Repetition {
 public:
  /// @param rounds  those to compare; it is led from the first round on
  Repetition(const Trace& trace, int seat, const std::string& player,
             const std::optional<MatchRange>& rounds);

  /// Calls the player's code. `tell` gets a line for each round that differs.
  void run(const std::function<void(const std::string&)>& tell);

  bool differs() const { return rounds_that_differ_ > 0; }

  /// The result, in a line.
  std::string summary() const;
  /// The same for orders that do nothing whatever others do; empty if there are none.
  std::string idle_summary() const;

 private:
  void compare(int round, const Orders& given);
  void tell_idle(int round, const Orders& given);
  void tell_difference(int round, const std::string& what);
  void tell_whether_out(const std::optional<Out>& out);
  bool was_out(int round) const;

  const Trace& trace_;
  const int seat_;
  const std::string player_;
  const MatchRange rounds_;
  std::function<void(const std::string&)> tell_;
  bool is_over_ = false;      ///< Nothing more to compare.
  const bool tells_reasons_;  ///< Of orders that do nothing: if only some rounds are compared.
  int looks_left_ = 5;        ///< Rounds in which differences are looked at again.
  int num_idle_ = 0, first_idle_ = 0;
  int rounds_compared_ = 0, rounds_that_differ_ = 0, first_difference_ = 0;
  std::string out_;
};

}  // namespace game_engine
