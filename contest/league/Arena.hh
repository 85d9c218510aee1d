#pragma once

#include <map>

#include <study/series/Workers.hh>
#include "LeagueOptions.hh"
#include "Tournament.hh"

namespace game_engine {

/// Divides the log of a match, from end to end of it: each part has only the lines of one player,
/// and its name once it is whole. Memory does not grow with the log.
/// @param parts  by seat, files; empty: none @throws InputError, OutputError
void divide_log(const std::string& log, const Names& parts);

/// A match of a league or a season before it is played, by seat. The four matches of a board are
/// consecutive, starting at 1, 5, 9, ..., and everybody moves on by one seat.
struct SeatedMatch {
  std::int64_t number;  ///< In matches.csv, from 1.
  std::int64_t seed;
  Names names;
  Names files;                ///< The players' programs; empty for players of the game.
  std::string trace = "";     ///< The file for its trace; empty for none.
  std::string log = "";       ///< Likewise for the log of all players.
  DrawsKey board_draws = {};  ///< What the keys of the four matches of its board follow from.

  /// From 1, of its board.
  std::int64_t turn() const { return (number - 1) % NUM_PLAYERS + 1; }
  DrawsKey draws() const { return derived_key(board_draws, std::uint32_t(turn())); }
  /// The players that are files.
  Names authors() const;
  /// The players as ./Game takes them.
  Names words() const;
  /// "3412": for each seat, which player of the board's first match sits there.
  std::string seats() const;
};

/// Plays matches in isolation, here or elsewhere. The entry point is play().
///
/// A player for which two limits of wall time were spent on waiting, in whatever many matches, is
/// no longer asked: matches would last as long as we wait for it. This depends only on the results
/// of earlier matches, in the order of their numbers.
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
  /// @param at_a_time  as the options say, or one: then no other match takes time from it
  /// @throws Interrupted, std::runtime_error and what `take` throws
  void play(const std::vector<SeatedMatch>& matches, const Take& take,
            std::optional<int> at_a_time = {});

  /// The same by a program that runs commands: a ./Game for the matches of each board.
  /// @param replay  that command, up to the players
  void play_elsewhere(const std::vector<SeatedMatch>& matches, const std::string& replay,
                      const std::string& configuration, const Take& take);

 private:
  MatchResult play_one(const SeatedMatch& match, const KnownCrashes& crashes,
                       std::optional<int> course_end = {}) const;
  void identify(const std::vector<SeatedMatch>& matches);
  bool is_asked(const std::string& file) const;
  std::ptrdiff_t num_asked_no_more() const;
  bool is_doubtful(const SeatedMatch& match, const TournamentResult& result) const;
  /// Plays what `first` is the doubtful result of again, alone.
  TournamentResult play_again(const SeatedMatch& match, TournamentResult first) const;
  /// Plays the matches from an index on, as long as their results are wanted.
  using PlayMany = std::function<Ending(std::size_t first, const TakeResult& take)>;
  void play_all(const std::vector<SeatedMatch>& matches, const Take& take,
                const PlayMany& play_many);
  Ending play_parts_of(const std::vector<SeatedMatch>& matches, const std::string& replay,
                       const std::string& configuration, const TakeResult& take) const;
  TournamentResult result_by_seat(const MatchResult& result) const;

  const Configuration& configuration_;
  const LeagueOptions& options_;
  std::map<std::string, std::string> identities_;  ///< Of the players' files.
  std::map<std::string, double> waited_;           ///< By file, in limits of wall time.
  std::map<std::string, int> late_matches_;        ///< By word: it was out for time.
};

/// Whether a player is out because of a clock.
bool is_out_for_time(const std::string& out);

/// What counts of a match that was played again because somebody was out for time: that, or the
/// first attempt if they differ before its time-out, without its course: then nobody gets another
/// chance.
TournamentResult counting_result(TournamentResult first, const TournamentResult& again);

/// Whether a player is out because it was no longer asked.
bool was_not_asked(const std::string& out);

/// Makes the pages that show matches; a page gets its name once it is whole.
/// @param pages  by trace
/// @throws Interrupted
void make_pages(const std::map<std::string, std::string>& pages, int at_a_time);

}  // namespace game_engine
