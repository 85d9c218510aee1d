// What holds after every round of any match.

#include "Boards.hh"

namespace {

void check_unit(const StateData& state, const Unit& u) {
  if (u.pos == NOWHERE) {
    CHECK(u.type == Orc and u.health == 0);
    return;
  }
  const Cell& cell = state.at(u.pos);
  CHECK_EQUAL(cell.id, u.id);
  CHECK_EQUAL(u.player >= 0 and u.player < 4, u.type == Dwarf or u.type == Wizard);
  switch (u.type) {
    case Orc: CHECK(cell.type == Cave or cell.type == Abyss); break;
    case Balrog: CHECK(cell.type != Outside and u.health == 0); break;
    default: CHECK(cell.type == Cave or cell.type == Outside);
  }
  if (u.type != Balrog) CHECK(u.health > 0);
}

void check_cells(const Board& board) {
  const StateData& state = board.state();
  int owned[4] = {}, units = 0;
  for_cells(board.settings(), [&](Pos p) {
    const Cell& cell = state.at(p);
    CHECK_EQUAL(cell.type == Outside, not inside_moria().has(p));
    CHECK_EQUAL(cell.type == Rock, cell.turns > 0);
    CHECK(not cell.treasure or (cell.type == Cave and cell.owner == -1));
    if (cell.owner != -1) ++owned[cell.owner];
    units += cell.id != -1;
  });
  for (int player = 0; player < 4; ++player) {
    CHECK_EQUAL(state.nb_cells[player], owned[player]);
    CHECK_EQUAL(state.score[player], owned[player] + 10 * state.nb_treasures[player]);
  }
  for (int id = 0; id < state.num_units; ++id) units -= state.units()[id].pos != NOWHERE;
  CHECK_EQUAL(units, 0);
}

}  // namespace

TEST("after every round units, cells and counts fit together") {
  for (const Names& names :
       {Names{"Delver", "Raider", "Doomed", "Rover"}, Names{"Doomed", "Doomed", "Demo", "Raider"},
        Names{"Dummy", "Rival", "Delver", "Rover"}, Names{"Master", "Demo", "Rival", "Dummy"}}) {
    watch_match(match_with({}), names, 11, [](const Board& board) {
      const StateData& state = board.state();
      check_cells(board);
      for (int id = 0; id < state.num_units; ++id) check_unit(state, state.units()[id]);
      const Pos b = state.units()[124].pos;
      for (int d = 0; d < None; ++d) CHECK_EQUAL(state.at(b + Dir(d)).id, -1);
    });
  }
}
