// Rules 9.1 to 9.7 and 10.1 to 10.3: what happens when all orders are carried out.

#include "Boards.hh"

namespace {

int count_owned(const Play& play, int player) {
  return count_cells(play.settings(), [&](Pos p) { return play.state().at(p).owner == player; });
}

// A wizard and a ghost that Voldemort's next step kills.
const Position DOOMED(R"(
  . . . . . . .
  . V . a . . .
  . . . A . . .
  . . . . . . .
)");

}  // namespace

TEST("9.2 a ghost that died comes back in its clan, rests, and its last attack is forgotten") {
  for (int rest : {0, 5, 200}) {
    Play play(Position(DOOMED).ghost(0, rest, 7).round(8));
    play.next();
    const Unit& ghost = play.unit("A");
    CHECK(ghost.pos != Pos(2, 3));
    CHECK_EQUAL(ghost.player, 0);
    CHECK_EQUAL(ghost.resting_rounds(), 59);
    CHECK_EQUAL(ghost.last_attack_received(), -1);
    CHECK_EQUAL(play.state().at(ghost.pos).owner, 0);
    CHECK_EQUAL(play.state().at(ghost.pos).id, ghost.id);
    CHECK_EQUAL(play.state().ghost[0], ghost.id);
  }
}

TEST("9.4 a wizard whose conversion ends changes clan, with its cell and points for the clan") {
  Play play(Position("a").conversion("a", 1, 3).parameter("POINTS_FOR_CONVERTING_WIZARD", 7));
  play.next();
  CHECK_EQUAL(play.unit("a").player, 3);
  CHECK_EQUAL(play.unit("a").rounds_for_converting(), 0);
  CHECK_EQUAL(play.unit("a").player_to_be_converted_to(), -1);
  CHECK_EQUAL(play.owner(0, 0), 3);
  CHECK_EQUAL(play.state().points_for_conversions[3], 7);
  CHECK_EQUAL(play.state().points_for_conversions[0], 0);
  CHECK_EQUAL(play.state().clan_size[0], 1);
  CHECK_EQUAL(play.state().clan_size[3], 3);
  // Its own cell counts for the new clan in the score of the same round.
  CHECK_EQUAL(play.state().score[3], 7 + count_owned(play, 3));
}

TEST("9.5 the strength of a book goes to the clan that its reader had when it read") {
  // a converts b at once: if b reads after that, it is for clan 0.
  Position position("a b *");
  position.strength({1000, 100, 100, 100});
  const int for_clan_0 = count_seeds(40, [&](int seed) {
    Play play(position, seed);
    const bool converted = play.go({{"a", Right}, {"b", Right}}) == "a Right, b Right";
    // If b was faster, a walks into the cell that it left.
    CHECK_EQUAL(play.unit("b").player, converted and play.pos("a") == Pos(0, 0) ? 0 : 1);
    CHECK_EQUAL(play.state().strength[play.unit("b").player],
                (play.unit("b").player == 0 ? 1000 : 100) + 50);
    return play.unit("b").player == 0;
  });
  CHECK(for_clan_0 > 0 and for_clan_0 < 40);
}

TEST("9.6 10.1 10.2 the score is points for conversions and owned cells times their points") {
  Position position("0 0 0 0 1 1\n a . . . . b");
  position.parameter("POINTS_PER_OWNED_CELL", 3).points_for_conversions({500, 0, 70, 0});
  Play play(position, {{"a", Right}});
  for (int player = 0; player < 4; ++player)
    CHECK_EQUAL(play.state().score[player],
                play.state().points_for_conversions[player] + 3 * count_owned(play, player));
  CHECK_EQUAL(play.state().points_for_conversions[0], 500);
  CHECK_EQUAL(play.state().score[0], 500 + 3 * 7);
}

TEST("numbers that grow beyond the range of int stay at its end") {
  Position position("a * b c");
  position.parameter("BOOK_MAGIC_STRENGTH", 1000000).parameter("POINTS_PER_OWNED_CELL", 1000000);
  position.parameter("POINTS_FOR_CONVERTING_WIZARD", 1000000).conversion("c", 1, 0);
  position.strength({INT_MAX - 10, 0, 0, 0}).points_for_conversions({INT_MAX - 10, 0, 0, 0});
  Play play(position, {{"a", Right}});
  CHECK_EQUAL(play.state().strength[0], INT_MAX);
  CHECK_EQUAL(play.state().points_for_conversions[0], INT_MAX);
  CHECK_EQUAL(play.state().score[0], INT_MAX);
}
