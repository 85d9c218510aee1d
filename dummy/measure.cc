// Plays the Dummy against every choice of three other players, and tells how often it wins
// and how much CPU time it takes: see README.md.

#include <Registry.hh>
#include <engine/Match.hh>
#include <engine/Reader.hh>
#include <Format.hh>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>

using namespace game_engine;

namespace {

struct Result {
  int wins[NUM_PLAYERS] = {};  // with the Dummy in each seat
  double cpu = 0;              // seconds of the Dummy, all matches
  double most_cpu = 0;         // seconds of the Dummy, one match
};

double cpu_time() { return double(std::clock()) / CLOCKS_PER_SEC; }

class TimedRunner : public PlayerRunner {
 public:
  TimedRunner(std::unique_ptr<PlayerRunner> runner, double& cpu)
      : runner_(std::move(runner)), cpu_(cpu) {}

  void play(int round, Orders& orders) override {
    const double start = cpu_time();
    runner_->play(round, orders);
    cpu_ += cpu_time() - start;
  }

 private:
  std::unique_ptr<PlayerRunner> runner_;
  double& cpu_;
};

void play(const Configuration& configuration, const Names& names, int seat, int seed,
          Result& result) {
  double cpu = 0;
  Match match(configuration, names, seed, Log(false));
  match.seat_players([&](const std::string& name, const Seat& s) -> std::unique_ptr<PlayerRunner> {
    std::unique_ptr<PlayerRunner> runner = run_here(name, s);
    if (s.player != seat) return runner;
    return std::make_unique<TimedRunner>(std::move(runner), cpu);
  });
  match.play(nullptr);
  const std::vector<int> winners = match.winners();
  result.wins[seat] += std::count(winners.begin(), winners.end(), seat);
  result.cpu += cpu;
  result.most_cpu = std::max(result.most_cpu, cpu);
}

// The same boards from each seat; the others take turns in theirs.
Result play_field(const Configuration& configuration, const Names& others, int matches_per_seat) {
  Result result;
  for (int seed = 1; seed <= matches_per_seat; ++seed) {
    for (int seat = 0; seat < NUM_PLAYERS; ++seat) {
      Names names;
      for (int k = 0; k < NUM_PLAYERS - 1; ++k)
        names[(seat + 1 + (k + seed) % (NUM_PLAYERS - 1)) % NUM_PLAYERS] = others[k];
      names[seat] = "Dummy";
      play(configuration, names, seat, seed, result);
    }
  }
  return result;
}

void print(const std::string& field, const Result& result, int matches_per_seat) {
  std::printf("%-24s", field.c_str());
  for (int wins : result.wins) std::printf(" %6.1f", 100.0 * wins / matches_per_seat);
  std::printf("   %5.0f %5.0f\n", 1000 * result.cpu / (NUM_PLAYERS * matches_per_seat),
              1000 * result.most_cpu);
  std::fflush(stdout);
}

void add(Result& all, const Result& result) {
  for (int seat = 0; seat < NUM_PLAYERS; ++seat) all.wins[seat] += result.wins[seat];
  all.cpu += result.cpu;
  all.most_cpu = std::max(all.most_cpu, result.most_cpu);
}

void measure(int matches_per_seat) {
  const std::vector<std::string> players = {"Demo", "Null", "Hunter", "Scholar"};
  Reader in = Reader::of_file("default.cnf");
  const Configuration configuration = read_configuration(in);
  std::printf("wins in %%, seat:             0      1      2      3   ms a match, most\n");
  Result all;
  int fields = 0;
  for (std::size_t a = 0; a < players.size(); ++a) {
    for (std::size_t b = a; b < players.size(); ++b) {
      for (std::size_t c = b; c < players.size(); ++c) {
        const Names others = {players[a], players[b], players[c]};
        const Result result = play_field(configuration, others, matches_per_seat);
        print(others[0] + " " + others[1] + " " + others[2], result, matches_per_seat);
        add(all, result);
        ++fields;
      }
    }
  }
  print("all", all, fields * matches_per_seat);
}

}  // namespace

int main(int argc, char** argv) {
  const int matches_per_seat = argc > 1 ? std::atoi(argv[1]) : 50;
  if (argc > 2 or matches_per_seat < 1) {
    std::fprintf(stderr, "usage: measure [matches from each seat and against each field]\n");
    return 1;
  }
  try {
    measure(matches_per_seat);
  } catch (const std::exception& e) {
    std::fprintf(stderr, "error: %s\n", e.what());
    return 1;
  }
}
