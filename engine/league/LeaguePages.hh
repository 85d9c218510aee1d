#pragma once

// What the pages of a league and a season are made of: tables, charts, and what an author gets.

#include <array>
#include <engine/html/Html.hh>

#include "League.hh"
#include "Season.hh"

namespace game_engine {

/// How two players did against each other. Where one had several seats, each counts in part.
struct Encounter {
  int matches = 0;
  double ahead = 0;     ///< Matches in which the first was ahead; a tie is half a match.
  double expected = 0;  ///< The same, as their ratings predict.
};

/// All pairs that have met, by places in the list of players, the smaller first.
using HeadToHead = std::map<std::pair<int, int>, Encounter>;

/// @param ratings  of the same matches
HeadToHead head_to_head(const std::vector<RatedMatch>& matches, const std::vector<Rating>& ratings);

/// Who met whom, on the page.
class PageTables {
 public:
  PageTables(const League& league, const std::vector<Ranked>& ranking);

  /// A table of the best players against each other.
  Html matrix() const;

  /// A table of a player against everybody it has met; empty if it has met nobody.
  /// @param has_links  to these others
  Html against(int player, bool has_links = true) const;

  /// A player's name, with a link to its details.
  Html link_to(int player) const;

 private:
  Encounter encounter(int player, int other) const;
  int place(int player) const { return place_in_list(player, league_.num_players()); }

  const League& league_;
  const std::vector<Ranked>& ranking_;
  HeadToHead pairs_;
};

/// Where files that anybody may see are in the results.
inline const std::string CLASS = "class/";

/// The page that shows the matches of the last rounds to a class, one after the other, and the
/// standing after each. It lies beside the folder of their pages; if there are none, there is no
/// such page.
std::string final_page(const League& league);
bool has_final_page(const League& league);

/// Writes head-to-head.csv. @throws OutputError
void write_encounters(const League& league, const std::vector<Ranked>& ranking);

/// A rating with its interval, on a scale from `low` to `high`, as SVG.
Html interval_chart(const Rating& rating, double low, double high);

/// All players' mean points by stage, as SVG, with the finalists' lines chosen; readers of the page
/// choose others. Empty if there was no final.
Html stages_chart(const League& league);

/// All players' ratings by night, the strongest first, as SVG; empty for a single night. The first
/// three who are not of the ladder are chosen.
Html ratings_chart(const std::vector<std::vector<NightRating>>& players, int last_night);

/// A player's ratings by night, with marks for new versions and lines for tonight's ratings of the
/// ladder, as SVG.
Html season_chart(const std::vector<NightRating>& nights, const std::vector<NightRating>& ladder,
                  int last_night);

/// A game's name and version as people write it: "Old Chess 1.0" for OldChess 1.0.
std::string title_of(const std::string& game);

/// What the ratings expect and what happened, by who else played, as a section; empty if that was
/// not examined.
Html fit_of_ratings(const League& league);

/// What ratings and intervals say, for readers who are no statisticians.
/// @param has_marks  also what to say to a student who appeals
Html about_ratings(bool has_marks);

/// The matches that were played again because somebody was out for time, as a section of a page;
/// empty if there are none. @throws InputError
Html played_again(const LeagueFolders& folders);

/// The lost matches of which a player has logs, by their indices, and the logs themselves.
struct AuthorLogs {
  std::vector<int> matches;
  int orders = 0;  ///< In all of them.
  Html content;    ///< What became of the orders in them, and their texts; empty if there are none.
};

/// Reads them. @param results  the folder @throws InputError
AuthorLogs logs_of_author(const std::string& results, const std::string& player);

/// The first thing that an author should know: in how many matches the player was out, when and why
/// most often, and whether it gave any orders.
Html what_mattered(const League& league, int player, const AuthorLogs& logs);

/// Up to two lost matches of a player by their indices, on different boards and against others as
/// far as there are any, the last ones first.
std::vector<int> lost_to_watch(const League& league, int player);

/// These matches, which lie beside the author's page, and what plays them in the student's own
/// folder.
Html matches_beside(const League& league, int player);

/// For each student whose files were all rejected, by a name fit for a file, a page with the
/// reasons and what to do.
std::map<std::string, std::string> pages_of_refused(const League& league);

/// What the rated matches of a player were.
struct Record {
  int matches = 0;
  std::set<std::int64_t> boards;
  std::set<int> others;
  std::array<int, NUM_PLAYERS> places{};  ///< A shared one counts as the better.
  double points = 0;                      ///< 3 for a first place, then 2, 1, 0; ties share.
};

/// The records of all players, by their numbers.
std::vector<Record> records_of(const League& league);

/// How a player came to its rank and mark, as a paragraph to show to its author: its matches,
/// opponents and places, its rating and mark, and what both might have been.
/// @param mark  nullptr: none are given
Html account_of(const League& league, const Record& record, const Ranked& player, const Mark* mark);

}  // namespace game_engine
