#pragma once

#include <string>
#include <vector>

#include "Arena.hh"
#include "League.hh"
#include "Competition.hh"

namespace game_engine {

/// Plays the matches of a league and records them in matches.csv; recorded ones are not played
/// again. The losers of a match get their logs before its line is written.
class LeagueMatches {
 public:
  /// @param league  whose names, ladder and folders are known
  /// @throws InputError if matches.csv can't be read
  LeagueMatches(const League& league, const Configuration& configuration,
                const LeagueOptions& options);

  /// The results of the matches of a tournament from `first` on: a PlayStage.
  /// @throws InputError if the file has other matches
  /// @throws OutputError, std::runtime_error @throws Interrupted
  std::vector<TournamentResult> play(const Tournament& tournament, std::size_t first);

  /// After the last match: removes logs that are no longer kept.
  /// @throws InputError if the file has more matches, so is another league's
  void end(const Tournament& tournament) const;

  /// Plays matches once more, for their traces alone.
  /// @param traces  the indices of the matches, and the files @throws Interrupted
  void watch(const Tournament& tournament,
             const std::vector<std::pair<std::size_t, std::string>>& traces);

  /// The file for the trace of a match; empty if none is kept.
  std::string trace_of(const Tournament& tournament, std::size_t match) const;

 private:
  void keep_logs(const SeatedMatch& match, const TournamentResult& result);
  SeatedMatch seated(const Tournament& tournament, std::size_t match) const;
  [[noreturn]] void fail_at(std::size_t line) const;

  const League& league_;
  const LeagueOptions& options_;
  MatchFile file_;
  Arena arena_;
  PlayerLogs logs_;
};

}  // namespace game_engine
