// Needs tests/rules/Boards.hh

// Rules 4.1 to 4.6 as far as they are the same in all games: which orders count, and in which order
// they are carried out. Boards.hh is that of the game.

#include <tests/rules/Boards.hh>

namespace {

// The direction that leads there, whatever it is called.
Dir towards(int i, int j) {
  int d = 0;
  while (step_of(d) != Pos(i, j)) ++d;
  return Dir(d);
}

const Dir SOUTH = towards(1, 0), EAST = towards(0, 1), NORTH = towards(-1, 0),
          WEST = towards(0, -1);

const char* const ONE_EACH = ". . . . . . . .\n . a . b . c . d\n . . . . . . . .";

// A match of this many rounds.
Configuration match_of(const Position& position, int rounds) {
  Configuration configuration = configuration_of(position.text());
  set_rounds(configuration.settings, rounds);
  return configuration;
}

}  // namespace

TEST("4.1 every player sees the board as it was at the start of the round") {
  const Play start{Position(ONE_EACH)};
  const std::string units = "abcd";
  int seen = 0;
  const Script script = [&](Player& player) {
    for (const char letter : units) {
      const std::string unit(1, letter);
      CHECK_EQUAL(unit_of(player, start.id(unit)).pos, start.pos(unit));
      ++seen;
    }
    give_move(player, start.id(units.substr(player.me(), 1)), SOUTH);
  };
  play_scripts(match_of(Position(ONE_EACH), 1), {script, script, script, script});
  CHECK_EQUAL(seen, 16);
}

TEST("4.2 only the first order to a unit counts") {
  Play play{Position(ONE_EACH)};
  const Pos start = play.pos("a");
  CHECK_EQUAL(play.go({{"a", NORTH}, {"a", SOUTH}}), "a " + printed(NORTH));
  CHECK_EQUAL(play.pos("a"), start + NORTH);
}

TEST("4.3 orders to units of others or to none are dropped, and their own players' still count") {
  for (int seed = 1; seed <= 20; ++seed) {
    Play play(Position(ONE_EACH), seed);
    const Pos start = play.pos("b");
    for (int id : {-1, 1000000, INT_MAX, INT_MIN, play.id("b")}) {
      play.move_as(0, id, NORTH);
      play.move_as(3, id, NORTH);
    }
    CHECK_EQUAL(play.go("b", SOUTH), "b " + printed(SOUTH));
    CHECK_EQUAL(play.pos("b"), start + SOUTH);
  }
}

TEST("4.4 a player may give 1000 orders in a round, whatever they are; with one more it is out") {
  const Position position(R"(
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . a . b . c . d
  )");
  const int unit = position.id("a");
  for (int other : {-1, unit})
    for (bool original : both_rules())
      for (int count : {1000, 1001}) {
        const Script script = [&](Player& player) {
          give_move(player, unit, NORTH);
          for (int k = 1; k < count and player.round() == 1; ++k) give_move(player, other, SOUTH);
        };
        const auto match =
            play_scripts(match_of(Position(position).original_rules(original), 3), {script});
        const std::optional<Out>& out = match->outs()[0];
        CHECK_EQUAL(out ? out->round : -1, count > 1000 ? 1 : -1);
        const Board& board = board_of(*match);
        // None of the orders of the round counts.
        CHECK_EQUAL(unit_of(State(board.settings(), &board.state()), unit).pos,
                    Play(position).pos("a") + Pos(count > 1000 ? -1 : -3, 0));
        CHECK_EQUAL(board.state().status[0], count > 1000 ? -1 : 0);
        CHECK_EQUAL(board.state().status[1], 0);
      }
}

TEST("4.5 each player's orders are carried out in the order in which it gave them") {
  const Position position("a . b . c .\n a . b . c .\n a . b . c .");
  for (int seed = 1; seed <= 50; ++seed) {
    Play play(position, seed);
    for (std::string letter : {"a", "b", "c"})
      for (std::string number : {"3", "", "2"}) play.move(letter + number, EAST);
    const std::string order = play.next();
    for (std::string letter : {"a", "b", "c"}) {
      const auto first = order.find(letter + "3 "), second = order.find(letter + " ");
      CHECK(first < second and second < order.find(letter + "2 "));
    }
  }
}

TEST("4.5 as long as orders are left, one of the players that still have some is drawn") {
  const Position position("a . a . b .\n . . . . . .");
  constexpr int TRIES = 4000;
  std::map<std::string, int> times;
  for (int seed = 1; seed <= TRIES; ++seed) {
    Play play(position, seed);
    for (std::string name : {"a", "a2", "b"}) play.move(name, SOUTH);
    ++times[replaced(play.next(), " " + printed(SOUTH), "")];
  }
  CHECK_EQUAL(times.size(), 3u);
  CHECK_NEAR(times["b, a, a2"], TRIES / 2, 127);
  CHECK_NEAR(times["a, b, a2"], TRIES / 4, 110);
  CHECK_NEAR(times["a, a2, b"], TRIES / 4, 110);
}

TEST("4.6 each order is carried out on the board as it is by then") {
  for (int seed = 1; seed <= 20; ++seed) {
    Play play(Position("a a ."), seed);
    CHECK_EQUAL(play.go({{"a2", EAST}, {"a", EAST}}), replaced("a2 X, a X", "X", printed(EAST)));
    Play other(Position("a a ."), seed);
    other.move("a", EAST);
    other.move("a2", WEST);  // both run into each other
    CHECK_EQUAL(other.next(), "");
  }
}
