#include "Boards.hh"

namespace tests {

namespace {

const std::string ALIVE = "abcd", DEAD = "ABCD";

}  // namespace

Position::Position(const std::string& picture, int rows, int columns)
    : PositionOf(std::make_unique<StateData>()) {
  parameter("BOARD_ROWS", rows).parameter("BOARD_COLS", columns);
  std::fill_n(state_->strength_points, NUM_PLAYERS, settings_.clan_ini_strength());
  read(picture, [&](char letter, Pos p) { put(letter, p); });
  park_missing_things();
  place_units();
}

void Position::put(char letter, Pos p) {
  Cell& cell = state_->at(p);
  if (const std::size_t player = (ALIVE + DEAD).find(letter); player != std::string::npos) {
    cell.owner = int(player % NUM_PLAYERS);
    return add_piece(letter, p);
  }
  switch (letter) {
    case '.': break;
    case '0':
    case '1':
    case '2':
    case '3': cell.owner = letter - '0'; break;
    case '*': cell.food = true; break;
    case 'W': cell.type = Waste; break;
    case 'z': add_piece(letter, p); break;
    default: refuse(letter);
  }
}

// In the right columns, from the bottom on: all clans have as many units, dead ones included.
void Position::park_missing_things() {
  int parked = 0;
  const auto park = [&](char letter) {
    const int i = settings_.board_rows() - 1 - parked / 3 * 3;
    if (i < 0) throw std::logic_error("no room for what the picture does not have");
    put(letter, Pos(i, settings_.board_cols() - 1 - parked % 3 * 3));
    ++parked;
  };
  const auto count_units = [&] {
    int n = 0;
    for (char letter : ALIVE + DEAD) n += count(letter);
    return n;
  };
  const auto count_food = [&] { return number_of([](const Cell& cell) { return cell.food; }); };
  for (char letter : ALIVE)
    if (count(letter) == 0) park(letter);
  for (int player = 0; count_units() % NUM_PLAYERS != 0; ++player)
    park(ALIVE[player % NUM_PLAYERS]);
  if (count_food() == 0) park('*');
  parameter("NUM_INI_UNITS_PER_CLAN", count_units() / NUM_PLAYERS);
  parameter("NUM_INI_ZOMBIES", count('z')).parameter("NUM_INI_FOOD", count_food());
}

void Position::place_units() {
  for (const Piece& piece : number_pieces(ALIVE + "z")) {
    const int id = state_->num_units++;
    const bool is_alive = ALIVE.find(piece.letter) < ALIVE.size();
    Cell& cell = state_->at(piece.pos);
    cell.id = id;
    Unit& unit = state_->units[id];
    if (piece.letter == 'z') unit = Unit(Zombie, id, -1, piece.pos, -1);
    else unit = Unit(is_alive ? Alive : Dead, id, cell.owner, piece.pos, is_alive ? -1 : 5);
    goes_on_ |= unit.type == Dead;
  }
}

std::string words_of(const Order& order) { return printed(Dir(order.dir)); }

}  // namespace tests
