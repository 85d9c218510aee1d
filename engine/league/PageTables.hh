#pragma once

#include <engine/text/Html.hh>
#include <vector>

#include "HeadToHead.hh"
#include "League.hh"

namespace game_engine {

/// What the page shows of who met whom.
class PageTables {
 public:
  PageTables(const League& league, const std::vector<Ranked>& ranking);

  /// The best players against each other: a table.
  Html matrix() const;

  /// A player against everybody it has met: a table; empty if it has met nobody.
  Html against(int player) const;

  /// Pairs that spare each other: a section.
  Html sparing() const;

  /// The name of a player, with a link to what the page has of it.
  Html link_to(int player) const;

 private:
  // A player against another one: matches, those in which it was ahead, and how many the ratings
  // say.
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

/// Writes head-to-head.csv and spared.csv. @throws OutputError
void write_encounters(const League& league, const std::vector<Ranked>& ranking);

}  // namespace game_engine
