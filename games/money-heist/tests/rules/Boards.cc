#include "Boards.hh"

namespace tests {

const std::vector<int> HINT = {2, 3, 6, -3, 3, 1, -3, 0, 1, 0, 3, 3};
const std::vector<int> KEY = {0, 2, 1, 2, 3, 0, 1, 2, 0, 3, 3, 1};

namespace {

const std::string PROFESSORS = "ABCD", SOLDIERS = "abcd";

const auto MONEY = [](const Cell& cell) { return cell.money > 0; };
const auto HEALTH_KIT = [](const Cell& cell) { return cell.health_kit; };
const auto POISON_KIT = [](const Cell& cell) { return cell.poison_kit; };
const auto BOX = [](const Cell& cell) { return cell.box != -1; };

}  // namespace

Position::Position(const std::string& picture, char rest, int rows, int columns)
    : PositionOf(StateData::make(0, 0, 0)) {
  parameter("BOARD_ROWS", rows).parameter("BOARD_COLS", columns);
  if (rest == 'W') for_cells(settings_, [&](Pos p) { state_->at(p).type = Wall; });
  read(picture, [&](char letter, Pos p) { put(letter, p); });
  place_missing_things();
  place_units();
  parameter("INITIAL_SOLDIERS_PER_CLAN", count('a'));
  parameter("NUM_MONEY", number_of(MONEY)).parameter("NUM_HEALTH_KITS", number_of(HEALTH_KIT));
  parameter("NUM_POISON_KITS", number_of(POISON_KIT));
  hints_.resize(number_of(BOX), HINT);
  set_hints();
}

void Position::put(char letter, Pos p) {
  Cell& cell = state_->at(p);
  cell = Cell();
  if (is_among(letter, PROFESSORS + SOLDIERS)) return add_piece(letter, p);
  if ('0' <= letter and letter <= '9') {
    cell.box = letter - '0';
    return;
  }
  switch (letter) {
    case '.': break;
    case 'W': cell.type = Wall; break;
    case 'M': cell.money = 5; break;
    case 'H': cell.health_kit = true; break;
    case 'P': cell.poison_kit = true; break;
    case 'G': cell.gold = true; break;
    default: refuse(letter);
  }
}

// In the right columns, from the top on; a box in the bottom right corner.
void Position::place_missing_things() {
  int parked = 0;
  const auto park = [&](char letter) {
    const int i = parked / 3 * 2, j = settings_.board_cols() - 1 - parked % 3 * 2;
    if (i >= settings_.board_rows())
      throw std::logic_error("no room for what the picture does not have");
    put(letter, Pos(i, j));
    ++parked;
  };
  const int soldiers = most(SOLDIERS);
  for (int player : SEATS) {
    if (count(PROFESSORS[player]) == 0) park(PROFESSORS[player]);
    while (count(SOLDIERS[player]) < soldiers) park(SOLDIERS[player]);
  }
  if (number_of(MONEY) == 0) park('M');
  if (number_of(HEALTH_KIT) == 0) park('H');
  if (number_of(POISON_KIT) == 0) park('P');
  if (number_of(BOX) == 0) place_box();
}

void Position::place_box() {
  const char* const box[] = {"WWW", "0GW", "WWW"};
  const Pos corner(settings_.board_rows() - 3, settings_.board_cols() - 3);
  for (int k = 0; k < 9; ++k) put(box[k / 3][k % 3], corner + Pos(k / 3, k % 3));
}

void Position::place_units() {
  const std::vector<Piece>& pieces = number_pieces(PROFESSORS + SOLDIERS);
  std::unique_ptr<StateData> state = StateData::make(int(pieces.size()), 0, 0);
  std::copy(std::begin(state_->cells), std::end(state_->cells), state->cells);
  for (int id = 0; id < state->num_units; ++id) {
    const std::size_t professor = PROFESSORS.find(pieces[id].letter);
    const Pos p = pieces[id].pos;
    if (professor < PROFESSORS.size())
      state->units()[id] = Unit(Professor, id, int(professor), p, 100, -1, 0);
    else
      state->units()[id] = Unit(Soldier, id, int(SOLDIERS.find(pieces[id].letter)), p, -1, 1, -1);
    state->at(p).id = id;
  }
  state_ = std::move(state);
}

// The hints are behind the rest of the state.
Position& Position::set_hints() {
  const int boxes = int(hints_.size()), size = int(hints_[0].size());
  std::unique_ptr<StateData> state = StateData::make(state_->num_units, boxes, size);
  std::memcpy(static_cast<void*>(state.get()), state_.get(),
              sizeof(StateData) + state_->num_units * sizeof(Unit));
  state->num_boxes = boxes;
  state->hint_size = size;
  for (int box = 0; box < boxes; ++box) std::copy_n(hints_[box].begin(), size, state->hint(box));
  state_ = std::move(state);
  return parameter("NUM_SAFETY_BOXES", boxes).parameter("SIZE_HINTS_PER_BOX", size);
}

Position& Position::dead(int player, int rounds) {
  state_->at(professor(player).pos).id = -1;
  return health(player, 0).with(professor(player).rounds_for_reborn, rounds);
}

Position& Position::hint(int box, const std::vector<int>& numbers) {
  hints_.at(box) = numbers;
  return set_hints();
}

Position& Position::waits(int box) {
  hints_.resize(box + 1, HINT);
  return set_hints();
}

std::string words_of(const Order& order) {
  switch (order.kind) {
    case 'o': return "open";
    case 'c': return "charge";
    case 'h': return "heal";
    default: return printed(Dir(order.dir));
  }
}

}  // namespace tests
