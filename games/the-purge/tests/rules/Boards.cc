#include "Boards.hh"

namespace tests {

namespace {

const std::string BUILDERS = "abcd", WARRIORS = "ABCD";

}  // namespace

Position::Position(const std::string& picture, char rest, int rows, int columns)
    : PositionOf(std::make_unique<StateData>()) {
  parameter("BOARD_ROWS", rows).parameter("BOARD_COLS", columns);
  parameter("GUN_STRENGTH_DEMOLISH", 20);
  for_cells(settings_, [&](Pos p) { put(rest, p); });
  read(picture, [&](char letter, Pos p) { put(letter, p); });
  place_citizens();
  count_things();
}

void Position::put(char letter, Pos p) {
  Cell& cell = state_->at(p);
  cell = Cell();
  if (is_among(letter, BUILDERS + WARRIORS)) return add_piece(letter, p);
  switch (letter) {
    case '.': break;
    case '0':
    case '1':
    case '2':
    case '3': barricade(p.i, p.j, letter - '0', 40); break;
    case '#': cell.type = Building; break;
    case 'M': cell.bonus = Money; break;
    case 'F': cell.bonus = Food; break;
    case 'G': cell.weapon = Gun; break;
    case 'Z': cell.weapon = Bazooka; break;
    default: refuse(letter);
  }
}

// Those that the picture lacks are put in every other cell of the last rows.
void Position::place_citizens() {
  int placed = 0;
  for (const std::string& letters : {BUILDERS, WARRIORS}) {
    const int number = most(letters), columns = settings_.board_cols(), a_row = (columns + 1) / 2;
    parameter(letters == BUILDERS ? "NUM_INI_BUILDERS" : "NUM_INI_WARRIORS", number);
    for (char letter : letters)
      for (; count(letter) < number; ++placed)
        put(letter,
            Pos(settings_.board_rows() - 1 - placed / a_row * 2, columns - 1 - placed % a_row * 2));
  }
  for (const Piece& piece : number_pieces("aAbBcCdD")) {
    const std::size_t builder = BUILDERS.find(piece.letter);
    const bool is_builder = builder < BUILDERS.size();
    const int id = state_->num_citizens++;
    state_->citizens[id] = Citizen(
        is_builder ? Builder : Warrior, id, int(is_builder ? builder : WARRIORS.find(piece.letter)),
        piece.pos, is_builder ? NoWeapon : Hammer, is_builder ? 60 : 100);
    state_->at(piece.pos).id = id;
  }
}

void Position::count_things() {
  parameter("NUM_INI_MONEY", number_of([](const Cell& cell) { return cell.bonus == Money; }));
  parameter("NUM_INI_FOOD", number_of([](const Cell& cell) { return cell.bonus == Food; }));
  parameter("NUM_INI_GUNS", number_of([](const Cell& cell) { return cell.weapon == Gun; }));
  parameter("NUM_INI_BAZOOKAS", number_of([](const Cell& cell) { return cell.weapon == Bazooka; }));
}

Position& Position::parameter(const std::string& name, int value) {
  for (Citizen& c : *state_)
    if (name == (c.type == Builder ? "BUILDER_INI_LIFE" : "WARRIOR_INI_LIFE")) c.life = value;
  return PositionOf::parameter(name, value);
}

Position& Position::barricade(int i, int j, int player, int resistance) {
  state_->barricades[player].add(Pos(i, j));
  Cell& cell = state_->at(Pos(i, j));
  return with(cell.b_owner, player).with(cell.resistance, resistance);
}

std::string words_of(const Order& order) {
  return (order.kind == 'b' ? "build " : "") + printed(Dir(order.dir));
}

}  // namespace tests
