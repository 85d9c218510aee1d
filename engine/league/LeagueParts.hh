#ifndef ENGINE_LEAGUE_LEAGUEPARTS_HH
#define ENGINE_LEAGUE_LEAGUEPARTS_HH

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <engine/series/Parts.hh>
#include "League.hh"

namespace game_engine {

/// Matches of a league as parts that can be played anywhere with the same files: the four of a
/// board are a series of ./Game, which prints its report.
class LeagueParts {
 public:
  /// The folder where the traces of a match go, for its index; empty for none.
  using TraceFolder = std::function<std::string(std::size_t match)>;

  /// The matches of a tournament from the index `first` on.
  LeagueParts(const League& league, const Tournament& tournament, std::size_t first,
              const TraceFolder& traces);

  const std::vector<Part>& parts() const { return parts_; }

  /// Reads what the parts print.
  ReadResult reader() const;

 private:
  std::string command(const League& league, const std::vector<std::string>& players,
                      std::int64_t seed, const std::string& traces) const;

  std::vector<Part> parts_;
  /// The matches before a part, by its players and its seed.
  std::map<std::pair<std::vector<std::string>, std::int64_t>, std::int64_t> before_;
};

}  // namespace game_engine

#endif
