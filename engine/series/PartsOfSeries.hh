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
};

/// The parts with the matches from `first` on.
std::vector<Part> parts_of(const ReportKey& key, const HandedOut& out, std::int64_t first);

/// Reads the results that these parts print.
ReadResult results_of(ReportKey key);

}  // namespace game_engine
