// Section 6 of the rules: orcs, trolls and the Balrog.

#include "Boards.hh"

namespace {

// What the unit does in the next round, by how many of some seeds.
std::map<std::string, int> choices(const Position& position, const std::string& unit, int tries) {
  std::map<std::string, int> times;
  for (int seed = 1; seed <= tries; ++seed) {
    Play play(position, seed);
    play.next();
    ++times[play.act_of(unit)];
  }
  return times;
}

// Checks that it does these things, each as often as the others.
void check_even(const Position& position, const std::string& unit,
                const std::vector<std::string>& expected, int tries, int tolerance) {
  auto times = choices(position, unit, tries);
  CHECK_EQUAL(times.size(), expected.size());
  for (const std::string& d : expected)
    CHECK_NEAR(times[d], tries / int(expected.size()), tolerance);
}

// Checks that it does these things, and no others.
void check_choices(const Position& position, const std::string& unit,
                   const std::set<std::string>& expected) {
  std::set<std::string> seen;
  for (const auto& choice : choices(position, unit, 60)) seen.insert(choice.first);
  CHECK(seen == expected);
}

}  // namespace

TEST("6.0 the units of Sauron act after the clans: orcs, trolls, the Balrog, by increasing id") {
  Play play(Position("o . o . t . t . a ."), {{"a", Right}});
  const std::string all = play.sauron();
  CHECK(all.find("o ") == 0);
  CHECK(all.find("o2 ") < all.find("t ") and all.find("t ") < all.find("t2 "));
  CHECK(all.find("t2 ") < all.find("B "));
}

TEST("6.1 6.2 an orc or troll attacks one of the clans' units beside it, with the same chance") {
  for (const char* unit : {"o", "t"})
    check_even(Position(replaced("a . .\n . U x\n b . .", "U", unit)), unit, {"LB", "Right", "TL"},
               1500, 74);
}

TEST("6.1 an orc goes to a cave or abyss nearest to a unit, in steps of eight directions") {
  check_choices(Position("a . . . o . . . . b"), "o", {"Left"});
  check_choices(Position(". . . o A #\n . # # # # A\n a # # # # w"), "o", {"Right"});
}

TEST("6.1 6.4 of several nearest cells or units, or of two steps as good, one is drawn") {
  check_even(Position("a . . o . . b"), "o", {"Left", "Right"}, 1000, 64);
  check_even(Position("a # # # B # # # b"), "B", {"Left", "Right"}, 1000, 64);
  check_even(Position("# # # a\n # # # #\n # # # #\n B # # #"), "B", {"Top", "Right"}, 1000, 64);
}

TEST("6.1 units are no obstacle for the distance, but no orc steps on one") {
  // The way to a leads through the other orc, and counts; the cells beside it are as near.
  Position position("a . o . o\n # # # # .");
  check_choices(position, "o2", {"Left"});
  Position blocked("a . t o .");
  check_choices(blocked, "o", {"Right"});
}

TEST("6.1 units Outside or in unsafe caves do not attract") {
  // The dwarf stands 4 steps from the Balrog, the other one further away from the orc.
  Position position("B # # . a . . . o . . . . . . b");
  check_choices(position, "o", {"Right"});
}

TEST("6.1 cells from which no way leads to anybody come last; in version 1.1 they come first") {
  // From its unsafe cell the orc can go into either of two parts of the mine.
  Position position(R"(
    . . . . o . . . a
    # # # # # # # # #
    # # # # # # # # #
    # # # # # # # # #
    # # # # B # # # #
  )");
  check_choices(position, "o", {"Right"});
  check_choices(position.original_rules(), "o", {"Left"});
}

TEST("6.1 and 6.3 an orc never leaves Moria, and stays if it has nowhere to go") {
  Position position(", , , ,\n , , , ,\n a , o #", true);
  check_choices(position.place("a", Pos(0, 5)), "o", {"None"});
}

TEST("6.2 inside Moria a troll goes to a safe cave around without a unit, drawn") {
  check_even(Position(". A #\n G t .\n # T #"), "t", {"TL", "Right", "Bottom"}, 1200, 66);
}

TEST("6.2 inside Moria a troll does not go Outside") {
  Position position(", , , ,\n , , , ,\n , , t .", true);
  check_choices(position, "t", {"Right"});
}

TEST("6.2 Outside a troll goes the shortest way to a cave") {
  Position position(R"(
    , , , , , , ,
    , , , , , , ,
    , t # # # # #
    , , # # # # #
    , , # # # # #
    , , . # # # #
  )",
                    true);
  check_choices(position, "t", {"Bottom", "LB"});
}

TEST("6.2 a troll that has nowhere to go stays") {
  check_choices(Position("# # #\n # t #\n # # #"), "t", {"None"});
}

TEST("6.1 and 6.2 orcs and trolls keep off cells at most 4 steps from the Balrog") {
  // From the troll, Right is 4 steps from him and Left 6.
  for (const char* unit : {"t", "o"}) {
    Position position(std::string(". ") + unit + " . # # # B");
    check_choices(position, unit, {"Left"});
  }
}

TEST("6.3 a cave on which an orc or a troll steps belongs to nobody; treasures stay") {
  for (const char* unit : {"t", "o"}) {
    Play play(Position(std::string(unit) + " 2"));
    CHECK_EQUAL(play.state().nb_cells[2], 1);
    play.next();
    CHECK_EQUAL(play.pos(unit), at(0, 1));
    CHECK_EQUAL(play.cell(at(0, 1)).owner, -1);
    CHECK_EQUAL(play.state().nb_cells[2], 0);
    Play treasure(Position(std::string(unit) + " T"));
    treasure.next();
    CHECK_EQUAL(treasure.pos(unit), at(0, 1));
    CHECK(treasure.cell(at(0, 1)).treasure);
  }
}

TEST("6.4 the Balrog goes to the nearest unit, making the larger difference smaller") {
  check_choices(Position(R"(
    B # # # # # # #
    # # # # # # # #
    # # # # # # # #
    # # # # # a # #
  )"),
                "B", {"Right"});
  check_choices(Position(R"(
    # # # # w # # #
    # # # # # # # #
    # # # # # # # #
    # # # # # # # #
    # # B # # # # #
    # # # # # # # #
    # # # # # # # #
    # # # # # # # a
  )"),
                "B", {"Top"});
}

TEST("6.4 units Outside do not attract him: with nobody inside he stays") {
  check_choices(Position("B"), "B", {"None"});
}

TEST("6.4 he goes through rock, granite, abysses and units") {
  for (const char* way : {"#", "G", "A", "T", "2"}) {
    Play play(Position(std::string("B ") + way + " # # # a"));
    play.next();
    CHECK_EQUAL(play.pos("B"), at(0, 1));
    CHECK_EQUAL(play.cell(at(0, 1)).type,
                Position(std::string("B ") + way).configuration().start->at(at(0, 1)).type);
  }
}

TEST("6.5 his cell and the eight around belong to nobody, treasures stay") {
  Play play(Position("0 1 2 3 # # # a\n 3 B 1 0 # # # #\n 2 T 0 1 # # # #"));
  play.next();
  CHECK_EQUAL(play.pos("B"), at(1, 2));
  for (int i = 0; i < 3; ++i)
    for (int j = 1; j < 4; ++j) CHECK_EQUAL(play.cell(at(i, j)).owner, -1);
  CHECK_EQUAL(play.cell(at(0, 0)).owner, 0);
  CHECK_EQUAL(play.cell(at(1, 0)).owner, 3);
  CHECK(play.cell(at(2, 1)).treasure);
}

TEST("6.5 all units around him die, those of Sauron, too") {
  const Position position("# # o # # # #\n B # # # # # a\n # # t # # # #");
  for (int seed = 1; seed <= 30; ++seed) {
    Play play(position, seed);
    play.next();
    CHECK_EQUAL(play.unit("a").player, 0);
    CHECK_EQUAL(play.unit("o").health, 0);
    CHECK_EQUAL(play.pos("o"), Pos(-1, -1));
    CHECK_EQUAL(play.unit("t").health, 500);
    CHECK(not inside_moria().has(play.pos("t")));
  }
}
