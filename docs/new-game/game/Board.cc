#include <Board.hh>

#include <engine/text/Ranges.hh>

namespace game_engine {

// ------------------------------------------------------------------ setting up

Board::Board(const Configuration& configuration, const MatchSeed& seed)
    : BoardBase(configuration, seed) {
  if (configuration.start) state_ = *configuration.start;
  else draw_board();
}

// A cycle in the middle of each quarter.
void Board::draw_board() {
  for (int player : SEATS) {
    Unit& unit = state_.units[player];
    unit = Unit{player, player, Pos(), Dir(random_.random(0, 3)), true};
    put(unit, Pos(settings_.board_rows() * (1 + player / 2 * 2) / 4,
                  settings_.board_cols() * (1 + player % 2 * 2) / 4));
  }
}

// ------------------------------------------------------------------ a round

void Board::play_round(const OrdersBySeat& orders, Outcomes* outcomes) {
  carry_out_all(orders, outcomes);
  std::vector<Unit*> crashed;
  for (Unit& unit : state_.units)
    if (unit.is_alive and crashes(unit)) crashed.push_back(&unit);
  for (Unit* unit : crashed) {
    unit->is_alive = false;
    told_(EventKind::CRASH, *unit, unit->pos);
  }
  for (Unit& unit : state_.units) {
    if (not unit.is_alive) continue;
    state_.at(unit.pos).id = -1;
    put(unit, unit.pos + unit.dir);
    ++state_.score[unit.player];
  }
}

Reason Board::carry_out(const Orders&, const Order& order) {
  Unit& unit = state_.units[order.id];
  if (order.kind != 't') return Reason::NO_SUCH_ORDER;
  if (not dir_ok(Dir(order.dir))) return Reason::NO_DIRECTION;
  if (not unit.is_alive) return Reason::CRASHED;
  if (order.dir == (unit.dir + 2) % 4) return Reason::BACK;
  unit.dir = Dir(order.dir);
  ++turns_[unit.player];
  return Reason::DONE;
}

// Off the board, into a line, or with another one into the same cell.
bool Board::crashes(const Unit& unit) const {
  const Pos target = unit.pos + unit.dir;
  if (not settings_.pos_ok(target) or state_.at(target).line != -1) return true;
  return any_of(state_.units, [&](const Unit& other) {
    return other.is_alive and other.id != unit.id and other.pos + other.dir == target;
  });
}

void Board::put(Unit& unit, Pos p) {
  unit.pos = p;
  state_.at(p) = Cell{unit.player, unit.id};
}

// ------------------------------------------------------------------ statistics

std::vector<Board::Statistic> Board::counted() {
  return {
      {"turns", [](const Board& b) { return b.turns_.data(); }},
  };
}

}  // namespace game_engine
