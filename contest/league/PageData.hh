#pragma once

// What the pages of a league and a season show, as data.

#include <contest/pages/Page.hh>

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

/// The table misfits.csv: pairs that don't fit, in matches that are rated: of two that help each
/// other, or of a player that throws matches away. The unlikeliest are first, each with the player
/// that came ahead less than expected; of those listed, 5% are there by chance (Benjamini and
/// Hochberg: the more pairs there are, the less likely each must be). Matches count for less where
/// the median pair is farther from what is expected than chance explains.
CsvTable misfits_table(const League& league, const std::vector<Ranked>& ranking);

/// Keeps the lines of a player, whose name is in that column.
void keep_of(CsvTable& table, std::size_t column, const std::string& player);

/// A table of a file, for pages.
Json table_data(const CsvTable& table);

/// Where files that anybody may see are in the results.
inline const std::string CLASS = "class/";

/// A game's name and version as people write it: "Old Chess 1.0" for OldChess 1.0.
std::string title_of(const std::string& game);

/// Why a player is out, without what it says itself, for others to read.
std::string for_others(const std::string& out);

/// The lost matches of which a player has logs: their numbers, and the texts of the logs without
/// what makes them too long. @param results  the folder @throws InputError
Json logs_of_author(const std::string& results, const std::string& player);

/// Up to two lost matches of a player by their indices, on different boards and against others as
/// far as there are any, the last ones first.
std::vector<int> lost_to_watch(const League& league, int player);

/// For each student whose files were all rejected, by a name fit for a file, a page with the
/// reasons and what to do.
std::map<std::string, std::string> pages_of_refused(const League& league);

}  // namespace game_engine
