#ifndef ENGINE_LEAGUE_LEAGUE_HH
#define ENGINE_LEAGUE_LEAGUE_HH

#include <algorithm>
#include <string>
#include <vector>

#include <engine/series/Rating.hh>
#include "Submissions.hh"
#include "Tournament.hh"

namespace game_engine {

/// A league that has been played: all that its files and its page say.
struct League {
  std::string game;      ///< The name of the game and its version, as in a configuration.
  std::string opponent;  ///< The name of the player to beat.
  std::vector<std::string> ladder;  ///< Of the other players of the game that play the ranking.
  TournamentRules rules;
  std::string marks;       ///< The teacher's rule for marks; empty for none.
  std::string replay;      ///< The command that plays a match again, up to the players.
  std::string replay_end;  ///< The rest of it, after the seed.
  LeagueFolders folders;
  std::vector<std::pair<std::string, std::string>> settings;  ///< What was laid down, for people.
  std::vector<Submission> submissions;
  std::vector<std::string> names;     ///< Of the players that were not rejected.
  std::vector<std::string> students;  ///< Of each player, whose it is; empty if nothing says so.
  Tournament tournament;
  std::vector<std::string> traces;  ///< By match: its page or trace in the results; empty: none.

  std::string name(int player) const {
    if (is_player(player)) return names[std::size_t(player)];
    return player == OPPONENT ? opponent : ladder[std::size_t(OPPONENT - 1 - player)];
  }
  std::string student(int player) const {
    return player < 0 or std::size_t(player) >= students.size() ? ""
                                                                : students[std::size_t(player)];
  }
  bool has_students() const {
    return std::any_of(students.begin(), students.end(),
                       [](const std::string& student) { return not student.empty(); });
  }
  /// Those of whom all files were rejected.
  std::vector<std::string> students_without_player() const;
  /// Those of whom several files play, each with the players: "Anna (First, Second)".
  std::vector<std::string> students_with_several() const;
  const Stage& stage_of(const TournamentMatch& match) const {
    return tournament.stages[std::size_t(match.stage)];
  }
  /// The command that plays a match again and writes its trace.
  std::string replay_command(int match) const;
};

/// How a player came out of all its matches.
struct Ranked {
  int player;
  int rank = 0;  ///< From 1 on; equals share it. 0 for the opponent and the ladder.
  Rating rating;
  int matches = 0;
  int seats = 0;           ///< In all of these matches: the ladder's players may have several.
  int wins = 0;            ///< In twelfths; shared ones count in part.
  int ranks = 0;           ///< Sum over the seats, in twelfths.
  std::int64_t score = 0;  ///< Likewise.
  int outs = 0;            ///< Seats in which it was put out.
  /// From this rank on all are behind with probability 95%, if matches are independent; 0: nobody.
  int surely_ahead_from = 0;
  bool is_ahead_of_next = false;  ///< Likewise.
  bool has_qualified = false;
  std::string reached;  ///< "champion", or the last stage that it played in.

  double mean(double sum) const { return sum / seats; }
};

/// All players, the opponent and the ladder, by their ratings, to a tenth. Equal ones: by their
/// mean scores, but who was out in all of its matches is behind. Who is equal in this, too, by
/// name.
std::vector<Ranked> ranking(const League& league);

/// The matches that a player has played, by their indices, for each player.
std::vector<std::vector<int>> matches_by_player(const League& league);

/// The interval that holds the rating with probability 95%.
inline double rating_low(const Rating& rating) { return rating.points - 1.96 * rating.error; }
inline double rating_high(const Rating& rating) { return rating.points + 1.96 * rating.error; }

/// Writes ranking.csv, marks.csv, groups.csv, rejected.csv and the tables of encounters. @throws
/// OutputError
void write_tables(const League& league);

/// The text of the page league.html.
std::string league_page(const League& league);

}  // namespace game_engine

#endif
