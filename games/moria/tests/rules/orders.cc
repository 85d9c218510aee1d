// Section 4 of the rules: orders.

#include <map>
#include <stdexcept>
#include <tests/kit/Scripted.hh>
#include <tests/kit/Test.hh>

#include "Boards.hh"

using namespace tests;

namespace {

const char* const ONE_EACH = R"(
  . . . . . . . .
  . a . b . c . d
  . . . . . . . .
)";

}  // namespace

TEST("4.1 every player sees the board as it was at the start of the round") {
  std::vector<Pos> seen;
  Position position(ONE_EACH);
  const int ids[] = {position.id("a"), position.id("b"), position.id("c"), position.id("d")};
  const Script script = [&](Player& player) {
    for (int id : ids) seen.push_back(player.unit(id).pos);
    player.command(ids[player.me()], Bottom);
  };
  play_scripts(position.parameter("nb_rounds", 1).configuration(),
               {script, script, script, script});
  for (std::size_t k = 0; k < seen.size(); ++k) CHECK_EQUAL(seen[k], at(1, 1 + 2 * int(k % 4)));
  CHECK_EQUAL(seen.size(), 16u);
}

TEST("4.2 only the first order to a unit counts") {
  Play play{Position(ONE_EACH)};
  play.command("a", Top);
  play.command("a", Bottom);
  CHECK_EQUAL(play.next(), "a Top");
  CHECK_EQUAL(play.pos("a"), at(0, 1));
}

TEST("4.2 an order in direction None was the unit's order: it stays") {
  Play play{Position(ONE_EACH)};
  play.command("a", None);
  play.command("a", Bottom);
  CHECK_EQUAL(play.next(), "");
  CHECK_EQUAL(play.pos("a"), at(1, 1));
}

TEST("4.2 an order in a direction that does not exist is no order: another one can follow") {
  for (int bad : {9, -1, 1000000}) {
    Play play{Position(ONE_EACH)};
    play.command("a", Dir(bad));
    play.command("a", Bottom);
    CHECK_EQUAL(play.next(), "a Bottom");
  }
}

TEST("4.3 orders to units that don't exist or are of others are dropped") {
  Play play{Position(ONE_EACH)};
  for (int id : {-1, 100000, play.id("b"), play.id("o"), play.id("t"), play.id("B")})
    play.orders(0).add('m', id, Left);
  CHECK_EQUAL(play.next(), "");
  CHECK_EQUAL(play.sauron(), "t None, B Top");
  CHECK_EQUAL(play.pos("b"), at(1, 3));
}

TEST("4.3 a dropped order to a unit of others takes nothing from the order of its owner") {
  Play play{Position(ONE_EACH)};
  play.orders(0).add('m', play.id("b"), Left);
  play.command("b", Right);
  CHECK_EQUAL(play.next(), "b Right");
}

TEST("4.3 a wizard does not go diagonally; such an order was its order of the round") {
  for (Dir d : {BR, RT, TL, LB}) {
    Play play(Position(". . .\n . w .\n . . ."));
    play.command("w", d);
    play.command("w", Top);
    CHECK_EQUAL(play.next(), "");
    CHECK_EQUAL(play.pos("w"), at(1, 1));
  }
}

TEST("4.3 and 4.5 orders that are dropped beforehand draw nothing") {
  for (int seed = 1; seed <= 20; ++seed) {
    Play plain(Position(R"(
      . . . . .
      a w . . b
      . . . . .
    )"),
               seed);
    Play play = Play(Position(R"(
      . . . . .
      a w . . b
      . . . . .
    )"),
                     seed);
    for (Play* p : {&plain, &play}) {
      if (p == &play) {
        p->command("w", BR);
        p->orders(0).add('m', p->id("b"), Top);
        p->orders(0).add('m', p->id("a"), 9);
      }
      p->command("a", Bottom);
      p->command("b", Top);
    }
    CHECK_EQUAL(play.next(), plain.next());
    CHECK(state_text(play.board()) == state_text(plain.board()));
  }
}

TEST("4.4 a player that throws an exception is out, and none of its orders of the round counts") {
  Position position(ONE_EACH);
  const int ids[] = {position.id("a"), position.id("b")};
  const Script quits = [&](Player& player) {
    player.command(ids[player.me()], Top);
    throw std::runtime_error("no way");
  };
  std::vector<Pos> seen;
  const Script looks = [&](Player& player) {
    for (int id : ids) seen.push_back(player.unit(id).pos);
  };
  const auto match =
      play_scripts(position.parameter("nb_rounds", 2).configuration(), {quits, quits, looks});
  CHECK(match->outs()[0] and match->outs()[1] and not match->outs()[2]);
  CHECK((seen == std::vector<Pos>{at(1, 1), at(1, 3), at(1, 1), at(1, 3)}));
}

TEST("4.4 1000 orders are allowed, 1001 put the player out, in both versions and of any kind") {
  for (bool original : {false, true}) {
    for (int count : {1000, 1001}) {
      for (Dir d : {Top, None, Dir(9)}) {
        Position position(ONE_EACH);
        const int id = position.id("a");
        const Script script = [&](Player& player) {
          for (int k = 0; k < count; ++k) player.command(id, d);
        };
        position.original_rules(original).parameter("nb_rounds", 1);
        const auto match = play_scripts(position.configuration(), {script});
        CHECK_EQUAL(bool(match->outs()[0]), count > 1000);
      }
    }
  }
}

TEST("4.4 a player that is out in the state to start from is never asked") {
  int calls = 0;
  const Script script = [&](Player&) { ++calls; };
  play_scripts(Position(ONE_EACH).out(2).parameter("nb_rounds", 3).configuration(),
               {script, script, script, script});
  CHECK_EQUAL(calls, 9);
}

TEST("4.5 each player's orders are carried out in the order in which it gave them") {
  const Position position(R"(
    a . b . c .
    a . b . c .
    a . b . c .
  )");
  for (int seed = 1; seed <= 50; ++seed) {
    Play play(position, seed);
    for (std::string letter : {"a", "b", "c"})
      for (std::string number : {"3", "", "2"}) play.command(letter + number, Right);
    const std::string order = play.next();
    for (std::string letter : {"a", "b", "c"}) {
      const auto first = order.find(letter + "3 "), second = order.find(letter + " ");
      CHECK(first < second and second < order.find(letter + "2 "));
    }
  }
}

TEST("4.5 as long as orders are left, one of the players that still have some is drawn") {
  const Position position(R"(
    a . a . b .
    . . . . . .
  )");
  constexpr int TRIES = 2000;
  std::map<std::string, int> times;
  for (int seed = 1; seed <= TRIES; ++seed) {
    Play play(position, seed);
    for (std::string name : {"a", "a2", "b"}) play.command(name, Bottom);
    ++times[play.next()];
  }
  CHECK_EQUAL(times.size(), 3u);
  CHECK_NEAR(times["b Bottom, a Bottom, a2 Bottom"], TRIES / 2, 90);
  CHECK_NEAR(times["a Bottom, b Bottom, a2 Bottom"], TRIES / 4, 78);
  CHECK_NEAR(times["a Bottom, a2 Bottom, b Bottom"], TRIES / 4, 78);
}

TEST("4.6 each order is carried out on the board as it is by then") {
  for (int seed = 1; seed <= 20; ++seed) {
    Play play(Position("a a ."), seed);
    play.command("a2", Right);
    play.command("a", Right);
    CHECK_EQUAL(play.next(), "a2 Right, a Right");
    CHECK_EQUAL(play.pos("a"), at(0, 1));
  }
}

TEST("4.6 the order of a unit that has died is ignored") {
  int killed_first = 0;
  for (int seed = 1; seed <= 40; ++seed) {
    Play play(Position(". b a").health("b", 1), seed);
    play.command("b", Left);
    play.command("a", Left);
    const std::string order = play.next();
    if (order == "a Left") {
      ++killed_first;
      CHECK_EQUAL(play.unit("b").player, 0);
    } else {
      CHECK_EQUAL(order, "b Left, a Left");
    }
  }
  CHECK(killed_first > 5 and killed_first < 35);
}
