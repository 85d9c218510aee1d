// Rules 8.1 to 8.6: what was taken and who has died comes back.

#include "Boards.hh"

namespace {

// A board without a place: all is building but for the picture, and citizens are near.
Position full(const std::string& picture) {
  Position position(picture, '#', 12, 40);
  for (const char* name : {"NUM_ROUNDS_REGEN_MONEY", "NUM_ROUNDS_REGEN_FOOD",
                           "NUM_ROUNDS_REGEN_WEAPON", "NUM_ROUNDS_REGEN_BUILDER"})
    position.parameter(name, 1);
  return position;
}

}  // namespace

TEST("8.3 the place is drawn among all empty cells without a citizen in the 5 x 5 around") {
  std::set<Pos> seen;
  for (int seed = 1; seed <= 60; ++seed) {
    Position position("a M . # . 0 . G . .\n . . . # . . . . F .");
    Play play(position.parameter("NUM_ROUNDS_REGEN_MONEY", 1), seed, {{"a", Right}});
    const Cell money(Street, Money, NoWeapon, -1, -1, -1);
    const std::vector<Pos> back =
        cells_where(play.settings(), [&](Pos p) { return play.cell(p) == money; });
    CHECK(all_around(play.settings(), back.at(0), 5, [&](Pos q) { return play.cell(q).id == -1; }));
    seen.insert(back[0]);
  }
  CHECK(seen.size() > 40);
}

TEST("8.4 citizens come first, then bonuses, then weapons; in each list the oldest first") {
  // There is one place only: (0, 13), and who gets it keeps the others away from nothing else.
  const auto first_back = [](const std::string& order) {
    Position position = full("a M # # # # # # # # # # # .\n a F\n a G");
    Play play(position);
    for (char letter : order) play.move(letter == 'M' ? "a" : letter == 'F' ? "a2" : "a3", Right);
    play.next();
    const Cell& cell = play.cell(0, 13);
    return cell.bonus == Money ? 'M' : cell.bonus == Food ? 'F' : cell.weapon == Gun ? 'G' : '-';
  };
  CHECK_EQUAL(first_back("MFG"), 'M');
  CHECK_EQUAL(first_back("FMG"), 'F');
  CHECK_EQUAL(first_back("GFM"), 'F');
  CHECK_EQUAL(first_back("GM"), 'M');
  CHECK_EQUAL(first_back("G"), 'G');
}

TEST("8.6 with a random board the number after those of the start is never used") {
  const Configuration configuration =
      match_with({{"NUM_ROUNDS_REGEN_WARRIOR", 1}, {"LIFE_LOST_IN_ATTACK", INT_MAX}});
  // Two citizens side by side, by night, are found among the boards of many seeds.
  for (int seed = 1; seed < 200; ++seed) {
    Board board(configuration, seed);
    for (int round = 0; round < 25; ++round) board.next({});
    for (const Citizen& c : board.state()) {
      const Pos right = c.pos + Right;
      if (c.type != Warrior or not board.settings().pos_ok(right)) continue;
      const Citizen* other = board.state().find(board.state().at(right).id);
      if (not other or other->player == c.player or other->type != Warrior) continue;
      std::array<Orders, 4> orders;
      orders[c.player].add('m', c.id, Right);
      board.next(orders);
      CHECK_EQUAL(board.state().citizens[board.state().num_citizens - 1].id, 25);
      return;
    }
  }
  CHECK(false);
}
