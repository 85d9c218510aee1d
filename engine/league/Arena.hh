#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include <engine/series/Workers.hh>
#include "LeagueOptions.hh"
#include "PlayerLogs.hh"
#include "Tournament.hh"

namespace game_engine {

/// A match of a league or a season before it is played, by seat. The four matches of a board follow
/// each other, from a number 1, 5, 9, ... on, and everybody moves on by one seat.
struct SeatedMatch {
  std::int64_t number;  ///< In matches.csv, from 1.
  std::int64_t seed;
  Names names;
  Names files;             ///< The players' programs; empty for players of the game.
  std::string trace = "";  ///< The file for its trace; empty for none.

  /// Whose logs it makes: the players that are files.
  Names authors() const;
  /// The players as they are given to ./Game.
  Names words() const;
  /// "3412": for each seat, which player of the board's first match sits there.
  std::string seats() const;
};

/// Plays matches in isolation, here or elsewhere. The entry point is play().
///
/// A player that was out twice for its wall time while it had hardly used its CPU time is idle, and
/// is not asked any more: the matches would last as long as it is waited for. That follows from the
/// results of the matches before, in the order of their numbers, and from nothing else.
class Arena {
 public:
  using Take = std::function<void(const TournamentResult& result)>;

  Arena(const Configuration& configuration, const LeagueOptions& options)
      : configuration_(configuration), options_(options) {}

  /// Notes a match that was played earlier.
  void note(const SeatedMatch& match, const TournamentResult& result);

  /// Plays matches in processes of their own, and hands over the results in their order.
  /// @param logs  where the losers' logs go, before the result is handed over; null for none
  /// @throws Interrupted, std::runtime_error and what `take` throws
  void play(const std::vector<SeatedMatch>& matches, const PlayerLogs* logs, const Take& take);

  /// The same by a program that runs commands: each is of ./Game for the matches of a board.
  /// @param replay  that command, up to the players
  void play_elsewhere(const std::vector<SeatedMatch>& matches, const std::string& replay,
                      const std::string& configuration, const Take& take);

 private:
  MatchResult play_one(const SeatedMatch& match, const PlayerLogs* logs,
                       const KnownCrashes& crashes) const;
  bool is_asked(const std::string& file) const;
  TournamentResult result_by_seat(const MatchResult& result) const;

  const Configuration& configuration_;
  const LeagueOptions& options_;
  std::map<std::string, std::string> identities_;  ///< Of the players' files.
  std::map<std::string, int> idle_matches_;        ///< By file.
};

/// Whether a player is out for not having been asked.
bool was_not_asked(const std::string& out);

/// Makes the pages on which traces can be watched; a page has its name when it is whole.
/// @param pages  of traces, each with its page
/// @throws Interrupted
void make_pages(const std::map<std::string, std::string>& pages, int at_a_time);

}  // namespace game_engine
