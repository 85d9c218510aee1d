#ifndef ENGINE_LEAGUE_LEAGUEOPTIONS_HH
#define ENGINE_LEAGUE_LEAGUEOPTIONS_HH

#include <engine/isolation/Limits.hh>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace game_engine {

/// Of which stages the matches can be watched afterwards.
enum class KeptMatches { NONE, FINAL, ROUNDS };

/// What the user asks the league for.
struct LeagueOptions {
  bool help = false;
  std::string submissions;  ///< The folder.
  std::string results;      ///< Likewise.
  std::optional<std::int64_t> seed;
  std::optional<int> jobs;
  std::string input;  ///< The configuration; empty for standard input.
  std::string opponent = "Dummy";
  int qualifying_matches = 8;
  int group_matches = 12;
  KeptMatches keep = KeptMatches::FINAL;
  Limits limits;
};

/// @throws UsageError
LeagueOptions parse_league_options(const std::vector<std::string>& words);

/// The text of --help.
std::string league_help(const std::string& program);

}  // namespace game_engine

#endif
