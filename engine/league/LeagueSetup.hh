#ifndef ENGINE_LEAGUE_LEAGUESETUP_HH
#define ENGINE_LEAGUE_LEAGUESETUP_HH

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <engine/game/Game.hh>
#include "LeagueOptions.hh"
#include "Submissions.hh"

namespace game_engine {

/// The text of the configuration: of a file, or with an empty name standard input. @throws
/// InputError
std::string read_configuration_text(const std::string& input);

/// @param source  the name of its file, or empty @throws InputError
std::shared_ptr<const Configuration> configuration_of(const std::string& text,
                                                      const std::string& source);

/// The name of the game and the version of its rules that a configuration asks for: its first two
/// words, "Name 1.1". @throws InputError if it has no two words
std::string version_of(const std::string& configuration_text);

/// The players of the game that others are measured by: the opponent, and then those in the folder
/// dummy/. @throws UsageError if the game has no such opponent
std::vector<std::string> find_ladder(const std::string& opponent);

/// Names that no submission may have.
std::vector<std::string> taken_names(const std::vector<std::string>& ladder);

/// @throws UsageError, InputError if there is no folder of submissions or nothing in it
void check_submissions(const LeagueFolders& folders);

/// @throws UsageError if the folder of the results is that of a season and a league is wanted, or
/// the reverse; nothing is written there
void check_kind_of_results(const LeagueOptions& options);

/// Makes the folder of the results, and keeps others from using it. @throws OutputError, UsageError
void prepare_results(const LeagueFolders& folders);

/// What holds from the beginning of a league or a season to its end: names and values.
using LaidDown = std::vector<std::pair<std::string, std::string>>;

/// The seed: as given, or the one with which it began, or a new one. @throws InputError
std::int64_t laid_down_seed(const LeagueOptions& options, const std::string& path);

/// @throws UsageError if it began with other settings, InputError
void check_settings(const LeagueOptions& options, const std::string& path, const LaidDown& now);

/// The command that plays a match again with the same limits, up to the players.
std::string replay_start(const Limits& limits);

}  // namespace game_engine

#endif
