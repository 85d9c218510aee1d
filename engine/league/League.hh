#ifndef ENGINE_LEAGUE_LEAGUE_HH
#define ENGINE_LEAGUE_LEAGUE_HH

#include <string>
#include <vector>

#include <engine/Rating.hh>
#include "Submissions.hh"
#include "Tournament.hh"

namespace game_engine {

/// A league that has been played: all that its files and its page say.
struct League {
  std::string game;      ///< The name of the game and its version, as in a configuration.
  std::string opponent;  ///< The name of the player to beat.
  TournamentRules rules;
  std::string replay;      ///< The command that plays a match again, up to the players.
  std::string replay_end;  ///< The rest of it, behind the seed.
  LeagueFolders folders;
  std::vector<std::pair<std::string, std::string>> settings;  ///< What was laid down, for people.
  std::vector<Submission> submissions;
  std::vector<std::string> names;  ///< Of the players that were not rejected.
  Tournament tournament;
  std::vector<std::string> traces;  ///< By match: its page or trace in the results; empty: none.

  std::string name(int player) const {
    return player == OPPONENT ? opponent : names[std::size_t(player)];
  }
  const Stage& stage_of(const TournamentMatch& match) const {
    return tournament.stages[std::size_t(match.stage)];
  }
  /// The command that plays a match again and writes its trace.
  std::string replay_command(int match) const;
};

/// How a player came out of all its matches.
struct Ranked {
  int player;
  int rank = 0;  ///< From 1 on, without the opponent, which has 0; equals share it.
  Rating rating;
  int matches = 0;
  int wins = 0;            ///< In twelfths; shared ones count in part.
  int ranks = 0;           ///< Sum, in twelfths.
  std::int64_t score = 0;  ///< Sum.
  int outs = 0;            ///< Matches in which it was put out.
  bool has_qualified = false;
  std::string reached;  ///< "champion", or the last stage that it played in.

  double mean(double sum) const { return sum / matches; }
};

/// All players, and the opponent, by their ratings, to a tenth. Equal ones: by their mean scores,
/// but who was out in all of its matches is behind. Who is equal in this, too, by name.
std::vector<Ranked> ranking(const League& league);

/// The matches that a player has played, by their indices, for each player.
std::vector<std::vector<int>> matches_by_player(const League& league);

/// The interval that holds the rating with probability 95%.
inline double rating_low(const Rating& rating) { return rating.points - 1.96 * rating.error; }
inline double rating_high(const Rating& rating) { return rating.points + 1.96 * rating.error; }

/// Writes ranking.csv, groups.csv and rejected.csv. @throws OutputError
void write_tables(const League& league);

/// A number with so many digits behind the point, the same on every machine.
std::string fixed(double number, int digits);

/// The text of the page league.html.
std::string league_page(const League& league);

}  // namespace game_engine

#endif
