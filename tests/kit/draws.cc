// What a player can find out about the draws of the board: docs/all-games.md, "Draws".

#include <engine/match/RecordedBoard.hh>
#include <engine/match/Trace.hh>
#include "Kit.hh"

namespace {

constexpr int MILLION = 1000000;
constexpr std::int64_t MATCH_SEED = 20261126;
constexpr DrawsKey MATCH_KEY = {0x12345678, 2, 3, 4};

std::vector<int> numbers_of_attacker;

struct Attacker : public Player {
  static Player* factory() { return new Attacker; }

  void play() override {
    while (numbers_of_attacker.size() < 3) numbers_of_attacker.push_back(random(1, MILLION));
  }
};

RegisterPlayer(Attacker);

// The generator of Random.hh, backwards: its factor has an inverse modulo 2^31.
std::uint32_t back(std::uint32_t state) {
  constexpr std::uint32_t FACTOR = 843314861, ADDED = 453816693;
  std::uint32_t inverse = FACTOR;
  for (int k = 0; k < 5; ++k) inverse *= 2 - FACTOR * inverse;
  return inverse * (state - ADDED) & 0x7fffffff;
}

// The attack: the first number leaves some 2,000 states of the player's generator, the others tell
// which; the seed of the match is the state it began with, less the seat and one.
std::int64_t seed_behind(const std::vector<int>& numbers, int seat) {
  const std::uint64_t all = std::uint64_t(1) << 31, drawn = std::uint64_t(numbers.at(0)) - 1;
  for (std::uint64_t x = drawn * all / MILLION; x <= (drawn + 1) * all / MILLION; ++x) {
    const std::uint32_t start = back(back(std::uint32_t(x)));
    Random random(start);
    if (std::all_of(numbers.begin(), numbers.end(),
                    [&](int number) { return random.random(1, MILLION) == number; }))
      return (std::int64_t(start) - seat - 1) & 0x7fffffff;
  }
  throw std::logic_error("no generator gives these numbers");
}

// A match as the attacker sees it, who even knows all orders.
struct Seen : public MatchWatcher {
  Seen(const Configuration& configuration, const MatchSeed& seed) {
    numbers_of_attacker.clear();
    const Names names = {"Demo", "Attacker", "Demo", "Demo"};
    trace.emplace(play_match(configuration, names, seed, run_here, this), "the match");
  }

  void add_orders(const std::array<Orders, 4>& given, const Outcomes&) override {
    orders.push_back(given);
  }

  // How many rounds there are in which what is carried out, and in which order, has to be drawn;
  // and in how many a board foretells it: one that starts from the state of the round, or `whole`,
  // which goes on through the match.
  std::pair<int, int> foretold_with(const MatchSeed& seed, Board* whole = nullptr) const {
    int rounds = 0, right = 0;
    for (int round = 0; round < trace->num_rounds(); ++round) {
      const Orders& carried_out = trace->orders(round);
      std::optional<Board> started;
      if (not whole) started.emplace(*trace->position(round), seed);
      const std::string expected = written((whole ? *whole : *started).next(orders[round]));
      if (carried_out.list().size() < 8) continue;
      ++rounds;
      right += expected == written(carried_out);
    }
    return {rounds, right};
  }

  static std::string written(const Orders& orders) {
    Text text;
    write_orders(text, orders);
    return std::string(text.str());
  }

  std::vector<std::array<Orders, 4>> orders;
  std::optional<Trace> trace;
};

}  // namespace

TEST("in the original version, a player foretells the match from three numbers of its own") {
  Configuration configuration = short_match(200);
  configuration.original_rules = true;
  const Seen seen(configuration, {MATCH_SEED, MATCH_KEY});
  const std::int64_t seed = seed_behind(numbers_of_attacker, 1);
  CHECK_EQUAL(seed, MATCH_SEED);
  Board board(configuration, seed);
  const auto [rounds, right] = seen.foretold_with(seed, &board);
  CHECK(rounds >= 10);
  CHECK_EQUAL(right, rounds);
}

TEST("in the current version it foretells nothing, not even with the seed; all with the key") {
  const Seen seen(short_match(200), {MATCH_SEED, MATCH_KEY});
  const std::int64_t found = seed_behind(numbers_of_attacker, 1);
  CHECK(found != MATCH_SEED);
  for (const std::int64_t seed : {found, MATCH_SEED}) {
    const auto [rounds, right] = seen.foretold_with(seed);
    CHECK(rounds >= 10);
    CHECK_EQUAL(right, 0);
  }
  // From its state, each round goes on with the draws of the match.
  const auto [rounds, right] = seen.foretold_with({MATCH_SEED, MATCH_KEY});
  CHECK_EQUAL(right, rounds);
}

TEST("a match that goes on from any round with the same orders has the same rounds") {
  const MatchSeed seed(MATCH_SEED, MATCH_KEY);
  const Configuration configuration = short_match(200);
  const Seen seen(configuration, seed);
  const auto round_of = [](AnyBoard& board, const std::array<Orders, 4>& orders) {
    Text text;
    Events events;
    write_orders(text, board.next(orders, nullptr, &events));
    write_events(text, events);
    board.write_state(text);
    return std::string(text.str());
  };
  for (int from = 13; from < 200; from += 17) {
    Board played(configuration, seed);
    RecordedBoard recorded(*seen.trace, from, seed, {});
    for (const std::array<Orders, 4>& orders : seen.orders)
      if (round_of(recorded, orders) != round_of(played, orders)) {
        CHECK_EQUAL(played.round(), from);
        break;
      }
  }
}
