#pragma once

#include <engine/page/Html.hh>
#include <map>
#include <utility>
#include <vector>

#include "League.hh"

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

/// Writes head-to-head.csv. @throws OutputError
void write_encounters(const League& league, const std::vector<Ranked>& ranking);

}  // namespace game_engine
