// Matches of version 1.1 whose traces are known, as the original engine wrote them, from the states
// that its random boards gave: tests/data/starts-1.1.*. Those of version 1.2 are in
// tests/kit/golden.cc.

#include <Board.hh>
#include <Player.hh>
#include <engine/game/Seat.hh>
#include <fstream>
#include <sstream>
#include <tests/kit/Sha256.hh>
#include <tests/kit/Signature.hh>
#include <tests/kit/Test.hh>
#include <tests/kit/Texts.hh>

using namespace tests;
using game_engine::Text;

namespace {

struct GoldenMatch {
  int line;  // of the table
  std::string players;
  int seed;
  std::string hash;
};

std::vector<GoldenMatch> golden_matches(const std::string& file) {
  std::vector<GoldenMatch> matches;
  std::istringstream table(read_file(file));
  std::string line;
  while (std::getline(table, line)) {
    GoldenMatch match;
    match.line = int(matches.size()) + 1;
    std::istringstream fields(line);
    std::getline(fields, match.players, '\t');
    fields >> match.seed >> match.hash;
    matches.push_back(match);
  }
  return matches;
}

game_engine::Names names_of(const GoldenMatch& match) {
  game_engine::Names names;
  std::istringstream words(match.players);
  for (std::string& name : names) words >> name;
  return names;
}

// The state to start from for a seed, and that of the board's generator.
struct Start {
  Configuration configuration;
  std::int64_t generator;
};

// The file has as many lines for each seed, from 1 on: the generator, the cells, how the match
// stands, and the units.
Start start_of(int seed, const std::string& players) {
  static const std::string all = read_file("tests/data/starts-1.1.txt");
  constexpr int LINES = 1 + 60 + 4 + 125;
  std::istringstream lines(all);
  std::string line, state;
  for (int k = 0; k < (seed - 1) * LINES; ++k) std::getline(lines, line);
  std::getline(lines, line);
  const std::int64_t generator = std::stoll(line);
  for (int k = 1; k < LINES and std::getline(lines, line); ++k) state += line + "\n";
  Configuration usual = read_configuration_file("default.cnf");
  usual.original_rules = true;
  return {configuration_of(position_text(usual, state), players), generator};
}

// The match that the original engine played: its board goes on from the state and the generator,
// its players start as with this seed.
std::string play_from_start(const GoldenMatch& match) {
  const Start start = start_of(match.seed, match.players);
  const game_engine::Names names = names_of(match);
  Board board(start.configuration, start.generator);
  std::unique_ptr<Player> players[4];
  for (int k = 0; k < 4; ++k)
    players[k] =
        game_engine::seat_player(names[k], {k, match.seed, &board.settings(), &board.state()});
  Text text;
  write_head(text, "Game", match.seed, start.configuration, names);
  write_state(text, board);
  for (int round = 0; round < board.num_rounds(); ++round) {
    std::array<Orders, NUM_PLAYERS> orders;
    for (int k = 0; k < 4; ++k) {
      game_engine::orders_given_to(*players[k]).clear();
      players[k]->play();
      orders[k] = game_engine::orders_given_to(*players[k]);
    }
    write_orders(text, board.next(orders));
    write_state(text, board);
  }
  return std::string(text.str());
}

constexpr const char* STARTS = "tests/data/starts-1.1.matches";

void check(const GoldenMatch& match) {
  if (sha256(play_from_start(match)) != match.hash) fail(STARTS, match.line, "the trace differs");
}

// A test for each of the fields of players.
const bool tests_added = [] {
  std::string players;
  for (const GoldenMatch& first : golden_matches(STARTS)) {
    if (first.players == players) continue;
    players = first.players;
    Test("version 1.1 gives the traces of the original engine: " + players, __FILE__, [=] {
      for (const GoldenMatch& match : golden_matches(STARTS))
        if (match.players == players and match.seed <= int(golden_share(30))) check(match);
    });
  }
  return true;
}();

}  // namespace

TEST("the golden matches of version 1.1 are 30 of each of six fields of players") {
  const std::vector<GoldenMatch> matches = golden_matches(STARTS);
  CHECK_EQUAL(matches.size(), 180u);
  for (std::size_t k = 0; k < matches.size(); ++k) CHECK_EQUAL(matches[k].seed, int(k % 30) + 1);
}
