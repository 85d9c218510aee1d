#ifndef ENGINE_LEAGUE_PAGETABLES_HH
#define ENGINE_LEAGUE_PAGETABLES_HH

#include <string>
#include <vector>

#include "HeadToHead.hh"
#include "League.hh"

namespace game_engine {

/// What the page shows of who met whom.
class PageTables {
 public:
  PageTables(const League& league, const std::vector<Ranked>& ranking);

  /// The best players against each other: a table.
  std::string matrix() const;

  /// All whom a player has met: a table; empty if it has met nobody.
  std::string against(int player) const;

  /// Pairs that spare each other: a section.
  std::string sparing() const;

 private:
  // A player against another one: matches, those in which it was ahead, and how many the ratings
  // say.
  struct Record {
    int matches;
    double ahead, expected;
  };
  Record record(int player, int other) const;
  int place(int player) const { return place_in_list(player, int(league_.names.size())); }
  std::string link(int player) const;

  const League& league_;
  const std::vector<Ranked>& ranking_;
  HeadToHead pairs_;
};

/// Writes head-to-head.csv and spared.csv. @throws OutputError
void write_encounters(const League& league, const std::vector<Ranked>& ranking);

}  // namespace game_engine

#endif
