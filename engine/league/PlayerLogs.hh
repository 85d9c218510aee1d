#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "Tournament.hh"

namespace game_engine {

/// Logs of lost matches, each for one author only: logs/Harry/match57.log in the results has what
/// Harry ordered and printed in match 57, and nothing of the others. Only the owner can enter a
/// player's folder, until it is given to somebody.
class PlayerLogs {
 public:
  /// @param results  the folder
  /// @param most     logs of each player; 0: none
  PlayerLogs(const std::string& results, int most);

  bool is_on() const { return most_ > 0; }

  /// Makes the folders, and removes what a killed program left behind. @throws OutputError
  void prepare() const;

  /// The log of a whole match, until it is divided. Matches are numbered from 1.
  std::string whole(std::int64_t match) const;

  /// Makes and returns the folder for the logs of a board whose matches are played elsewhere.
  /// @param first  the number of its first match
  std::string prepare_board(std::int64_t first) const;

  /// Divides the log of a match of such a board, if it is there under this name.
  void divide_one_of_board(std::int64_t match, std::int64_t first, const std::string& file,
                           const TournamentResult& result, const Names& authors) const;

  /// Divides the log of a match among its losers. A part gets its name once it is whole. Memory
  /// does not grow with the log.
  /// @param authors  who gets logs, by seat; empty: nobody
  /// @throws InputError, OutputError
  void divide(std::int64_t match, const TournamentResult& result, const Names& authors) const;

  /// Notes a match for its losers. A player with too many logs now loses one: the oldest, but those
  /// with a page last.
  void keep(std::int64_t match, const TournamentResult& result, const Names& authors,
            bool has_page);

  /// Those of the authors that have a log of this match.
  Names written(std::int64_t match, Names authors) const;

  /// Whether a log that should be kept is missing.
  bool lacks(std::int64_t match) const;

  /// Removes all logs that are not kept.
  void remove_others() const;

 private:
  /// Whether the match has a page, and its number: the greater, the longer it is kept.
  using Kept = std::pair<bool, std::int64_t>;

  std::string folder(const std::string& player) const { return logs_ + "/" + player; }
  std::string path(const std::string& player, std::int64_t match) const;

  const std::string logs_;
  const std::size_t most_;
  std::map<std::string, std::set<Kept>> kept_;  ///< By player.
};

}  // namespace game_engine
