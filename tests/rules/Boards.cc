#include "Boards.hh"

namespace tests {

const std::vector<int> INGREDIENTS = {5, 8, 6, 7, 6, 7, 8, 5, 5, 9, 5, 9, 7, 8, 5};
const std::vector<int> SOLUTION = {0, 0, 1, 0, 2, 3, 3, 1, 2, 1, 3, 2, 4, 4, 4};

namespace {

const Pos NOWHERE(-1, -1);
const std::string GHOSTS = "ABCD", WIZARDS = "abcd";

const auto HAS_BOOK = [](const Cell& cell) { return cell.book; };

}  // namespace

Position::Position(const std::string& picture, int rows, int columns)
    : PositionOf(std::make_unique<StateData>()) {
  parameter("BOARD_ROWS", rows).parameter("BOARD_COLS", columns).ingredients(INGREDIENTS);
  std::fill_n(state_->strength, NUM_PLAYERS, settings_.clan_ini_magic_strength());
  state_->voldemort = NOWHERE;
  read(picture, [&](char letter, Pos p) { put(letter, p); });
  place_missing_things();
  place_units();
  parameter("NUM_INI_WIZARDS_PER_CLAN", count('a'));
  parameter("NUM_INI_BOOKS", number_of(HAS_BOOK));
}

void Position::put(char letter, Pos p) {
  Cell& cell = state_->at(p);
  if (const std::size_t player = (WIZARDS + GHOSTS).find(letter); player != std::string::npos) {
    cell.owner = int(player % NUM_PLAYERS);
    return add_piece(letter, p);
  }
  switch (letter) {
    case '.': break;
    case '0':
    case '1':
    case '2':
    case '3': cell.owner = letter - '0'; break;
    case '*': cell.book = true; break;
    case 'W': cell.type = Wall; break;
    case 'v': cell.type = Wall; [[fallthrough]];
    case 'V': state_->voldemort = p; break;
    default: refuse(letter);
  }
}

// In the right columns, from the top on.
void Position::place_missing_things() {
  int parked = 0;
  const auto park = [&](char letter) {
    put(letter, Pos(parked / 3 * 2, settings_.board_cols() - 1 - parked % 3 * 2));
    ++parked;
  };
  const int wizards = most(WIZARDS);
  for (int player : SEATS) {
    if (count(GHOSTS[player]) == 0) park(GHOSTS[player]);
    while (count(WIZARDS[player]) < wizards) park(WIZARDS[player]);
  }
  if (number_of(HAS_BOOK) == 0) park('*');
  if (state_->voldemort == NOWHERE) place_voldemort();
}

void Position::place_voldemort() {
  const int last = settings_.board_rows() - 1, middle = settings_.board_cols() / 2;
  for (int i = last - 3; i <= last; ++i)
    for (int j = middle - 2; j <= middle + 2; ++j)
      state_->at(Pos(i, j)) = Cell(Wall, -1, -1, false);
  state_->voldemort = Pos(last - 1, middle);
}

void Position::place_units() {
  for (const Piece& piece : number_pieces(GHOSTS + WIZARDS)) {
    const int id = state_->num_units++, player = state_->at(piece.pos).owner;
    const UnitType type = GHOSTS.find(piece.letter) < GHOSTS.size() ? Ghost : Wizard;
    state_->units[id] = Unit(type, id, player, piece.pos, 0, -1);
    state_->at(piece.pos).id = id;
  }
}

Position& Position::ingredients(const std::vector<int>& numbers) {
  change().num_ingredients = int(numbers.size());
  std::copy(numbers.begin(), numbers.end(), state_->ingredients);
  return *this;
}

std::string words_of(const Order& order) {
  return order.kind == 'm' ? printed(Dir(order.dir)) : "spell";
}

}  // namespace tests
