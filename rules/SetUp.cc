// The board before the first round.

#include <Board.hh>

#include <engine/board/Walls.hh>
#include <engine/text/Reader.hh>

namespace game_engine {

Board::Board(const Configuration& configuration, const MatchSeed& seed)
    : BoardBase(configuration, seed) {
  if (configuration.start) adopt(*configuration.start);
  else draw_for(configuration, [&] { draw_board(); });
  state_.original_rules = original_rules_;
  state_.wizards.fill(state_.wizard_ids, [&](int player, auto add) {
    for (const Unit* u = state_.units; u != state_.units + state_.num_units; ++u)
      if (u->type == Wizard and u->player == player) add(u->id);
  });
  is_dead_.assign(state_.num_units, false);
}

void Board::adopt(const StateData& start) {
  state_ = start;
  voldemort_is_here_ = true;
  whole_board().for_each([&](Pos p) {
    const Cell& c = state_.at(p);
    if (c.type == Corridor) corridors_.add(p);
    if (c.id != -1) units_.add(p);
    if (c.book) books_.add(p);
    if (c.owner == -1) return;
    owned_[c.owner].add(p);
    ++num_owned_[c.owner];
  });
}

void Board::draw_board() {
  const CellSet walls = draw_walls(settings_.board_rows(), settings_.board_cols(), random_);
  corridors_ = whole_board() - walls;
  walls.for_each([&](Pos p) { state_.at(p).type = Wall; });

  const int wizards = settings_.num_ini_wizards_per_clan(), books = settings_.num_ini_books();
  const std::int64_t things = NUM_PLAYERS * (std::int64_t(wizards) + 1) + books + 9;
  if (corridors_.count() < things)
    throw InputError("the board is too small: it has " + std::to_string(corridors_.count()) +
                     " corridor cells, and units + books + 9 are " + std::to_string(things));

  for (int player : SEATS) {
    state_.ghost[player] = state_.num_units;
    add_unit(Ghost, player);
    state_.strength[player] = settings_.clan_ini_magic_strength();
  }
  for (int player : SEATS)
    for (int k = 0; k < wizards; ++k) add_unit(Wizard, player);
  for (int k = 0; k < books; ++k) add_book();
  draw_ingredients();
  draw_voldemort();
}

void Board::add_unit(UnitType type, int player) {
  const int id = state_.num_units++;
  const int rounds = type == Ghost ? settings_.rounds_spell_resting_ghost() : 0;
  state_.units[id] = Unit(type, id, player, Pos(), rounds, -1);
  ++state_.clan_size[player];
  put(state_.units[id], draw_place());
}

void Board::draw_voldemort() {
  const CellSet inside = whole_board(1);
  const CellSet places = cells_away_from(units_ | books_, corridors_ & inside);
  if (not places.empty()) {
    state_.voldemort = draw_cell(places, random_);
  } else {
    const CellSet allowed = (empty_cells() & inside) - units_.grown(1);
    if (allowed.empty())
      throw InputError("the board is too full: Voldemort has no place without units around");
    state_.voldemort =
        draw_cell_by_trial(allowed, settings_.board_rows(), settings_.board_cols(), random_);
  }
  voldemort_is_here_ = true;
}

}  // namespace game_engine
