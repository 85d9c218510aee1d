#include <engine/kit/Tasks.hh>

namespace game_engine {

namespace {

enum Task { RIVALS, ROOM };

}  // namespace

const std::vector<std::string>& task_names() {
  static const std::vector<std::string> names = {"cycles near a rival's line", "all other cycles"};
  return names;
}

int task_of(const Seat& seat, int unit) {
  const State state = state_of(seat);
  const auto is_rivals = [&](const Cell& cell) { return cell.line != -1 and cell.line != unit; };
  return is_near(state, state.unit(unit).pos, 3, is_rivals) ? RIVALS : ROOM;
}

void add_units(const Seat& seat, std::vector<int>& units) {
  if (state_of(seat).unit(seat.player).is_alive) units.push_back(seat.player);
}

std::string unit_words(const Seat&, int unit) { return "cycle " + std::to_string(unit); }

std::string order_words(const Orders&, const Order& order) {
  return "turn " + direction_words(order.dir, 4);
}

}  // namespace game_engine
