#include <engine/kit/Tasks.hh>

namespace game_engine {

namespace {

enum Task { RIVALS, COINS };

}  // namespace

const std::vector<std::string>& task_names() {
  static const std::vector<std::string> names = {"units beside a rival", "all other units"};
  return names;
}

int task_of(const Seat& seat, int unit) {
  const State state = state_of(seat);
  const auto is_rivals = [&](const Cell& cell) {
    return cell.id != -1 and state.unit(cell.id).player != seat.player;
  };
  return is_near(state, state.unit(unit).pos, 1, is_rivals) ? RIVALS : COINS;
}

std::vector<int> units_of(const Seat& seat) { return state_of(seat).units(seat.player); }

std::string unit_words(const Seat&, int unit) { return "unit " + std::to_string(unit); }

std::string order_words(const Orders&, const Order& order) {
  return "move " + direction_words(order.dir, 4);
}

}  // namespace game_engine
