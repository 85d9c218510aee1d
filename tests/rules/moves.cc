// Rules 5.1 to 5.4: what a move does.

#include "Boards.hh"

namespace {

constexpr Dir ALL[] = {Down, DR, Right, RU, Up, UL, Left, LD};

}  // namespace

TEST("5.1 a ghost moves in all eight directions, a wizard not in diagonals") {
  for (std::string unit : {"A", "a"}) {
    const Position position(". . .\n . " + unit + " .\n . . .");
    for (Dir d : ALL) {
      if (unit == "a" and d % 2 != 0) {
        check_stays(position, "a", d);
      } else {
        Play play(position, {{unit, d}});
        CHECK_EQUAL(play.pos(unit), Pos(1, 1) + d);
      }
    }
  }
}

TEST("5.2 a ghost moves diagonally between two walls") {
  Play play(Position("A W\n W ."));
  CHECK_EQUAL(play.go("A", DR), "A DR");
}

TEST("5.2b a unit that moves into one of the nine cells of Voldemort dies") {
  const Position position(R"(
    . . . . . . .
    . . . . . . .
    . a . . . . .
    . . . V . . .
    . b . . . B .
    . . . c . . .
    C . . . . . .
  )");
  const std::pair<const char*, Dir> moves[] = {{"a", Right}, {"b", Right}, {"c", Up}, {"B", UL}};
  for (const auto& [unit, dir] : moves) {
    Play play(position);
    const Pos before = play.pos(unit);
    CHECK_EQUAL(play.go(unit, dir), unit + (" " + printed(dir)));
    CHECK_EQUAL(play.state().at(before).id, -1);
    CHECK(play.pos(unit) != before + dir);
  }
}

TEST("5.2b the cell that a dead unit left keeps its owner, and the one it entered its own") {
  // Voldemort goes on to b, away from the cell of a.
  Play play(Position(R"(
    . . . . . . . .
    . a . . . . . .
    . . . V . . . .
    . . . . . . . .
    . . . . . b . .
  )"));
  CHECK_EQUAL(play.go("a", Right), "a Right");
  CHECK_EQUAL(play.state().voldemort, Pos(3, 3));
  CHECK_EQUAL(play.owner(1, 1), 0);
  CHECK_EQUAL(play.owner(1, 2), -1);
}

TEST("5.2a a unit that walks into a wall beside Voldemort is not harmed; in 1.0 it dies") {
  for (bool original : {false, true}) {
    Play play(Position(R"(
      . . . . . .
      . a W . . .
      . . . V . .
      . . . . . .
      . . . b . .
    )")
                  .original_rules(original));
    CHECK_EQUAL(play.go("a", Right), original ? "a Right" : "");
    CHECK_EQUAL(play.pos("a") == Pos(1, 1), not original);
  }
}

TEST("5.2c a unit that moves to a book reads it: the book is gone, the cell is the clan's") {
  for (std::string unit : {"b", "B"}) {
    Play play(Position(unit + " *"));
    CHECK_EQUAL(play.go(unit, Right), unit + " Right");
    CHECK_EQUAL(play.pos(unit), Pos(0, 1));
    CHECK(not play.cell(0, 1).book);
    CHECK_EQUAL(play.owner(0, 1), 1);
    CHECK_EQUAL(play.state().strength[1], 1050);
    CHECK_EQUAL(play.state().strength[0], 1000);
  }
}

TEST("5.2c the strength of a book comes at the end of the round, not before") {
  // b reads, then b2 fights a: with the strength at once it would win without a duel.
  Play play(Position("b * .\n b a .").parameter("BOOK_MAGIC_STRENGTH", 100000));
  CHECK_EQUAL(play.go({{"b", Right}, {"b2", Right}}), "b Right, b2 Right");
  CHECK_EQUAL(play.unit("a").player, 0);
  CHECK_EQUAL(play.state().strength[1], 101000);
}

TEST("5.2d a unit that moves to a cell without unit is there, and its clan owns the cell") {
  for (std::string unit : {"c", "C"}) {
    for (std::string target : {".", "0", "2", "3"}) {
      Play play(Position(unit + " " + target));
      CHECK_EQUAL(play.go(unit, Right), unit + " Right");
      CHECK_EQUAL(play.pos(unit), Pos(0, 1));
      CHECK_EQUAL(play.owner(0, 1), 2);
      CHECK_EQUAL(play.cell(0, 1).id, play.id(unit));
      CHECK_EQUAL(play.owner(0, 0), 2);
      CHECK_EQUAL(play.cell(0, 0).id, -1);
    }
  }
}

TEST("5.2f a wizard in conversion attacks nobody and frees nobody") {
  for (std::string other : {"a", "A", "b", "B"})
    check_stays(Position("a " + other).conversion("a", 3, 1), "a", Right);
  check_stays(Position("a a").conversion("a", 3, 1).conversion("a2", 3, 1), "a", Right);
}

TEST("5.2f a wizard in conversion walks and reads books") {
  for (std::string target : {".", "*"}) {
    Play play(Position("a " + target).conversion("a", 3, 1));
    CHECK_EQUAL(play.go("a", Right), "a Right");
    CHECK_EQUAL(play.owner(0, 1), 0);
    CHECK_EQUAL(play.unit("a").rounds_for_converting(), 2);
    CHECK_EQUAL(play.state().strength[0], target == "*" ? 1050 : 1000);
  }
}

TEST("5.2h a wizard frees a mate in conversion, and stays where it is") {
  Play play(Position("a a").conversion("a2", 1, 3));
  CHECK_EQUAL(play.go("a", Right), "a Right");
  CHECK_EQUAL(play.pos("a"), Pos(0, 0));
  CHECK_EQUAL(play.pos("a2"), Pos(0, 1));
  CHECK_EQUAL(play.unit("a2").player, 0);
  CHECK_EQUAL(play.unit("a2").rounds_for_converting(), 0);
  CHECK_EQUAL(play.unit("a2").player_to_be_converted_to(), -1);
}

TEST("5.2i 5.4 a wizard that attacks a rival ghost makes it rest longer, and stays") {
  for (int rest : {0, 7}) {
    Play play(Position("a B").ghost(1, rest).round(30));
    CHECK_EQUAL(play.go("a", Right), "a Right");
    CHECK_EQUAL(play.pos("a"), Pos(0, 0));
    CHECK_EQUAL(play.unit("B").resting_rounds(), rest + 15 - 1);
    CHECK_EQUAL(play.unit("B").last_attack_received(), 30);
    CHECK_EQUAL(play.unit("B").player, 1);
  }
}

TEST("5.4 a ghost attacked less than ROUNDS_NO_ATTACK_GHOST rounds ago is protected") {
  for (int round = 10; round < 20; ++round) {
    Play play(Position("a B").ghost(1, 20, 10).round(round));
    CHECK_EQUAL(play.go("a", Right), round < 15 ? "" : "a Right");
    CHECK_EQUAL(play.unit("B").resting_rounds(), round < 15 ? 19 : 34);
    CHECK_EQUAL(play.unit("B").last_attack_received(), round < 15 ? 10 : round);
  }
}
