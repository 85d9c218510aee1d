#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <engine/game/Game.hh>
#include <engine/text/Log.hh>
#include <engine/text/Tables.hh>
#include "LeagueOptions.hh"
#include "Submissions.hh"

namespace game_engine {

/// What a league and a season have in common.
struct Competition {
  std::string game;  ///< Its name and version, as in a configuration.
  std::vector<std::string>
      ladder;  ///< The players of the game that play along: the opponent first.
  LeagueFolders folders;
  std::string replay, replay_end;  ///< The command that plays a match again: before players and
                                   ///< seed, and after.

  /// Players of the ladder have the numbers -1, -2, ...
  static bool is_ladder(int player) { return player < 0; }
  const std::string& rung(int player) const { return ladder[std::size_t(-1 - player)]; }
  /// @param players  names or files, by seat
  std::string replay_command(const Names& players, std::int64_t seed) const;
};

/// What holds from the beginning of a competition to its end: names and values.
using LaidDown = std::vector<std::pair<std::string, std::string>>;

/// The file in which it is laid down.
class SettingsFile {
 public:
  /// @throws InputError if it is there and has other columns
  explicit SettingsFile(const std::string& path);

  bool is_new() const { return known_.size() == 0; }
  LaidDown known() const;
  /// The value of a setting; empty if there is none.
  std::string value(const std::string& name) const;
  /// @throws UsageError if the competition began with other settings
  void check(const LaidDown& now) const;
  /// @throws OutputError
  void write(const LaidDown& now) const;

 private:
  const std::string path_;
  const KnownTable known_;
};

/// A run of the program, for a league or a night of a season, from the folder of submissions to the
/// page. The entry point is run().
class CompetitionRun {
 public:
  virtual ~CompetitionRun() = default;
  CompetitionRun(const CompetitionRun&) = delete;
  CompetitionRun& operator=(const CompetitionRun&) = delete;

  /// Returns the exit status. @throws InputError, UsageError, OutputError
  int run();

 protected:
  /// @param settings  the name of their file
  CompetitionRun(const LeagueOptions& options, const std::string& settings);
  /// To be called first: fills in what is known before anything is built.
  void begin(Competition& competition);

  virtual void play() = 0;
  virtual void tell_result() const = 0;

  /// The seed: as given, or the one with which it began, or a new one. @throws InputError
  std::int64_t seed() const;
  /// Lays down what holds to the end, or checks that it still does.
  void lay_down(const LaidDown& settings);
  /// What is laid down of every competition: first, and after what is its own.
  LaidDown settings(std::int64_t seed, const LaidDown& own, const LaidDown& last = {}) const;
  /// Names that no submission may have.
  std::vector<std::string> taken_names() const;
  /// Says how long a part of the whole has taken.
  void tell_phase(const std::string& what);

  const Log log_{true};
  const LeagueOptions options_;
  const std::string configuration_text_;
  const std::shared_ptr<const Configuration> configuration_;

 private:
  Competition* competition_ = nullptr;
  const std::string settings_;
  std::chrono::steady_clock::time_point phase_start_ = std::chrono::steady_clock::now();
};

/// @throws UsageError if the folder of the results is that of a season and a league is wanted, or
/// the reverse, or if it has files that neither writes; nothing is written there
void check_kind_of_results(const LeagueOptions& options);

}  // namespace game_engine
