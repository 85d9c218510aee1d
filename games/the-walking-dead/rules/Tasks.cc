#include <engine/kit/Tasks.hh>

namespace game_engine {

namespace {

enum Task { ZOMBIES, RIVALS, BITTEN, FOOD, CELLS };

}  // namespace

const std::vector<std::string>& task_names() {
  static const std::vector<std::string> names = {"units near a zombie", "units near a rival",
                                                 "bitten units", "units near food",
                                                 "units free to get cells"};
  return names;
}

int task_of(const Seat& seat, int unit) {
  const State state = state_of(seat);
  const Unit u = state.unit(unit);
  const auto near = [&](auto is_wanted) {
    return is_near(state, u.pos, 2, [&](const Cell& cell) {
      return cell.id != -1 and is_wanted(state.unit(cell.id));
    });
  };
  if (near([](const Unit& other) { return other.type == Zombie; })) return ZOMBIES;
  if (near([&](const Unit& other) { return other.type == Alive and other.player != u.player; }))
    return RIVALS;
  if (u.rounds_for_zombie > 0) return BITTEN;
  return is_near(state, u.pos, 6, [](const Cell& cell) { return cell.food; }) ? FOOD : CELLS;
}

void add_units(const Seat& seat, std::vector<int>& units) {
  const StateData& state = *seat.state;
  state.lists.add_to(units, state.ids, state.list_of(Alive, seat.player));
}

std::string unit_words(const Seat&, int unit) { return "unit " + std::to_string(unit); }

std::string order_words(const Orders&, const Order& order) {
  return "move " + direction_words(order.dir, 8);
}

}  // namespace game_engine
