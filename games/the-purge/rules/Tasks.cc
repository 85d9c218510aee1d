#include <engine/kit/Tasks.hh>

namespace game_engine {

const std::vector<std::string>& task_names() {
  static const std::vector<std::string> names = {"builders by day", "builders at night",
                                                 "warriors by day", "warriors at night"};
  return names;
}

int task_of(const Seat& seat, int unit) {
  const State state = state_of(seat);
  return (state.citizen(unit).type == Warrior ? 2 : 0) + (state.is_night() ? 1 : 0);
}

void add_units(const Seat& seat, std::vector<int>& units) {
  for (const int type : {Builder, Warrior})
    seat.state->lists.add_to(units, seat.state->ids, type * NUM_PLAYERS + seat.player);
}

std::string unit_words(const Seat& seat, int unit) {
  const bool is_warrior = state_of(seat).citizen(unit).type == Warrior;
  return (is_warrior ? "warrior " : "builder ") + std::to_string(unit);
}

std::string order_words(const Orders&, const Order& order) {
  return (order.kind == 'b' ? "build " : "move ") + direction_words(order.dir, 4);
}

}  // namespace game_engine
