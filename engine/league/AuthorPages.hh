#pragma once

#include <engine/page/Html.hh>
#include <string>
#include <vector>

namespace game_engine {

/// The matches in which a player has lost and of which it has logs, by their indices, and the logs
/// themselves.
struct AuthorLogs {
  std::vector<int> matches;
  Html content;  ///< What became of the orders in them, and their texts; empty if there are none.
};

/// Reads them. @param results  the folder @throws InputError
AuthorLogs logs_of_author(const std::string& results, const std::string& player);

}  // namespace game_engine
