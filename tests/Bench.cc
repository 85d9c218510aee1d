#include "Bench.hh"

#include <chrono>
#include <cstdio>
#include <ctime>

#include "Signature.hh"

namespace tests {

using namespace game_engine;

namespace {

double cpu_seconds() { return double(std::clock()) / CLOCKS_PER_SEC; }

// Plays matches for about a second.
void bench_player(const Configuration& configuration, const std::string& name, bool with_trace) {
  Names names;
  names.fill(name);
  const double start = cpu_seconds();
  double seconds = 0, bytes = 0;
  int matches = 0;
  for (; seconds < 1; ++matches, seconds = cpu_seconds() - start) {
    if (with_trace) {
      bytes += double(play_match(configuration, names, matches).size());
    } else {
      Match match(configuration, names, matches, Log(false));
      match.seat_players(run_here);
      match.play(nullptr);
    }
  }
  std::printf("  %-4s x 4, %-13s %8.0f", name.c_str(), with_trace ? "trace" : "without trace",
              matches / seconds);
  if (with_trace) std::printf(" %8.0f MB/s", bytes / seconds / 1e6);
  std::printf("\n");
}

}  // namespace

void bench() {
  const Configuration configuration = read_configuration_file("default.cnf");
  std::printf("matches in a second of CPU time, and megabytes of trace\n");
  for (const char* name : {"Null", "Demo"})
    for (bool with_trace : {false, true}) bench_player(configuration, name, with_trace);
}

}  // namespace tests
