#include "PartsOfSeries.hh"

#include <engine/text/Words.hh>
#include <algorithm>

namespace game_engine {

namespace {

// Enough for a few machines, each with some parts one after the other, so that none is idle for
// long at the end.
constexpr std::int64_t MAX_PARTS = 100;

}  // namespace

PartsOfSeries::PartsOfSeries(const ReportKey& key, const std::string& traces,
                             const std::string& program)
    : key_(key), traces_(traces), program_(program) {
  // The parts know nothing of when the question is settled.
  key_.until.clear();
  key_.times = true;
}

std::vector<Part> PartsOfSeries::from(std::int64_t first) const {
  const std::int64_t number = std::min(key_.series.seeds, MAX_PARTS);
  std::vector<Part> parts;
  for (std::int64_t part = 1; part <= number; ++part) {
    MatchRange range = key_.series.part(part, number);
    range.first = std::max(range.first, first);
    if (range.size() > 0) parts.push_back({range, command(part, number)});
  }
  return parts;
}

std::string PartsOfSeries::command(std::int64_t part, std::int64_t parts) const {
  const Series& series = key_.series;
  const ReplayCommand replay = key_.replay(program_);
  std::string text = shell_word(replay.program);
  for (const std::string& player : replay.players) text += " " + shell_word(player);
  if (series.meeting == Meeting::POOL) text += " --pool";
  text += replay.options + " --matches=" + std::to_string(series.num_matches()) +
          " --seats=" + seats_word(series.seats) + " -s " + std::to_string(series.first_seed) +
          " --shard=" + std::to_string(part) + "/" + std::to_string(parts) +
          " -j 1 --report=- --report-times";
  if (not traces_.empty()) text += " --traces=" + shell_word(traces_);
  return text + " " + replay.configuration;
}

ReadResult PartsOfSeries::reader() const { return results_of(key_); }

ReadResult results_of(const ReportKey& key) {
  // Shared, as it keeps the groups of a pool between the lines.
  const auto parser =
      std::make_shared<ReportParser>(false, ReportShape{key.series.meeting, key.times});
  return
      [key, parser](const std::string& text, std::string& complaint) -> std::optional<MatchResult> {
        const std::optional<ReportLine> line = parser->parse(text);
        if (not line) return std::nullopt;
        const std::string what = difference(key, line->key);
        if (what.empty()) return line->result;
        complaint = "it plays another series: " + what;
        return std::nullopt;
      };
}

}  // namespace game_engine
