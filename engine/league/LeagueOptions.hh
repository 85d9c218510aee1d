#pragma once

#include <engine/isolation/Limits.hh>
#include <engine/text/Arguments.hh>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace game_engine {

/// Of which stages the matches can be watched afterwards.
enum class KeptMatches { NONE, FINAL, ROUNDS };

/// Its word on the command line.
inline std::string kept_word(KeptMatches kept) {
  return kept == KeptMatches::NONE ? "none" : kept == KeptMatches::FINAL ? "final" : "rounds";
}

/// What the user asks the league for.
struct LeagueOptions {
  bool help = false;
  std::string submissions;  ///< The folder.
  std::string results;      ///< Likewise.
  std::optional<std::int64_t> seed;
  int jobs = num_processors();  ///< Matches at a time.
  std::string input;            ///< The configuration; empty for standard input.
  std::string opponent = "Dummy";
  int qualifying_matches = 8;
  int group_matches = 12;
  std::optional<int> ranking_matches;  ///< By default from the number of players.
  std::string marks;                   ///< The teacher's rule; empty for none.
  std::string run_with;                ///< The program that plays the matches; empty: this one.
  bool season = false;                 ///< Played again and again, with changed submissions.
  std::optional<int> simulated;        ///< So many players of known strength instead.
  KeptMatches keep = KeptMatches::FINAL;
  int logs = 3;  ///< Of so many lost matches each player has logs.
  Limits limits;
  bool unconfined =
      false;  ///< Compilers may reach what the user may: for kernels without Landlock.
};

/// @throws UsageError
LeagueOptions parse_league_options(const std::vector<std::string>& words);

/// The text of --help.
std::string league_help(const std::string& program);

}  // namespace game_engine
