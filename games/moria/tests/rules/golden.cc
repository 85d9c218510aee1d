// Matches of version 1.1 whose traces are known, as the original engine wrote them, from the states
// that its random boards gave: tests/data/starts-1.1.*. Those of version 1.2 are in
// tests/all-games/golden.cc.

#include <engine/match/PlayerRunner.hh>
#include "Boards.hh"

namespace {

constexpr const char* STARTS = "tests/data/starts-1.1.matches";

// The state to start from for a seed, and that of the board's generator.
struct Start {
  Configuration configuration;
  std::int64_t generator;
};

// The file has as many lines for each seed, from 1 on: the generator, the cells, how the match
// stands, and the units.
Start start_of(const Configuration& usual, std::int64_t seed) {
  static const std::string all = read_file("tests/data/starts-1.1.txt");
  constexpr int LINES = 1 + 60 + 4 + 125;
  std::istringstream lines(all);
  std::string line, state;
  for (std::int64_t k = 0; k < (seed - 1) * LINES; ++k) std::getline(lines, line);
  std::getline(lines, line);
  const std::int64_t generator = std::stoll(line);
  for (int k = 1; k < LINES and std::getline(lines, line); ++k) state += line + "\n";
  return {configuration_of(position_text(usual, state)), generator};
}

// The match that the original engine played: its board goes on from the state and the generator,
// its players start as with this seed.
std::string play_from_start(const Configuration& usual, const Names& names, const MatchSeed& seed) {
  const Start start = start_of(usual, seed.number);
  Board board(start.configuration, start.generator);
  std::unique_ptr<PlayerRunner> players[4];
  for (int k = 0; k < 4; ++k)
    players[k] =
        run_here(names[k], {k, seed.of_player(k, true), &board.settings(), &board.state()});
  Text text;
  write_head(text, "Game", seed.number, start.configuration, names);
  write_state(text, board);
  for (int round = 0; round < board.num_rounds(); ++round) {
    OrdersBySeat orders;
    for (int k = 0; k < 4; ++k) players[k]->play(round, orders[k]);
    write_orders(text, board.next(orders));
    write_state(text, board);
  }
  return std::string(text.str());
}

// A test for each of the fields of players.
const bool tests_added = [] {
  for (const auto& [players, matches] : golden_matches(STARTS))
    Test("version 1.1 gives the traces of the original engine: " + players, __FILE__,
         [players = players, matches = matches] {
           check_golden_matches(STARTS, players, matches, golden_share(matches.size()),
                                play_from_start);
         });
  return true;
}();

}  // namespace
