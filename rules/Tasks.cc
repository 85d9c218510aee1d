#include <engine/kit/Tasks.hh>

namespace game_engine {

namespace {

enum Task { GHOST, VOLDEMORT, RIVALS, MATES, BOOKS };

constexpr int DANGER = 3;  // rows and columns from Voldemort

}  // namespace

const std::vector<std::string>& task_names() {
  static const std::vector<std::string> names = {
      "the ghost", "wizards near Voldemort", "wizards near a rival",
      "wizards near a mate in conversion", "wizards free to get books and cells"};
  return names;
}

int task_of(const Seat& seat, int unit) {
  const State state = state_of(seat);
  const Unit u = state.unit(unit);
  if (u.type == Ghost) return GHOST;
  const Pos v = state.pos_voldemort();
  if (std::abs(v.i - u.pos.i) <= DANGER and std::abs(v.j - u.pos.j) <= DANGER) return VOLDEMORT;
  const auto near = [&](int steps, auto is_wanted) {
    return is_near(state, u.pos, steps, [&](const Cell& cell) {
      return cell.id != -1 and is_wanted(state.unit(cell.id));
    });
  };
  if (near(2, [&](const Unit& other) { return other.type == Wizard and other.player != u.player; }))
    return RIVALS;
  if (near(3, [&](const Unit& other) {
        return other.player == u.player and other.is_in_conversion_process();
      }))
    return MATES;
  return BOOKS;
}

void add_units(const Seat& seat, std::vector<int>& units) {
  units.push_back(seat.state->ghost[seat.player]);
  seat.state->wizards.add_to(units, seat.state->wizard_ids, seat.player);
}

std::string unit_words(const Seat& seat, int unit) {
  return (state_of(seat).unit(unit).type == Ghost ? "ghost " : "wizard ") + std::to_string(unit);
}

std::string order_words(const Orders&, const Order& order) {
  return order.kind == 's' ? "cast a spell" : "move " + direction_words(order.dir, 8);
}

}  // namespace game_engine
