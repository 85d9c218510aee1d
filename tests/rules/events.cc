// What the rules tell of a round: Events.hh.

#include "Boards.hh"

namespace {

// What happens when "a" goes to the right.
std::string told(const Position& position, int seed = 1, const std::string& unit = "a") {
  Play play(position, seed, {{unit, Right}});
  return play.events();
}

}  // namespace

TEST("events: a wizard reads a book, a ghost is attacked, a mate is freed") {
  CHECK_EQUAL(told(Position("a *")), "book unit=4 clan=0 row=0 col=1\n");
  CHECK_EQUAL(told(Position("a B")),
              "ghost unit=4 clan=0 other=1 other_clan=1 row=0 col=1 rounds=15\n");
  CHECK_EQUAL(told(Position("a a").conversion("a2", 5, 2)),
              "cancel unit=4 clan=0 other=5 other_clan=0 row=0 col=1 to_clan=2\n");
  CHECK_EQUAL(told(Position("a .")), "");
}

TEST("events: duels say who won, and strengths if one is much stronger") {
  const Position even("a b");
  Position strong = even, weak = even;
  const std::string who = " unit=4 clan=0 other=5 other_clan=1 row=0 col=1 ";
  CHECK_EQUAL(told(strong.strength({1000, 100, 0, 0})),
              "converts" + who + "strength=500 other_strength=50 points=100\n");
  CHECK_EQUAL(told(weak.strength({100, 1000, 0, 0})),
              "converted" + who + "strength=50 other_strength=500 points=100\n");
  for (int seed = 1; seed <= 20; ++seed) {
    Play play(even, seed, {{"a", Right}});
    const bool wins = play.unit("b").next_player == 0;
    CHECK_EQUAL(play.events(),
                (wins ? "duel_won" + who + "to_clan=0\n" : "duel_lost" + who + "to_clan=1\n"));
  }
}

TEST("events: the end of a conversion") {
  Play play(Position("a b").conversion("b", 1, 2));
  play.next();
  CHECK_EQUAL(play.events(), "finish unit=5 clan=2 row=0 col=1 from_clan=1 points=" +
                                 std::to_string(play.settings().points_for_converting_wizard()) +
                                 "\n");
}

TEST("events: who walks into Voldemort, and as what it comes back") {
  for (int seed = 1; seed <= 10; ++seed) {
    Play play(Position(". . . .\na . V .\n. . . ."), seed, {{"a", Right}});
    const Unit& a = play.unit("a");
    CHECK_EQUAL(play.events(), "walked unit=4 clan=0 row=1 col=0\ncomes_back unit=4 clan=" +
                                   std::to_string(a.player) + " row=" + std::to_string(a.pos.i) +
                                   " col=" + std::to_string(a.pos.j) + "\n");
  }
}

TEST("events: Voldemort takes what he comes beside") {
  Play play(Position(R"(
    . . . . . .
    . . . . * .
    . . V . a .
    . . . . . .
  )"));
  play.next();
  const Unit& a = play.unit("a");
  CHECK_EQUAL(play.events(),
              "taken unit=4 clan=0 row=2 col=4\nbook_taken row=1 col=4\n"
              "comes_back unit=4 clan=" +
                  std::to_string(a.player) + " row=" + std::to_string(a.pos.i) +
                  " col=" + std::to_string(a.pos.j) + "\n");
}

TEST("events: a spell names the cells that it brings") {
  Play play(Position("A ."));
  const int before = play.board().owned(0).count();
  play.spell("A").next();
  const std::string start = "spell unit=0 clan=0 row=0 col=0 cells=", events = play.events();
  CHECK_EQUAL(events.substr(0, start.size()), start);
  const long commas = std::count(events.begin(), events.end(), ',');
  CHECK_EQUAL(commas + 1, 2 * (play.board().owned(0).count() - before));
}
