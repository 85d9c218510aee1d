#pragma once

#include <optional>
#include <string>

#include <engine/text/Files.hh>
#include <engine/text/Tables.hh>
#include "Tournament.hh"

namespace game_engine {

/// The file matches.csv of a league or a season: a line for each match once it has been played, in
/// the order of their numbers. It has columns of what was planned, and then the results.
class MatchFile {
 public:
  /// @param planned  the columns before the results @throws InputError if the file has others
  MatchFile(const std::string& path, const TableLine& planned);

  /// The lines that were there, which are not played again.
  const KnownTable& known() const { return known_; }
  /// @throws InputError
  TournamentResult result(std::size_t line) const;

  /// Makes the file, or opens it to add lines; drops a half-written line. @throws OutputError
  void open();
  /// @throws OutputError
  void add(TableLine planned, const TournamentResult& result);

 private:
  const std::string path_;
  const TableLine head_;
  const KnownTable known_;
  std::optional<Output> file_;
};

}  // namespace game_engine
