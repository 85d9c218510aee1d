#include <Board.hh>

#include <engine/board/Places.hh>

namespace game_engine {

// ------------------------------------------------------------------ setting up

Board::Board(const Configuration& configuration, const MatchSeed& seed)
    : BoardBase(configuration, seed) {
  if (configuration.start) state_ = std::make_unique<StateData>(*configuration.start);
  else draw_for(configuration, [&] { draw_board(); });
  empty_ = whole_board();
  empty_.for_each([&](Pos p) {
    if (const Cell& cell = state_->at(p); cell.id != -1 or cell.coin) empty_.remove(p);
  });
}

void Board::draw_board() {
  state_ = std::make_unique<StateData>();
  empty_ = whole_board();
  state_->num_units = NUM_PLAYERS * settings_.num_units_per_clan();
  for (int id = 0; id < state_->num_units; ++id) {
    const Pos p = draw_place();
    state_->units[id] = Unit{id, id % NUM_PLAYERS, p};
    state_->at(p).id = id;
  }
  for (int k = 0; k < settings_.num_coins(); ++k) state_->at(draw_place()).coin = true;
}

Pos Board::draw_place() {
  const Pos p = draw_cell(empty_, random_);
  empty_.remove(p);
  return p;
}

// ------------------------------------------------------------------ a round

void Board::play_round(const std::array<Orders, NUM_PLAYERS>& orders, Outcomes* outcomes) {
  carry_out_all(orders, outcomes);
}

Reason Board::carry_out(const Orders&, const Order& order) {
  if (order.kind != 'm') return Reason::NO_SUCH_ORDER;
  const Dir dir = Dir(order.dir);
  if (not dir_ok(dir)) return Reason::NO_DIRECTION;
  Unit& unit = state_->units[order.id];
  const Pos target = unit.pos + dir;
  if (not settings_.pos_ok(target)) return Reason::OFF_THE_BOARD;
  if (state_->at(target).id != -1) return Reason::OCCUPIED;
  state_->at(unit.pos).id = -1;
  empty_.add(unit.pos);
  unit.pos = target;
  state_->at(target).id = unit.id;
  empty_.remove(target);
  ++moves_[unit.player];
  if (state_->at(target).coin) {
    state_->at(target).coin = false;
    ++state_->score[unit.player];
    told_(EventKind::COIN, unit, target);
    state_->at(draw_place()).coin = true;
  }
  return Reason::DONE;
}

// ------------------------------------------------------------------ statistics

std::vector<Board::Statistic> Board::counted() {
  return {
      {"moves", [](const Board& b) { return b.moves_.data(); }},
  };
}

}  // namespace game_engine
