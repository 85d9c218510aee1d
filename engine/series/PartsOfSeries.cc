#include "PartsOfSeries.hh"

#include <algorithm>

namespace game_engine {

std::vector<Part> parts_of(const ReportKey& key, const HandedOut& out, std::int64_t first) {
  const Series& series = key.series;
  const std::string start = out.call + " --matches=" + std::to_string(series.num_matches()) +
                            " --seats=" + seats_word(series.seats) + " -s " +
                            std::to_string(series.first_seed) + out.options + " --shard=";
  std::vector<Part> parts;
  for (std::int64_t part = 1; part <= out.parts; ++part) {
    MatchRange range = out.range_of(part, out.parts);
    range.first = std::max(range.first, first);
    if (range.size() > 0)
      parts.push_back({range, start + std::to_string(part) + "/" + std::to_string(out.parts) +
                                  " -j 1 --report=- " + key.configuration});
  }
  return parts;
}

ReadResult results_of(const HandedOut& out, ReportKey key) {
  // The parts report times, and don't know when the question is settled.
  key.until.clear();
  key.times = true;
  // Shared, as it keeps the groups of a pool between the lines.
  const auto parser = std::make_shared<ReportParser>(false, ReportShape{key.series.meeting, true});
  return [key, parser, place_of = out.place_of](
             const std::string& text, std::string& complaint) -> std::optional<MatchResult> {
    const std::optional<ReportLine> line = parser->parse(text);
    if (not line) return std::nullopt;
    const std::string what = difference(key, line->key);
    if (what.empty()) {
      MatchResult result = line->result;
      result.number = place_of(result.number);
      return result;
    }
    complaint = "it plays another series: " + what;
    return std::nullopt;
  };
}

}  // namespace game_engine
