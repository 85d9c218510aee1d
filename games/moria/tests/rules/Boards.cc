#include "Boards.hh"

namespace tests {

namespace {

const std::string DWARVES = "abcd", WIZARDS = "wxyz", UNITS = "awbxcydzotB";

UnitType type_of(char letter) {
  if (is_among(letter, DWARVES)) return Dwarf;
  if (is_among(letter, WIZARDS)) return Wizard;
  return letter == 'o' ? Orc : letter == 't' ? Troll : Balrog;
}

bool is_outside(Pos p) { return not inside_moria().has(p); }

}  // namespace

Position::Position(const std::string& picture, bool outside) : PositionOf(StateData::make(0)) {
  goes_on_ = true;
  for (int i = 0; i < SIDE; ++i)
    for (int j = 0; j < SIDE; ++j) cell(Pos(i, j), is_outside(Pos(i, j)) ? 'O' : '#');
  read(picture, [&](char letter, Pos p) { put(letter, p + (outside ? Pos(0, 0) : at(0, 0))); });
  park_missing_units();
  dead_orcs(count('o') == 0 ? 1 : 0);
}

void Position::put(char letter, Pos p) {
  const bool is_unit = is_among(letter, UNITS);
  if (is_unit) add_piece(letter, p);
  if (not is_outside(p)) cell(p, is_unit ? '.' : letter);
}

// In the last row, and then in the first one: three columns from each other, so that wizards heal
// none of them.
void Position::park_missing_units() {
  const int dwarves = most(DWARVES), wizards = most(WIZARDS);
  int parked = 0;
  for (char letter : DWARVES + WIZARDS) {
    while (count(letter) < (type_of(letter) == Dwarf ? dwarves : wizards)) {
      const int j = 3 * (parked % 20);
      put(letter, parked < 20 ? Pos(SIDE - 1, j) : Pos(0, SIDE - 1 - j));
      if (++parked > 30) throw std::logic_error("no room for what the picture does not have");
    }
  }
  if (count('t') == 0) put('t', Pos(SIDE - 3, SIDE - 3));
  if (count('B') == 0) put('B', Pos(SIDE - 3, 2));
  parameter("nb_dwarves", dwarves).parameter("nb_wizards", wizards);
  parameter("nb_trolls", count('t'));
}

// The units are behind the rest of the state.
void Position::place_units() {
  static const int HEALTH[] = {100, 50, 75, 500, 0};
  const std::vector<Piece>& pieces = number_pieces(UNITS);
  std::unique_ptr<StateData> state = StateData::make(int(pieces.size()));
  std::memcpy(static_cast<void*>(state.get()), state_.get(), sizeof(StateData));
  state->num_units = int(pieces.size());
  for (int id = 0; id < state->num_units; ++id) {
    const Piece& piece = pieces[id];
    const UnitType type = type_of(piece.letter);
    const int player = type == Dwarf    ? int(DWARVES.find(piece.letter))
                       : type == Wizard ? int(WIZARDS.find(piece.letter))
                                        : -1;
    state->units()[id] = Unit(type, id, player, piece.pos == NOWHERE ? 0 : HEALTH[type], piece.pos);
  }
  state_ = std::move(state);
}

Position& Position::parameter(const std::string& name, int value) {
  if (name == "rock_resistance")
    for (Cell& cell : state_->cells)
      if (cell.turns == settings_.rock_resistance()) cell.turns = value;
  return PositionOf::parameter(name, value);
}

Position& Position::dead_orcs(int n) {
  remove_pieces('o', NOWHERE);
  for (int k = 0; k < n; ++k) add_piece('o', NOWHERE);
  place_units();
  return parameter("max_nb_orcs", count('o'));
}

Position& Position::cell(Pos p, char letter) {
  Cell& cell = change().at(p);
  if (cell.owner != -1) --state_->nb_cells[cell.owner];
  cell = Cell();
  switch (letter) {
    case '.':
    case 'C': break;
    case '0':
    case '1':
    case '2':
    case '3': ++state_->nb_cells[cell.owner = letter - '0']; break;
    case 'T': cell.treasure = true; break;
    case 'O': cell.type = Outside; break;
    case 'A': cell.type = Abyss; break;
    case 'G': cell.type = Granite; break;
    case '#':
    case 'R':
    case '%':
      cell.type = Rock;
      cell.turns = letter == '%' ? 1 : settings_.rock_resistance();
      break;
    default: refuse(letter);
  }
  return *this;
}

std::string text_of_board(const Position& position) {
  const std::string text = position.text();
  return text.substr(0, text.find("\nround"));
}

// ------------------------------------------------------------------ Play

std::string Play::next() {
  PlayedPosition::next();
  return carried_out(DWARVES + WIZARDS);
}

std::string Play::act_of(const std::string& unit) const {
  const std::string all = ", " + sauron() + ",";
  const std::size_t start = all.find(", " + unit + " ");
  if (start == std::string::npos) return "nothing";
  const std::size_t first = start + unit.size() + 3;
  return all.substr(first, all.find(',', first) - first);
}

std::string words_of(const Order& order) { return printed(Dir(order.dir)); }

}  // namespace tests
