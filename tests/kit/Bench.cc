#include <engine/series/Workers.hh>
#include "Kit.hh"

namespace tests {

namespace {

// Works about 25 microseconds in each round: 5 milliseconds in a match.
struct Toiler : public Player {
  static Player* factory() { return new Toiler; }
  int result = 0;
  void play() override {
    for (int k = 0; k < 8500; ++k) result += random(1, 1 + k % 7);
  }
};

RegisterPlayer(Toiler);

// The same, with an order for every unit of its own: those to others are dropped.
struct Mover : public Toiler {
  static Player* factory() { return new Mover; }
  void play() override {
    for (int id = 0; id < 100; ++id) orders_given_to(*this).add('m', id, random(0, 7));
    Toiler::play();
  }
};

RegisterPlayer(Mover);

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

void bench_series(const Configuration& configuration, const std::string& name, int matches) {
  Series series;
  series.players.assign(NUM_PLAYERS, name);
  series.seeds = matches;
  const MatchRules rules = {configuration, run_here};
  const double start = cpu_seconds();
  double in_play = 0;
  play_matches(
      {1, matches}, 1,
      [&](std::int64_t number, const KnownCrashes& crashes) {
        return play_series_match(rules, series, series.match(number), crashes);
      },
      [&](const MatchResult& result) {
        for (const PlayerResult& player : result.players) in_play += double(player.cpu_time) / 1e6;
        return true;
      });
  const double seconds = cpu_seconds() - start;
  std::printf("  %-6s x 4 %8.0f %10.2f ms %7.1f%%\n", name.c_str(), matches / seconds,
              1000 * in_play / (4 * matches), 100 * in_play / seconds);
}

double wall_seconds(const std::string& arguments) {
  const auto start = std::chrono::steady_clock::now();
  const Outcome outcome = run("build/tests/Game -s 1 -i default.cnf -o /dev/null " + arguments);
  if (outcome.status != 0) throw std::runtime_error(outcome.err);
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// How much longer a match takes in isolation: pairs of matches, one after the other, so that
// whatever else the machine does bears on both.
void bench_isolation(const std::string& player) {
  const std::string four = player + " " + player + " " + player + " " + player;
  const std::string ordinary = "Null Null Null Null";
  std::vector<double> more;
  for (int k = 0; k < 41; ++k) {
    const double without = wall_seconds(ordinary);
    more.push_back(1000 * (wall_seconds("--secure " + four) - without));
  }
  std::sort(more.begin(), more.end());
  std::printf("  %-22s %8.1f %8.1f\n", player.c_str(), more[more.size() / 2], more.front());
}

}  // namespace

void bench() {
  const Configuration configuration = read_configuration_file("default.cnf");
  std::printf("matches in a second of CPU time, and megabytes of trace\n");
  for (const char* name : {"Null", "Demo"})
    for (bool with_trace : {false, true}) bench_player(configuration, name, with_trace);
  std::printf("a series: matches in a second of CPU time, a player's time in a match, in play()\n");
  bench_series(configuration, "Null", 1000);
  bench_series(configuration, "Toiler", 100);
  bench_series(configuration, "Mover", 100);
  bench_series(configuration, "Demo", 50);
  std::printf("milliseconds that a match of four takes more in isolation: median, least\n");
  for (const char* player : {"Null", "./AINull.player"}) bench_isolation(player);
}

}  // namespace tests
