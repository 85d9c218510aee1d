#include "Boards.hh"
#include <engine/board/Walls.hh>

namespace tests {

const std::vector<int> INGREDIENTS = {5, 8, 6, 7, 6, 7, 8, 5, 5, 9, 5, 9, 7, 8, 5};
const std::vector<int> SOLUTION = {0, 0, 1, 0, 2, 3, 3, 1, 2, 1, 3, 2, 4, 4, 4};

namespace {

const Pos NOWHERE(-1, -1);
const std::string GHOSTS = "ABCD", WIZARDS = "abcd";

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
  parameter("NUM_INI_BOOKS", count_cells(settings_, [&](Pos p) { return state_->at(p).book; }));
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
  for (int player = 0; player < NUM_PLAYERS; ++player) {
    if (count(GHOSTS[player]) == 0) park(GHOSTS[player]);
    while (count(WIZARDS[player]) < wizards) park(WIZARDS[player]);
  }
  if (count_cells(settings_, [&](Pos p) { return state_->at(p).book; }) == 0) park('*');
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

namespace {

bool has_thing(const StateData& state, Pos p) { return state.at(p).id != -1 or state.at(p).book; }

bool is_free_place(const Settings& settings, const StateData& state, Pos p, bool voldemort) {
  return state.at(p).type != Wall and all_around(settings, p, 5, [&](Pos q) {
           return not has_thing(state, q) and not(voldemort and state.voldemort == q);
         });
}

void add_unit(const Settings& settings, StateData& state, BoardDraws& random, UnitType type,
              int player) {
  const int id = state.num_units++;
  const Pos p = draw_place(settings, state, random, false);
  const int rest = type == Ghost ? settings.rounds_spell_resting_ghost() : 0;
  state.units[id] = Unit(type, id, player, p, rest, -1);
  state.at(p).id = id;
  state.at(p).owner = player;
}

}  // namespace

std::vector<Pos> free_places(const Settings& settings, const StateData& state, bool voldemort) {
  return cells_where(settings, [&](Pos p) { return is_free_place(settings, state, p, voldemort); });
}

std::vector<Pos> crowded_places(const Settings& settings, const StateData& state) {
  return cells_where(settings, [&](Pos p) {
    const Pos v = state.voldemort;
    return state.at(p).is_empty() and std::max(abs(p.i - v.i), abs(p.j - v.j)) > 1;
  });
}

Pos draw_place(const Settings& settings, const StateData& state, BoardDraws& random,
               bool voldemort) {
  const std::vector<Pos> allowed = crowded_places(settings, state);
  return draw_place(
      settings, free_places(settings, state, voldemort),
      [&](Pos p) { return std::count(allowed.begin(), allowed.end(), p) > 0; }, random);
}

std::vector<int> draw_ingredients(BoardDraws& random) {
  std::vector<int> numbers;
  const int total = random.random(5, 30);
  for (int group = 0; group < 5; ++group) {
    int x, y, z;
    do {
      x = random.random(total / 4, total / 2);
      y = random.random(total / 4, total / 2);
      z = total - x - y;
    } while (z < total / 4 or z > total / 2);
    for (int number : {x, y, z}) numbers.push_back(number);
  }
  std::vector<int> shuffled(15);
  const std::vector<int> position = random.random_permutation(15);
  for (int k = 0; k < 15; ++k) shuffled[position[k]] = numbers[k];
  return shuffled;
}

StateData draw_board(const Settings& settings, BoardDraws& random) {
  StateData state{};
  const int rows = settings.board_rows(), columns = settings.board_cols();
  draw_walls(rows, columns, random).for_each([&](Pos p) { state.at(p).type = Wall; });
  for (int player = 0; player < 4; ++player) add_unit(settings, state, random, Ghost, player);
  for (int player = 0; player < 4; ++player)
    for (int k = 0; k < settings.num_ini_wizards_per_clan(); ++k)
      add_unit(settings, state, random, Wizard, player);
  for (int k = 0; k < settings.num_ini_books(); ++k)
    state.at(draw_place(settings, state, random, false)).book = true;
  const std::vector<int> ingredients = draw_ingredients(random);
  std::copy(ingredients.begin(), ingredients.end(), state.ingredients);
  std::vector<Pos> places;
  for (Pos p : free_places(settings, state, false))
    if (CellSet::board(rows, columns, 1).has(p)) places.push_back(p);
  state.voldemort = places.at(random.random(0, int(places.size()) - 1));
  return state;
}

}  // namespace tests
