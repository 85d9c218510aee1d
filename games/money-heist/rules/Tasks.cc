#include <engine/kit/Tasks.hh>

namespace game_engine {

namespace {

enum Task { PROFESSOR, RIVALS, POISON, MONEY };

}  // namespace

const std::vector<std::string>& task_names() {
  static const std::vector<std::string> names = {"the professor", "soldiers near a rival",
                                                 "soldiers without poison whose pot has some",
                                                 "soldiers free to get money and kits"};
  return names;
}

int task_of(const Seat& seat, int unit) {
  const State state = state_of(seat);
  const Unit u = state.unit(unit);
  if (u.type == Professor) return PROFESSOR;
  const auto is_rivals = [&](const Cell& cell) {
    return cell.id != -1 and state.unit(cell.id).player != u.player;
  };
  if (is_near(state, u.pos, 2, is_rivals)) return RIVALS;
  return u.poison == 0 and state.available_poison(u.player) > 0 ? POISON : MONEY;
}

void add_units(const Seat& seat, std::vector<int>& units) {
  const int professor = seat.state->professor[seat.player];
  if (seat.state->units()[professor].health > 0) units.push_back(professor);
  seat.state->soldiers.add_to(units, seat.state->soldier_ids(), seat.player);
}

std::string unit_words(const Seat& seat, int unit) {
  const bool is_soldier = state_of(seat).unit(unit).type == Soldier;
  return (is_soldier ? "soldier " : "professor ") + std::to_string(unit);
}

std::string order_words(const Orders&, const Order& order) {
  if (order.kind == 'c' or order.kind == 'h') return order.kind == 'c' ? "charge" : "heal";
  return (order.kind == 'o' ? "open " : "move ") + direction_words(order.dir, 4);
}

}  // namespace game_engine
