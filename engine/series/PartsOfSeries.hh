#pragma once

#include <functional>
#include <string>
#include <vector>

#include "Parts.hh"
#include "Report.hh"

namespace game_engine {

/// How matches of a series are handed out in parts: each is a shard, which this program plays
/// anywhere and prints the report of.
struct HandedOut {
  std::string call;     ///< The program and who plays.
  std::string options;  ///< Of its own, with a blank before each.
  std::int64_t parts;   ///< How many.
  std::function<MatchRange(std::int64_t part, std::int64_t parts)> range_of;
  /// Of a match with that number among those that are handed out: what range_of() counts.
  std::function<std::int64_t(std::int64_t number)> place_of;
};

/// The parts with the matches from the place `first` on.
std::vector<Part> parts_of(const ReportKey& key, const HandedOut& out, std::int64_t first);

/// Reads the results that these parts print, numbered by their places.
ReadResult results_of(const HandedOut& out, ReportKey key);

}  // namespace game_engine
