#pragma once

#include <engine/page/Html.hh>
#include <vector>

#include "HeadToHead.hh"
#include "League.hh"

namespace game_engine {

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
  // Matches against another player, how many it was ahead in, and how many by the ratings.
  struct Record {
    int matches;
    double ahead, expected;
  };
  Record record(int player, int other) const;
  int place(int player) const { return place_in_list(player, league_.num_players()); }

  const League& league_;
  const std::vector<Ranked>& ranking_;
  HeadToHead pairs_;
};

/// Writes head-to-head.csv. @throws OutputError
void write_encounters(const League& league, const std::vector<Ranked>& ranking);

}  // namespace game_engine
