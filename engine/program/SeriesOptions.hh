#ifndef ENGINE_SERIESOPTIONS_HH
#define ENGINE_SERIESOPTIONS_HH

#include <cstdint>
#include <optional>
#include <string>

#include <engine/text/Arguments.hh>
#include <engine/series/Series.hh>
#include <engine/series/Tuner.hh>

namespace game_engine {

/// Part `part` of `parts` of a series, from 1.
struct Shard {
  std::int64_t part = 1;
  std::int64_t parts = 1;
};

/// What the user asks for about many matches.
struct SeriesOptions {
  std::optional<std::int64_t> matches;
  std::optional<Seats> seats;
  std::optional<int> jobs;
  std::optional<double> until;
  std::optional<Shard> shard;
  Meeting meeting = Meeting::FOUR;
  std::string report;
  std::string traces;
  std::string run_with;              ///< The program that plays the parts; empty: this one plays.
  std::string tune;                  ///< The player whose numbers are tuned; empty for none.
  std::optional<TuningStage> stage;  ///< Of which a part is to be played.
  bool report_times = false;
  bool times = false;
  bool resume = false;

  /// Whether a series is to be played.
  bool is_series() const { return matches or until; }
};

constexpr std::int64_t MAX_MATCHES = 1000000000;
constexpr std::int64_t MATCHES_WITHOUT_LIMIT = 10000;  ///< With --until alone.

// What follows the equals sign. @throws UsageError

std::int64_t parse_matches(const std::string& word);
Seats parse_seats(const std::string& word);
double parse_until(const std::string& word);
Shard parse_shard(const std::string& word);
std::string parse_report(const std::string& word);
std::string parse_tune(const std::string& word);
TuningStage parse_stage(const std::string& word);
std::string parse_traces(const std::string& word);
std::string parse_run_with(const std::string& word);

struct CommandLine;

/// Whether the options go together. @throws UsageError
void check_series(const CommandLine& line);

}  // namespace game_engine

#endif
