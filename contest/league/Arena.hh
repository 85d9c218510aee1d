#pragma once

#include <map>
#include <set>

#include <study/series/Workers.hh>
#include "LeagueOptions.hh"
#include "Tournament.hh"

namespace game_engine {

/// Logs of lost matches, each for one author only: teacher/logs/Harry/match57.log in the results
/// has what Harry ordered and printed in match 57, and nothing of the others.
class PlayerLogs {
 public:
  /// @param results  the folder
  /// @param most     logs of each player; 0: none
  PlayerLogs(const std::string& results, int most);

  bool is_on() const { return most_ > 0; }

  /// Makes the folders, and removes what a killed program left behind. @throws OutputError
  void prepare() const;

  /// The log of a whole match, until it is divided. Matches are numbered from 1.
  std::string whole(std::int64_t match) const;

  /// Makes and returns the folder for the logs of a board whose matches are played elsewhere.
  /// @param first  the number of its first match
  std::string prepare_board(std::int64_t first) const;

  /// Divides the log of a match of such a board, if it is there under this name.
  void divide_one_of_board(std::int64_t match, std::int64_t first, const std::string& file,
                           const TournamentResult& result, const Names& authors) const;

  /// Divides the log of a match among its losers. A part gets its name once it is whole. Memory
  /// does not grow with the log.
  /// @param authors  who gets logs, by seat; empty: nobody
  /// @throws InputError, OutputError
  void divide(std::int64_t match, const TournamentResult& result, const Names& authors) const;

  /// Notes a match for its losers. A player with too many logs now loses one: the oldest, but those
  /// with a page last.
  void keep(std::int64_t match, const TournamentResult& result, const Names& authors,
            bool has_page);

  /// Those of the authors that have a log of this match.
  Names written(std::int64_t match, Names authors) const;

  /// Whether a log that should be kept is missing.
  bool lacks(std::int64_t match) const;

  /// Removes all logs that are not kept.
  void remove_others() const;

 private:
  /// Whether the match has a page, and its number: the greater, the longer it is kept.
  using Kept = std::pair<bool, std::int64_t>;

  std::string folder(const std::string& player) const { return logs_ + "/" + player; }
  std::string path(const std::string& player, std::int64_t match) const;

  const std::string logs_;
  const std::size_t most_;
  std::map<std::string, std::set<Kept>> kept_;  ///< By player.
};

/// A match of a league or a season before it is played, by seat. The four matches of a board are
/// consecutive, starting at 1, 5, 9, ..., and everybody moves on by one seat.
struct SeatedMatch {
  std::int64_t number;  ///< In matches.csv, from 1.
  std::int64_t seed;
  Names names;
  Names files;                ///< The players' programs; empty for players of the game.
  std::string trace = "";     ///< The file for its trace; empty for none.
  DrawsKey board_draws = {};  ///< What the keys of the four matches of its board follow from.

  /// From 1, of its board.
  std::int64_t turn() const { return (number - 1) % NUM_PLAYERS + 1; }
  DrawsKey draws() const { return derived_key(board_draws, std::uint32_t(turn())); }
  /// Who gets logs: the players that are files.
  Names authors() const;
  /// The players as ./Game takes them.
  Names words() const;
  /// "3412": for each seat, which player of the board's first match sits there.
  std::string seats() const;
};

/// Plays matches in isolation, here or elsewhere. The entry point is play().
///
/// A player that twice ran out of wall time is idle, and is no longer asked: matches would last as
/// long as we wait for it. This depends only on the results of earlier matches, in the order of
/// their numbers.
///
/// A match in which somebody is out for time is played again, apart from all others: the machine
/// may have stood still, with the clocks running. A player that was out for time in two matches
/// that counted is believed to be slow.
class Arena {
 public:
  using Take = std::function<void(const TournamentResult& result)>;

  Arena(const Configuration& configuration, const LeagueOptions& options)
      : configuration_(configuration), options_(options) {}

  /// Notes a match that was played earlier.
  void note(const SeatedMatch& match, const TournamentResult& result);

  /// Plays each match in its own process, and hands over the results in order.
  /// @param logs  gets the losers' logs before the result is handed over; null: none are kept
  /// @throws Interrupted, std::runtime_error and what `take` throws
  void play(const std::vector<SeatedMatch>& matches, const PlayerLogs* logs, const Take& take);

  /// The same by a program that runs commands: a ./Game for the matches of each board.
  /// @param replay  that command, up to the players
  void play_elsewhere(const std::vector<SeatedMatch>& matches, const std::string& replay,
                      const std::string& configuration, const PlayerLogs& logs, const Take& take);

 private:
  /// @param course_end  of a match that is played again: its log is not divided yet
  MatchResult play_one(const SeatedMatch& match, const PlayerLogs* logs,
                       const KnownCrashes& crashes, std::optional<int> course_end = {}) const;
  void identify(const std::vector<SeatedMatch>& matches);
  bool is_asked(const std::string& file) const;
  bool is_doubtful(const SeatedMatch& match, const TournamentResult& result) const;
  /// Plays what `first` is the doubtful result of again, alone.
  TournamentResult play_again(const SeatedMatch& match, TournamentResult first,
                              const PlayerLogs* logs) const;
  /// Plays the matches from an index on, as long as their results are wanted.
  using PlayMany = std::function<Ending(std::size_t first, const TakeResult& take)>;
  void play_all(const std::vector<SeatedMatch>& matches, const PlayerLogs* logs, const Take& take,
                const PlayMany& play_many);
  Ending play_parts_of(const std::vector<SeatedMatch>& matches, const std::string& replay,
                       const std::string& configuration, const PlayerLogs& logs,
                       const TakeResult& take) const;
  TournamentResult result_by_seat(const MatchResult& result) const;

  const Configuration& configuration_;
  const LeagueOptions& options_;
  std::map<std::string, std::string> identities_;  ///< Of the players' files.
  std::map<std::string, int> idle_matches_;        ///< By file.
  std::map<std::string, int> late_matches_;        ///< By word: it was out for time.
};

/// Whether a player is out because of a clock.
bool is_out_for_time(const std::string& out);

/// Plays a match again until nobody is out for time who wasn't in an earlier attempt.
/// @param first  the first attempt
/// @returns the last one, or else the first if they differ before its time-out: then nobody gets
/// another chance. It knows the outs of the first, and only the last one has its course
TournamentResult play_until_sure(const TournamentResult& first,
                                 const std::function<TournamentResult()>& play);

/// Whether a player is out because it was no longer asked.
bool was_not_asked(const std::string& out);

/// Makes the pages that show matches; a page gets its name once it is whole.
/// @param pages  by trace
/// @throws Interrupted
void make_pages(const std::map<std::string, std::string>& pages, int at_a_time);

}  // namespace game_engine
