#pragma once

#include <string>
#include <vector>

#include "Parts.hh"
#include "Report.hh"

namespace game_engine {

/// A series in parts that can be played anywhere: each is a shard, which prints its report, with
/// times, to standard output.
class PartsOfSeries {
 public:
  /// @param traces   the folder where they go; empty for none
  /// @param program  as the user called it
  PartsOfSeries(const ReportKey& key, const std::string& traces, const std::string& program);

  /// The parts with the matches from that number on.
  std::vector<Part> from(std::int64_t first) const;

  /// Reads what the parts print.
  ReadResult reader() const;

 private:
  std::string command(std::int64_t part, std::int64_t parts) const;

  ReportKey key_;
  const std::string traces_;
  const std::string program_;
};

/// Reads the lines of a report of that series.
ReadResult results_of(const ReportKey& key);

}  // namespace game_engine
