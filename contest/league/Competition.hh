#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <set>

#include <engine/files/Files.hh>
#include <engine/files/Log.hh>
#include <engine/files/Tables.hh>
#include "Arena.hh"
#include "ClassCoach.hh"
#include "SubmittedPlayers.hh"

namespace game_engine {

/// What a league and a season have in common.
struct Competition {
  virtual ~Competition() = default;

  std::string game;                 ///< Its name and version, as in a configuration.
  std::vector<std::string> ladder;  ///< The game's players that take part, the opponent first.
  std::map<std::string, std::string> past;  ///< Those of --ladder: their files by name.
  LeagueFolders folders;
  std::string replay, replay_end;  ///< The command that replays a match, before and after players
                                   ///< and seed.
  DrawsKey secret = {};            ///< What the keys of all matches follow from.
  std::shared_ptr<ClassCoach> coach;  ///< Null: nobody asks it.

  /// A player of the ladder, with the number -1, -2, ...
  const std::string& rung(int player) const { return ladder[-1 - player]; }
  virtual std::string name(int player) const = 0;
  /// The player's program; empty for a player of the game.
  virtual std::string file(int player) const = 0;
  /// A match as it is played. @param number  in matches.csv, from 1
  SeatedMatch seat(std::size_t number, std::int64_t seed,
                   const std::array<int, NUM_PLAYERS>& players) const;
  /// The command that plays it again and writes its trace.
  std::string replay_command(const SeatedMatch& match) const;
};

/// Where the log of a match is for an author who has lost it, beside its page in a league.
inline std::string author_file(const LeagueFolders& folders, const std::string& player,
                               std::int64_t match, const std::string& ending) {
  return folders.path("authors/" + player + "/match" + std::to_string(match) + ending);
}

/// Removes all files of a folder and those in it but these.
void remove_but(const std::string& folder, const std::set<std::string>& wanted);

/// What is fixed for a whole competition: names and values.
using LaidDown = std::vector<std::pair<std::string, std::string>>;

/// The file with these settings.
class SettingsFile {
 public:
  /// @throws InputError if it exists with other columns
  explicit SettingsFile(const std::string& path);

  bool is_new() const { return known_.empty(); }
  const LaidDown& known() const { return known_; }
  /// The value of a setting; empty if there is none.
  std::string value(const std::string& name) const;
  /// @throws UsageError if the competition began with other settings
  void check(const LaidDown& now) const;
  /// @throws OutputError
  void write(const LaidDown& now) const;

 private:
  const std::string path_;
  LaidDown known_;
};

/// The file with those that came near a limit of time: match, seat, player, and percents of CPU
/// time and of wall time: see TournamentResult.
extern const std::string NEAR_LIMITS;
constexpr double NEAR = 0.9;

/// The file matches.csv of a league or a season: a line for each match once it has been played, in
/// the order of their numbers. It has columns of what was planned, and then the results. Beside it
/// is NEAR_LIMITS.
class MatchFile {
 public:
  /// @param planned  the columns before the results @throws InputError if the file has others
  MatchFile(const std::string& path, const TableLine& planned);

  /// The lines that were there, which are not played again.
  const KnownTable& known() const { return known_; }
  /// @throws InputError
  TournamentResult result(std::size_t line) const;
  /// The same files as they are now.
  MatchFile read_again() const;

  /// Makes the file, or opens it to add lines; drops a half-written line. @throws OutputError
  void open();
  /// @param names  of the players, by seat @throws OutputError
  void add(TableLine planned, const Names& names, const TournamentResult& result);

 private:
  const std::string path_;
  const TableLine head_;
  const KnownTable known_, known_near_;
  std::multimap<std::int64_t, std::size_t> near_lines_;  ///< Of known_near_, by match.
  std::optional<Output> file_, near_;
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
  /// Writes nothing.
  /// @throws UsageError if the results are those of the other kind, or have other files
  explicit CompetitionRun(const LeagueOptions& options);
  /// To be called first: fills in what is known before players are built.
  void begin(Competition& competition);

  virtual void play() = 0;
  virtual void tell_result() const = 0;

  /// The seed: the given one, the one the competition began with, or a new one. @throws InputError
  std::int64_t seed() const;
  /// The file of the settings, as it is now. @throws InputError
  SettingsFile settings_file() const;
  /// Writes the settings.
  void lay_down(const LaidDown& settings);
  /// The settings of every competition, around its own ones.
  LaidDown settings(std::int64_t seed, const LaidDown& own, const LaidDown& last = {}) const;
  /// Names that no submission may have.
  std::vector<std::string> taken_names() const;
  /// Reports a submission if it is rejected.
  void tell_rejected(const Submission& one) const;
  /// Plays matches once more, for their traces and logs, and notes those that end otherwise than
  /// they did: NOT_REPEATED. Returns these.
  std::vector<SeatedMatch> watch(const std::vector<SeatedMatch>& matches,
                                 std::optional<int> at_a_time = {});
  /// Reports how long a phase has taken.
  void tell_phase(const std::string& what);

  const Log log_{true};
  const LeagueOptions options_;
  const std::string configuration_text_;
  const std::shared_ptr<const Configuration> configuration_;
  std::optional<MatchFile> file_;
  std::optional<Arena> arena_;  ///< Once all players are built.

 private:
  DrawsKey secret() const;

  Competition* competition_ = nullptr;
  std::chrono::steady_clock::time_point phase_start_ = std::chrono::steady_clock::now();
};

/// The program `league`. Returns the exit status: 0, 1 after an error, which it reports on standard
/// error, or 130 if the user stopped it.
int run_league(int argc, char** argv);

}  // namespace game_engine
