#pragma once

#include <engine/match/Match.hh>
#include <study/series/Workers.hh>
#include <study/series/Progress.hh>
#include <study/series/Report.hh>
#include <study/series/SeriesTally.hh>
#include <engine/files/Log.hh>

#include "CommandLine.hh"

namespace game_engine {

/// What a command needs to read the same configuration: "< default.cnf"
std::string input_words(const CommandLine& line);

/// A series or a search for numbers: its report, and the parts in which it is played elsewhere.
class ManyMatches {
 protected:
  /// A seed is chosen and shown if none is given.
  /// @param options  those that say how players are run, with a blank before each
  /// @throws UsageError
  ManyMatches(const CommandLine& line, const std::vector<std::string>& players,
              const Configuration& configuration, const std::string& options);

  const Series& series() const { return key_.series; }

  /// Makes the report, if one is wanted; or continues one, after its matches have been taken.
  /// @param next  the number of the match to be taken next; 0: there is none
  /// @throws InputError if its matches are others @throws OutputError
  void open_report(
      const std::function<std::int64_t()>& next,
      const std::function<void(const ReportLine& line, const std::string& place)>& take);

  /// Plays matches in processes of this one or, with --run-with, in parts: that program runs this
  /// one for each of them, anywhere, which prints its report.
  /// @param around  of a search, what the trials of these matches look around
  /// @throws as play_matches and play_parts
  Ending play_range(const MatchRange& range, const Steps& around, const PlayMatch& play,
                    const TakeResult& take, const FindCrashes& find = {}) const;

  /// The one that is asked for. Prints its report; returns the exit status. @throws UsageError
  int play_part(const PlayMatch& play, const std::function<void(const MatchResult&)>& take,
                const FindCrashes& find = {});

  /// Says so if it isn't; then the run fails.
  bool check_counted(const MatchResult& result);

  int status_after(const Ending& ending) const;

  const Log log_;
  const SeriesOptions options_;
  const Configuration& configuration_;
  ReportKey key_;
  const std::string program_;
  std::optional<ReportWriter> report_;
  std::optional<Progress> progress_;
  std::int64_t played_ = 0;  ///< In this run.
  std::int64_t not_counted_ = 0;

 private:
  std::vector<Part> parts_of(const MatchRange& range, const Steps& around) const;
  ReadResult results() const;
};

}  // namespace game_engine
