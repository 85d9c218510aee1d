#pragma once

#include <engine/isolation/Isolation.hh>
#include <engine/options/Options.hh>
#include <optional>

namespace game_engine {

/// What the user wants.
struct LeagueOptions {
  std::string program;      ///< As the user called it.
  std::string help_of;      ///< The job whose help is wanted; empty: all.
  std::string submissions;  ///< The folder.
  std::string results;      ///< Likewise.
  std::optional<std::int64_t> seed;
  int jobs = num_processors();  ///< Matches at a time.
  std::string input;            ///< The configuration; empty for standard input.
  std::string opponent = "Dummy";
  std::optional<int> qualifying_matches;  ///< By default until it is clear.
  int group_matches = 12;
  std::optional<int> ranking_matches;  ///< The default depends on the number of players.
  std::string ladder;                  ///< The folder of past years' players; empty for none.
  std::string marks;                   ///< The teacher's rule; empty for none.
  std::string changes, class_list;     ///< The teacher's files; empty for none.
  std::string run_with;                ///< The program that plays the matches; empty: this one.
  bool season = false;                 ///< A night of a season.
  bool several = false;                ///< All the players of a student are rated.
  bool add = false;                    ///< Takes new and changed submissions into a league.
  std::string recheck;                 ///< Whose rejected files are checked again; "all"; empty.
  std::string watch = "final";         ///< The matches to watch afterwards, or "none".
  int coach = 0;  ///< Boards on which it looks at each player; 0: it isn't asked.
  Limits limits;
  bool unconfined = false;  ///< Compilers may do what the user may: on kernels without Landlock.
};

/// Does what a command line asks for. Returns the exit status. @throws UsageError, and as the jobs
int run_league_options(const std::vector<std::string>& words, const std::string& program);

// The jobs: they return the exit status.

int play_league(const LeagueOptions& options);
int play_season(const LeagueOptions& options);

}  // namespace game_engine
