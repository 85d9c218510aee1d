// docs/rules.md, by number.

#include <engine/match/Trace.hh>
#include <tests/all-games/Kit.hh>

namespace {

Board board_of_seed(std::int64_t seed) {
  return Board(configuration_of(read_file("default.cnf")), seed);
}

// Plays a round in which clan 0 gives an order; returns what becomes of it.
Reason order(Board& board, int dir, char kind = 't', int id = 0) {
  OrdersBySeat orders;
  orders[0].add(kind, id, dir);
  Outcomes outcomes;
  board.next(orders, &outcomes);
  return Reason(outcomes[0].at(0));
}

}  // namespace

TEST("2.1 a cycle turns, but not straight back; 2.2 it goes on and leaves a line") {
  for (int seed = 1; seed <= 8; ++seed)
    for (int dir = 0; dir < 4; ++dir) {
      Board board = board_of_seed(seed);
      const Unit before = board.state().units[0];
      const bool is_back = dir == (before.dir + 2) % 4;
      CHECK(order(board, dir) == (is_back ? Reason::BACK : Reason::DONE));
      const Pos now = before.pos + (is_back ? before.dir : Dir(dir));
      CHECK_EQUAL(board.state().units[0].pos, now);
      CHECK(board.state().at(before.pos).line == 0 and board.state().at(now).id == 0);
      CHECK_EQUAL(board.state().score[0], 1);
    }
}

TEST("2.1 orders that are none do nothing") {
  Board board = board_of_seed(1);
  CHECK(order(board, 4) == Reason::NO_DIRECTION);
  CHECK(order(board, Up, 'x') == Reason::NO_SUCH_ORDER);
  CHECK(order(board, Up, 't', 1) == Reason::NOT_YOURS);
  CHECK(order(board, Up, 't', -1) == Reason::NO_SUCH_UNIT);
}

TEST(
    "2.3 a cycle crashes at the border; 3.1 with one left the match is over, and its trace whole") {
  const Configuration configuration = configuration_of(read_file("default.cnf"));
  for (int seed = 1; seed <= 8; ++seed) {
    const std::string text = play_match(configuration, {"Null", "Demo", "Null", "Null"}, seed);
    const Trace trace(text, "match.res");
    CHECK(trace.is_whole());
    CHECK(trace.num_rounds() < configuration.settings.num_rounds());
    Board board(*trace.position(trace.last_round()), 1);
    CHECK_EQUAL(board.state().num_alive(), 1);
    CHECK_EQUAL(board.num_rounds(), board.round());
    CHECK(order(board, Up) == Reason::CRASHED);
  }
}
