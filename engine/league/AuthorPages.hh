#pragma once

#include <engine/page/Html.hh>
#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "League.hh"
#include "Marks.hh"

namespace game_engine {

/// The matches in which a player has lost and of which it has logs, by their indices, and the logs
/// themselves.
struct AuthorLogs {
  std::vector<int> matches;
  Html content;  ///< What became of the orders in them, and their texts; empty if there are none.
};

/// Reads them. @param results  the folder @throws InputError
AuthorLogs logs_of_author(const std::string& results, const std::string& player);

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
/// others and places, the rating, the mark and both with what they might have been.
/// @param mark  nullptr: none are given
Html account_of(const League& league, const Record& record, const Ranked& player, const Mark* mark);

}  // namespace game_engine
