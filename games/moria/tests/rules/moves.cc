// Section 5 of the rules: moves of dwarves and wizards.

#include "Boards.hh"

namespace {

const Dir CROSS[] = {Bottom, Right, Top, Left};

// Whether the only thing that a unit was told to do is carried out.
bool is_carried_out(Play& play, const std::string& unit, Dir d) {
  return not play.go(unit, d).empty();
}

}  // namespace

TEST("5.3 a dwarf attacks wizards, orcs and trolls in all eight directions") {
  for (int d = 0; d < None; ++d) {
    for (const char* other : {"b", "x", "o", "t"}) {
      std::string rows[] = {". . .", ". a .", ". . ."};
      const Pos p = Pos(1, 1) + Dir(d);
      rows[p.i][2 * p.j] = other[0];
      Play play(Position(rows[0] + "\n" + rows[1] + "\n" + rows[2]));
      const int health = play.unit(other).health;
      CHECK(is_carried_out(play, "a", Dir(d)));
      CHECK(play.unit(other).health < health);
    }
  }
}

TEST("5.4 a rock is dug five times, by whomever, and the dwarf stays") {
  Play play(Position("a # b").parameter("nb_rounds", 9));
  for (int k = 1; k <= 4; ++k) {
    CHECK(is_carried_out(play, k % 2 == 0 ? "b" : "a", k % 2 == 0 ? Left : Right));
    CHECK_EQUAL(play.cell(at(0, 1)).type, Rock);
    CHECK_EQUAL(play.cell(at(0, 1)).turns, 5 - k);
  }
  CHECK(is_carried_out(play, "b", Left));
  CHECK(play.cell(at(0, 1)).type != Rock);
  CHECK_EQUAL(play.cell(at(0, 1)).turns, 0);
  CHECK_EQUAL(play.pos("b"), at(0, 2));
}

TEST("5.5 an abyss: dwarves and wizards fall and die, and get one of the other clans") {
  for (std::string unit : {"c", "y"}) {
    const Position position(unit + " A");
    int clans[4] = {};
    constexpr int TRIES = 900;
    for (int seed = 1; seed <= TRIES; ++seed) {
      Play play(position, seed);
      CHECK(is_carried_out(play, unit, Right));
      CHECK_EQUAL(play.cell(at(0, 1)).type, Abyss);
      CHECK_EQUAL(play.cell(at(0, 0)).id, -1);
      ++clans[play.unit(unit).player];
    }
    CHECK_EQUAL(clans[2], 0);
    for (int other : {0, 1, 3}) CHECK_NEAR(clans[other], TRIES / 3, 57);
  }
}

TEST("5.5 an abyss with an orc in it is attacked") {
  Position position("a o");
  Play play(position.cell(at(0, 1), 'A'));
  CHECK(is_carried_out(play, "a", Right));
  CHECK(play.unit("o").health < 75);
  CHECK_EQUAL(play.unit("a").player, 0);
}

TEST("5.6 beside the Balrog a unit dies without arriving: it conquers and takes nothing") {
  for (std::string unit : {"a", "w"}) {
    Play play(Position(unit + " T B"));
    CHECK(is_carried_out(play, unit, Right));
    CHECK_EQUAL(play.state().nb_treasures[0], 0);
    CHECK(play.unit(unit).player != 0);
  }
  Play play(Position("a . . . B"));  // where he is only beside after his own step, it arrives
  CHECK(is_carried_out(play, "a", Right));
  CHECK_EQUAL(play.pos("a"), at(0, 1));
}

TEST("5.6 rock and granite beside the Balrog come first: a dwarf can dig there") {
  Play play(Position("a % B"));
  CHECK_EQUAL(play.go("a", Right), "a Right");
  Play granite(Position("a G B"));
  CHECK(not is_carried_out(granite, "a", Right));
}

TEST("5.7 a dwarf that enters a cave owns it, whoever owned it before") {
  for (const char* cave : {".", "0", "1", "3"}) {
    Play play(Position(std::string("a ") + cave));
    CHECK(is_carried_out(play, "a", Right));
    CHECK_EQUAL(play.pos("a"), at(0, 1));
    CHECK_EQUAL(play.cell(at(0, 1)).owner, 0);
    CHECK_EQUAL(play.state().nb_cells[0], 1);
    CHECK_EQUAL(play.state().nb_cells[1] + play.state().nb_cells[3], 0);
  }
}

TEST("5.7 a dwarf takes a treasure: it counts for good, and the cave is owned") {
  Play play(Position("b T"), {{"b", Right}});
  CHECK(not play.cell(at(0, 1)).treasure);
  CHECK_EQUAL(play.cell(at(0, 1)).owner, 1);
  CHECK_EQUAL(play.state().nb_treasures[1], 1);
  CHECK_EQUAL(play.state().score[1], 11);
}

TEST("5.7 wizards change neither owners nor treasures") {
  Play play(Position("w 1 T"), {{"w", Right}});
  is_carried_out(play, "w", Right);
  CHECK_EQUAL(play.pos("w"), at(0, 2));
  CHECK_EQUAL(play.cell(at(0, 1)).owner, 1);
  CHECK(play.cell(at(0, 2)).treasure);
  CHECK_EQUAL(play.state().nb_treasures[0], 0);
}

TEST("5.7 Outside belongs to nobody") {
  Play play(Position("a , ,\n , , ,", true));
  for (Dir d : CROSS) {
    play.go("a", d);
    CHECK_EQUAL(play.cell(play.pos("a")).owner, -1);
  }
  CHECK_EQUAL(play.state().nb_cells[0], 0);
}
