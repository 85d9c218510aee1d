#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include <engine/series/Rating.hh>
#include "Competition.hh"
#include "RatingCheck.hh"
#include "Tournament.hh"

namespace game_engine {

/// A league that has been played: everything in its files and on its page.
struct League : Competition {
  TournamentRules rules;
  std::string marks;  ///< The teacher's rule for marks; empty for none.
  LaidDown settings;  ///< For people to read.
  std::vector<Submission> submissions;
  std::vector<std::string> names;     ///< Of the players that were not rejected.
  std::vector<std::string> students;  ///< By player; empty if unknown.
  std::vector<std::string> homes;     ///< By player, the student's own folder; likewise.
  std::set<int> left;                 ///< Players that are no longer ranked: with another file now.
  Tournament tournament;
  std::vector<std::string> traces;  ///< By match: its page or trace in the results, or empty.

  std::vector<std::vector<int>> watched;  ///< By player, lost matches whose pages its author gets.

  int num_players() const { return int(names.size()); }
  std::string name(int player) const override {
    return is_player(player) ? names[player] : rung(player);
  }
  std::string student(int player) const { return of_player(students, player); }
  std::string home(int player) const { return of_player(homes, player); }
  bool has_students() const;
  /// Those whose files were all rejected, with one of these.
  std::vector<const Submission*> students_without_player() const;
  /// Those with several players, which all play: "Anna (First, Second)".
  std::vector<std::string> students_with_several() const;
  /// Players that were no longer asked in some matches, because they were idle.
  std::vector<std::string> not_asked() const;
  std::string file(int player) const override {
    return is_player(player) ? folders.player(name(player)) : "";
  }
  /// A match by its index.
  SeatedMatch seated(std::size_t match) const;

 private:
  static std::string of_player(const std::vector<std::string>& list, int player) {
    return player < 0 or std::size_t(player) >= list.size() ? "" : list[player];
  }
};

/// How a player did in all its matches.
struct Ranked {
  int player;
  int rank = 0;  ///< From 1 on; equals share it. 0 for the ladder and players no longer ranked.
  Rating rating;
  int matches = 0;
  int seats = 0;           ///< In these matches: a player of the ladder may have several.
  int wins = 0;            ///< In twelfths; shared ones count in part.
  int ranks = 0;           ///< Sum over the seats, in twelfths.
  std::int64_t score = 0;  ///< Likewise.
  int outs = 0;            ///< Seats in which it was out.
  /// Surely ahead of all from this rank on: with probability 95%, if matches are independent. 0:
  /// none.
  int surely_ahead_from = 0;
  bool is_ahead_of_next = false;  ///< Likewise.
  /// With TournamentRules::until, the places that it may have: behind all that are surely ahead of
  /// it, and before all that are surely behind; the rank is one of them. 0: none.
  int first_place = 0, last_place = 0;
  bool has_qualified = false;
  std::string reached;  ///< "champion", or the last stage that it played in.

  double mean(double sum) const { return sum / seats; }
  /// "2-5", "3"; empty if it has none.
  std::string places() const;
};

/// Whether the league ranks it and gives it a mark.
inline bool is_ranked(const Ranked& one) { return one.rank > 0; }

/// The ratings of all players and the ladder, by place_in_list(), and whether they hold whoever
/// else plays: where they don't, their errors are larger. Not examined without a ranking phase of
/// random groups.
std::pair<std::vector<Rating>, RatingCheck> ratings_and_check(const League& league);

/// All players and the ladder by rating, to a tenth; equal ones by mean score, but behind if they
/// were out in all matches; then by name.
std::vector<Ranked> ranking(const League& league);

/// How sure the places are, if the ranking ends when it is settled, as a sentence.
std::string settled_text(const League& league);

/// For each player, the indices of the matches that it has played.
std::vector<std::vector<int>> matches_by_player(const League& league);

/// Writes ranking.csv, marks.csv, groups.csv, rejected.csv and the tables of encounters.
/// @throws OutputError
void write_tables(const League& league);

/// The text of the page league.html.
std::string league_page(const League& league);

/// Writes league.html, for the class without students, marks and rejections, for the teacher with
/// all, and for each author authors/NAME.html: what the page has on its player, and the logs of
/// lost matches. Only the owner can enter that folder. @throws InputError, OutputError
void write_pages(const League& league);

}  // namespace game_engine
