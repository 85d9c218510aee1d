#ifndef ENGINE_LEAGUE_LEAGUEMATCHES_HH
#define ENGINE_LEAGUE_LEAGUEMATCHES_HH

#include <optional>
#include <string>

#include <engine/text/Output.hh>
#include <engine/match/PlayerRunner.hh>
#include <engine/series/Workers.hh>
#include "Commands.hh"
#include "League.hh"
#include "LeagueFiles.hh"
#include "LeagueOptions.hh"
#include "PlayerLogs.hh"

namespace game_engine {

/// Plays the matches of a league, and keeps the file matches.csv: a line for each, at the end of
/// the file as soon as it has been played. What is there is not played again. Those who have lost
/// a match that is played here get their logs, before the line is there.
class LeagueMatches {
 public:
  /// @param league  of which names, opponent and folders are known
  /// @throws InputError if matches.csv can't be read
  LeagueMatches(const League& league, const Configuration& configuration,
                const MakeRunner& make_runner, const LeagueOptions& options, int at_a_time);

  /// The results of the matches of a tournament from `first` on: a PlayStage.
  /// @throws InputError if what is in the file are other matches
  /// @throws OutputError, std::runtime_error @throws Interrupted
  std::vector<TournamentResult> play(const Tournament& tournament, std::size_t first);

  /// The matches in the file that were not asked for: of another league. @throws InputError
  void check_end(const Tournament& tournament) const;

  /// Removes the logs that nobody keeps, when all matches have been played.
  void remove_other_logs() const { logs_.remove_others(); }

  /// The name of the trace of a match in the results, without ".res"; empty if none is kept.
  std::string trace_name(const Tournament& tournament, std::size_t match) const;

  std::int64_t played() const { return played_; }  ///< In this run of the program.

 private:
  void take_known(const Tournament& tournament, std::size_t number,
                  std::vector<TournamentResult>& results);
  void play_missing(const Tournament& tournament, std::size_t first,
                    std::vector<TournamentResult>& results);

  MatchResult play_here(const Tournament& tournament, std::size_t match,
                        const KnownCrashes& crashes) const;
  void note_logs(const Tournament& tournament, std::size_t match, const TournamentResult& result);
  PlayerLogs::Authors authors(const TournamentMatch& match) const;

  Ending play_elsewhere(const Tournament& tournament, std::size_t first,
                        const TakeResult& take) const;

  const League& league_;
  const Configuration& configuration_;
  const MakeRunner make_runner_;
  const KeptMatches keep_;
  const std::string run_with_;  ///< The program that plays the matches; empty: this one.
  const int at_a_time_;
  const std::string path_;
  CsvTable known_;
  std::optional<Output> file_;
  PlayerLogs logs_;
  std::int64_t played_ = 0;
};

}  // namespace game_engine

#endif
