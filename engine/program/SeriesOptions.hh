#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include <engine/series/PoolOrder.hh>
#include <engine/series/Series.hh>
#include <engine/series/Tuner.hh>
#include <engine/text/Arguments.hh>

namespace game_engine {

/// Part `part` of `parts` of a series, from 1.
struct Shard {
  std::int64_t part = 1;
  std::int64_t parts = 1;
};

constexpr std::int64_t MAX_MATCHES = 1000000000;
constexpr std::int64_t MATCHES_WITHOUT_LIMIT = 10000;  ///< With --until alone.

/// What the user wants of many matches.
struct SeriesOptions {
  std::int64_t matches = MATCHES_WITHOUT_LIMIT;
  std::optional<Seats> seats;
  int jobs = num_processors();  ///< Matches at a time.
  std::optional<Until> until;
  std::optional<Shard> shard;
  Meeting meeting = Meeting::FOUR;
  std::string report;
  std::string traces;
  std::string logs;
  std::string run_with;              ///< The program that plays the parts; empty: this one.
  std::string tune;                  ///< The player whose numbers are tuned; empty for none.
  std::optional<SeriesStage> stage;  ///< Of a search or a pool, of which a part is to be played.
  bool report_times = false;
  bool times = false;
  bool resume = false;
};

}  // namespace game_engine
