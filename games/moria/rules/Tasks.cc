#include <engine/kit/Tasks.hh>

namespace game_engine {

namespace {

enum Task { WIZARDS, BALROG, ENEMIES, ROCK, CAVES };

constexpr int NEAR_BALROG = 4;  // steps

}  // namespace

const std::vector<std::string>& task_names() {
  static const std::vector<std::string> names = {
      "the wizards", "dwarves near the Balrog", "dwarves near a rival, an orc or a troll",
      "dwarves beside rock", "dwarves free to get caves"};
  return names;
}

int task_of(const Seat& seat, int unit) {
  const State state = state_of(seat);
  const Unit u = state.unit(unit);
  if (u.type == Wizard) return WIZARDS;
  const auto is_balrog = [&](const Cell& cell) { return cell.id == state.balrog_id(); };
  if (is_near(state, u.pos, NEAR_BALROG, is_balrog)) return BALROG;
  const auto is_enemy = [&](const Cell& cell) {
    return cell.id != -1 and state.unit(cell.id).player != u.player;
  };
  if (is_near(state, u.pos, 2, is_enemy)) return ENEMIES;
  return is_near(state, u.pos, 1, [](const Cell& cell) { return cell.type == Rock; }) ? ROCK
                                                                                      : CAVES;
}

void add_units(const Seat& seat, std::vector<int>& units) {
  for (const int first : {0, int(StateData::WIZARDS)})
    seat.state->lists.add_to(units, seat.state->ids(), first + seat.player);
}

std::string unit_words(const Seat& seat, int unit) {
  return (state_of(seat).unit(unit).type == Dwarf ? "dwarf " : "wizard ") + std::to_string(unit);
}

std::string order_words(const Orders&, const Order& order) {
  return order.dir == None ? "stay" : "go " + direction_words(order.dir, 8);
}

}  // namespace game_engine
