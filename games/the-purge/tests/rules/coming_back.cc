// Rules 8.1 to 8.6: what was taken and who has died comes back.

#include "Boards.hh"

namespace {

int count_bonuses(const Play& play, BonusType bonus) {
  return count_cells(play.settings(), [&](Pos p) { return play.state().at(p).bonus == bonus; });
}

int count_weapons(const Play& play, WeaponType weapon) {
  return count_cells(play.settings(), [&](Pos p) { return play.state().at(p).weapon == weapon; });
}

// A board without a place: all is building but for the picture, and citizens are near.
Position full(const std::string& picture) {
  Position position(picture, '#', 12, 40);
  for (const char* name : {"NUM_ROUNDS_REGEN_MONEY", "NUM_ROUNDS_REGEN_FOOD",
                           "NUM_ROUNDS_REGEN_WEAPON", "NUM_ROUNDS_REGEN_BUILDER"})
    position.parameter(name, 1);
  return position;
}

}  // namespace

TEST("8.1 what was taken in round r is back in the state of round r + k") {
  const struct {
    const char* thing;
    const char* parameter;
  } things[] = {{"M", "NUM_ROUNDS_REGEN_MONEY"},
                {"F", "NUM_ROUNDS_REGEN_FOOD"},
                {"G", "NUM_ROUNDS_REGEN_WEAPON"},
                {"Z", "NUM_ROUNDS_REGEN_WEAPON"}};
  for (const auto& [thing, parameter] : things) {
    for (int rounds : {1, 2, 7}) {
      Play play(Position("a " + std::string(thing)).parameter(parameter, rounds).round(3));
      const auto count = [&] {
        return count_bonuses(play, Money) + count_bonuses(play, Food) + count_weapons(play, Gun) +
               count_weapons(play, Bazooka);
      };
      play.move("a", Right);
      while (play.next(), count() == 0 and play.state().round < 20) {
      }
      CHECK_EQUAL(play.state().round, 3 + rounds);
      CHECK_EQUAL(count_bonuses(play, *thing == 'M' ? Money : Food),
                  *thing == 'M' or *thing == 'F');
      CHECK_EQUAL(count_weapons(play, *thing == 'G' ? Gun : Bazooka),
                  *thing == 'G' or *thing == 'Z');
    }
  }
}

TEST("8.1 who dies in round r has a successor in the state of round r + k") {
  for (std::string other : {"b", "B"}) {
    for (int rounds : {1, 5}) {
      Position position =
          Position("A " + other).deadly("A").parameter("LIFE_LOST_IN_ATTACK", 100).night();
      position.parameter(other == "b" ? "NUM_ROUNDS_REGEN_BUILDER" : "NUM_ROUNDS_REGEN_WARRIOR",
                         rounds);
      Play play(position);
      play.move("A", Right);
      const int all = play.state().num_citizens;
      play.next();
      while (play.state().num_citizens < all and play.state().round < 40) play.next();
      CHECK_EQUAL(play.state().round, 25 + rounds);
    }
  }
}

TEST("8.2 the successor is of the same type and clan, with a new id, full life and a hammer") {
  for (std::string other : {"b", "B"}) {
    Position position =
        Position("A " + other).deadly("A").parameter("LIFE_LOST_IN_ATTACK", 100).night();
    position.parameter("NUM_ROUNDS_REGEN_BUILDER", 1).parameter("NUM_ROUNDS_REGEN_WARRIOR", 1);
    Play play(position.weapon("B", Gun));
    const int all = play.state().num_citizens;
    play.go("A", Right);
    CHECK(not play.is_alive(other));
    const Citizen& born = play.state().citizens[all - 1];
    CHECK_EQUAL(born.id, all);  // FIXED: 1 more than the largest
    CHECK_EQUAL(born.player, 1);
    CHECK_EQUAL(born.type, other == "b" ? Builder : Warrior);
    CHECK_EQUAL(born.life, other == "b" ? 60 : 100);
    CHECK_EQUAL(born.weapon, other == "b" ? NoWeapon : Hammer);
    CHECK_EQUAL(play.state().at(born.pos).id, born.id);
  }
}

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

TEST("8.5 without a place a thing keeps its turn and tries again in the next round") {
  Position position = full("a M # # # # # . . a . .");
  Play play(position, {{"a", Right}});
  for (int round = 1; round < 5; ++round) {
    CHECK_EQUAL(count_bonuses(play, Money), 0);
    play.next();
  }
  play.go("a2", Right);
  CHECK_EQUAL(play.cell(0, 7).bonus, Money);
}

TEST("8.5 without a place nothing is drawn, and no id is used up") {
  Position position = full("A b b # # # # . . . . C .");
  position.deadly("A");
  position.life("b", 5).night();
  Play play(position, 3);
  const int all = play.state().num_citizens;
  play.go("A", Right);
  for (int k = 0; k < 4; ++k) play.next();
  // (0, 7) and (0, 8) are 3 and 4 cells from C: they are places, and one is taken at once.
  CHECK_EQUAL(play.state().num_citizens, all);
  CHECK_EQUAL(play.state().citizens[all - 1].id, all);
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

TEST("9.1 things come back before barricades are gone: their cells are no places in that round") {
  // The only cell far from citizens has a barricade until the end of the night.
  Position position = full("a M # # # # # # # # # # # 0");
  Play play(position.round(49), {{"a", Right}});
  CHECK_EQUAL(count_bonuses(play, Money), 0);
  CHECK(play.cell(0, 13).is_empty());
  play.next();
  CHECK_EQUAL(play.cell(0, 13).bonus, Money);
}
