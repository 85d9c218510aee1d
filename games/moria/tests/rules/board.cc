// Sections 2 and 3 of the rules: random boards, and where units start.

#include "../../rules/Mine.hh"
#include "Boards.hh"

namespace {

constexpr int SEEDS = 1000;

const std::vector<Mine>& mines() {
  static const std::vector<Mine> all = [] {
    std::vector<Mine> list;
    for (int seed = 1; seed <= SEEDS; ++seed) {
      BoardDraws random(seed, false);
      list.push_back(draw_mine(80, random));
    }
    return list;
  }();
  return all;
}

// The outermost rows and columns of Moria.
std::vector<CellSet> sides() {
  const CellSet inner = CellSet::board(SIDE, SIDE, MARGIN + 1);
  std::vector<CellSet> all(4);
  (inside_moria() - inner).for_each([&](Pos p) {
    if (p.i == 2) all[0].add(p);
    if (p.i == SIDE - 3) all[1].add(p);
    if (p.j == 2) all[2].add(p);
    if (p.j == SIDE - 3) all[3].add(p);
  });
  return all;
}

Configuration generated() { return read_configuration_file("default.cnf"); }

}  // namespace

TEST("2.5 random boards have exactly 80 treasures, and none touches a cave without one") {
  for (const Mine& mine : mines()) {
    CHECK_EQUAL(mine.treasures.count(), 80);
    CHECK((mine.treasures - mine.caves).empty());
    const CellSet plain = mine.caves - mine.treasures;
    CHECK((mine.treasures.grown(1) & plain).empty());
  }
}

TEST("2.5 all cells that are not granite are joined: every treasure can be dug for") {
  for (const Mine& mine : mines()) CHECK_EQUAL(num_parts(inside_moria() - mine.granite), 1);
}

TEST("2.5 every side of Moria has caves, and no treasure or granite") {
  for (const Mine& mine : mines()) {
    CHECK(((mine.caves | mine.granite) - inside_moria()).empty());
    CHECK((mine.caves & mine.granite).empty());
    for (const CellSet& side : sides()) {
      CHECK(not(mine.caves & side).empty());
      CHECK(((mine.treasures | mine.granite) & side).empty());
    }
  }
}

TEST("random boards have as many caves and as much granite as the documentation says") {
  const struct {
    int (*number)(const Mine&);
    int least, most;
    double mean, tolerance;
  } rows[] = {{[](const Mine& m) { return (m.caves - m.treasures).count(); }, 810, 1100, 978, 10},
              {[](const Mine& m) { return num_parts(m.caves - m.treasures); }, 1, 7, 4, 0.2},
              {[](const Mine& m) { return m.granite.count(); }, 180, 450, 293, 10}};
  for (const auto& row : rows) {
    double sum = 0;
    for (const Mine& mine : mines()) {
      const int number = row.number(mine);
      CHECK(row.least <= number and number <= row.most);
      sum += number;
    }
    CHECK_NEAR(sum / SEEDS, row.mean, row.tolerance);
  }
}

TEST("3.1 ids: the dwarves and wizards of each clan, the orcs, the trolls, the Balrog") {
  const Board board(generated(), 1);
  const StateData& state = board.state();
  CHECK_EQUAL(state.num_units, 125);
  for (int id = 0; id < 125; ++id) {
    const Unit& u = state.units()[id];
    CHECK_EQUAL(u.id, id);
    CHECK_EQUAL(u.player, id < 100 ? id / 25 : -1);
    const UnitType type = id < 100   ? (id % 25 < 20 ? Dwarf : Wizard)
                          : id < 120 ? Orc
                          : id < 124 ? Troll
                                     : Balrog;
    CHECK_EQUAL(u.type, type);
    CHECK_EQUAL(u.health, type == Dwarf ? 100 : type == Wizard ? 50 : type == Troll ? 500 : 0);
    CHECK_EQUAL(u.pos == NOWHERE, type == Orc);
  }
}

TEST("3.4 units start on caves without treasure, apart from each other and from the Balrog") {
  std::set<Pos> places;
  for (int seed = 1; seed <= 100; ++seed) {
    const Board board(generated(), seed);
    const StateData& state = board.state();
    const Pos b = state.units()[124].pos;
    places.insert(b);
    CHECK(CellSet::board(SIDE, SIDE, 3).has(b));
    for (int id = 0; id < 124; ++id) {
      const Unit& u = state.units()[id];
      if (u.type == Orc) continue;
      const Cell& cell = state.at(u.pos);
      CHECK(cell.type == Cave and not cell.treasure and cell.id == id);
      CHECK_EQUAL(cell.owner, u.type == Dwarf ? u.player : -1);
      CHECK(std::max(std::abs(u.pos.i - b.i), std::abs(u.pos.j - b.j)) > 3);
      for (int d = 0; d < None; ++d) CHECK_EQUAL(state.at(u.pos + Dir(d)).id, -1);
    }
    for (int cells : state.nb_cells) CHECK_EQUAL(cells, 20);
    for (int score : state.score) CHECK_EQUAL(score, 20);
  }
  CHECK(places.size() > 90);
}

TEST("3.4 on a given board without units they are placed, and its owners stay") {
  Position position(". . . 2 . . . . . .");
  for (int i = 20; i < 50; i += 2)
    for (int j = 3; j < 57; j += 2) position.cell(Pos(i, j), 'C');
  const std::string text = text_of_board(position);
  for (int seed = 1; seed <= 20; ++seed) {
    const Board board(configuration_of(text), seed);
    CHECK_EQUAL(board.state().nb_cells[2] >= 1, true);
    CHECK(board.state().units()[0].pos != NOWHERE);
    CHECK_EQUAL(board.state().round, 0);
  }
}

TEST("3.4 a board without room for the units is refused, given or random") {
  CHECK_THROWS(Board(match_with({{"nb_dwarves", 200}}), 1), InputError,
               "no random board found with room for 824 units");
  const std::string text = text_of_board(Position(". . ."));
  CHECK_THROWS(Board(configuration_of(text), 1), InputError, "room");
}
