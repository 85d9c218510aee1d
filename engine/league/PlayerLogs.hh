#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "Tournament.hh"

namespace game_engine {

/// Logs of lost matches, each for the author of one player alone: logs/Harry/match57.log in the
/// results has what Harry ordered and printed in match 57, and nothing of the others. The folder of
/// a player can be entered by its owner only, until it is given to somebody.
class PlayerLogs {
 public:
  /// @param results  the folder
  /// @param most     logs of each player; 0: none
  PlayerLogs(const std::string& results, int most);

  bool is_on() const { return most_ > 0; }

  /// Makes the folders, and removes what a program that was killed has left. @throws OutputError
  void prepare() const;

  /// Where the log of a whole match goes until it is divided. Matches are numbered from 1.
  std::string whole(std::int64_t match) const;

  /// Gives those who have lost a match their part of its log, and removes that. A part has its name
  /// once it is whole. The log is read piece by piece: memory does not grow with it.
  /// @param authors  the names of the players that get logs, by seat; empty for others
  /// @throws InputError, OutputError
  void divide(std::int64_t match, const TournamentResult& result, const Names& authors) const;

  /// Notes a match for those who have lost it. Each player keeps those with a page, before all
  /// others, and the last ones; who has too many by now loses a log.
  void keep(std::int64_t match, const TournamentResult& result, const Names& authors,
            bool has_page);

  /// Whether a log that is kept is not there.
  bool lacks(std::int64_t match) const;

  /// Removes all logs that are not kept.
  void remove_others() const;

 private:
  /// Whether there is a page to watch it, and its number: the greater, the longer it is kept.
  using Kept = std::pair<bool, std::int64_t>;

  std::string folder(const std::string& player) const { return logs_ + "/" + player; }
  std::string path(const std::string& player, std::int64_t match) const;

  const std::string logs_;
  const std::size_t most_;
  std::map<std::string, std::set<Kept>> kept_;  ///< By player.
};

}  // namespace game_engine
