// docs/rules.md, by number: tests of the rules, on boards that were drawn.

#include <tests/all-games/Kit.hh>

namespace {

// A match of default.cnf, in which only unit 0 moves.
struct OneMover {
  explicit OneMover(std::int64_t seed) : board(configuration_of(read_file("default.cnf")), seed) {}

  Reason order(int id, Dir dir, char kind = 'm') {
    std::array<Orders, NUM_PLAYERS> orders;
    orders[0].add(kind, id, dir);
    Outcomes outcomes;
    board.next(orders, &outcomes);
    return Reason(outcomes[0].at(0));
  }

  int coins() const {
    int n = 0;
    for (const Cell& cell : board.state().cells) n += cell.coin;
    return n;
  }

  const Unit& unit() const { return board.state().units[0]; }

  Board board;
};

}  // namespace

TEST("2.2: orders to units of others, or to none, do nothing") {
  OneMover match(1);
  CHECK(match.order(1, Up) == Reason::NOT_YOURS);
  CHECK(match.order(-1, Up) == Reason::NO_SUCH_UNIT);
  CHECK(match.order(0, Dir(4)) == Reason::NO_DIRECTION);
  CHECK(match.order(0, Up, 'x') == Reason::NO_SUCH_ORDER);
}

TEST("2.3, 2.4: a unit walks to the border, takes coins, and there are as many as before") {
  for (std::int64_t seed : {1, 2, 3, 4, 5, 6, 7, 8}) {
    OneMover match(seed);
    for (int k = 0; k < 2 * match.board.settings().board_rows(); ++k) {
      const Pos target = match.unit().pos + Up;
      const bool inside = match.board.settings().pos_ok(target);
      const bool coin = inside and match.board.state().at(target).coin;
      const bool occupied = inside and match.board.state().at(target).id != -1;
      const int score = match.board.state().score[0];
      const Reason reason = match.order(0, Up);
      CHECK(reason == (not inside ? Reason::OFF_THE_BOARD
                       : occupied ? Reason::OCCUPIED
                                  : Reason::DONE));
      CHECK_EQUAL(match.unit().pos == target, reason == Reason::DONE);
      CHECK_EQUAL(match.board.state().score[0], score + coin);
      CHECK_EQUAL(match.coins(), match.board.settings().num_coins());
    }
  }
}
