#pragma once

#include <string>
#include <vector>

#include "Arena.hh"
#include "League.hh"
#include "MatchFile.hh"

namespace game_engine {

/// Plays the matches of a league, and keeps matches.csv: what is there is not played again. Those
/// who have lost a match that is played here get their logs, before the line is there.
class LeagueMatches {
 public:
  /// @param league  whose names, ladder and folders are known
  /// @throws InputError if matches.csv can't be read
  LeagueMatches(const League& league, const Configuration& configuration,
                const LeagueOptions& options);

  /// The results of the matches of a tournament from `first` on: a PlayStage.
  /// @throws InputError if what is in the file are other matches
  /// @throws OutputError, std::runtime_error @throws Interrupted
  std::vector<TournamentResult> play(const Tournament& tournament, std::size_t first);

  /// When all matches have been played: removes the logs that nobody keeps.
  /// @throws InputError if there are more in the file: it is of another league
  void end(const Tournament& tournament) const;

  /// The file for the trace of a match; empty if none is kept.
  std::string trace_of(const Tournament& tournament, std::size_t match) const;

 private:
  SeatedMatch seated(const Tournament& tournament, std::size_t match) const;
  [[noreturn]] void fail_at(std::size_t line) const;

  const League& league_;
  const LeagueOptions& options_;
  MatchFile file_;
  Arena arena_;
  PlayerLogs logs_;
};

}  // namespace game_engine
