#include <Board.hh>
#include <engine/kit/Configuration.hh>
#include <engine/kit/StateText.hh>

#include <engine/text/Words.hh>
#include <algorithm>

namespace game_engine {

namespace {

const char UNIT_LETTERS[] = "wg";  // Wizard Ghost

const char* const UNIT_FIELDS[] = {"type", "id", "player", "row", "column", "rounds", "next"};

const std::vector<PlayerLine> PLAYER_LINES = {{"score", &StateData::score},
                                              {"scr_acc", &StateData::points_for_conversions},
                                              {"strength", &StateData::strength}};

constexpr int MIN_SIDE = 12;

constexpr Parameter PARAMETERS[] = {
    {"NUM_PLAYERS", 3, NUM_PLAYERS, NUM_PLAYERS}, {"NUM_ROUNDS", 3, 1, MOST},
    {"BOARD_ROWS", 3, MIN_SIDE, MAX_SIDE},        {"BOARD_COLS", 3, MIN_SIDE, MAX_SIDE},
    {"NUM_INI_WIZARDS_PER_CLAN", 1, 1, MOST},     {"NUM_INI_BOOKS", 3, 1, MOST},
    {"CLAN_INI_MAGIC_STRENGTH", 2, 1, MOST},      {"POINTS_FOR_CONVERTING_WIZARD", 1, 1, MOST},
    {"POINTS_PER_OWNED_CELL", 2, 1, MOST},        {"BOOK_MAGIC_STRENGTH", 2, 1, MOST},
    {"ROUNDS_FOR_CONVERTING", 2, 1, MOST},        {"ROUNDS_ATTACK_RESTING_GHOST", 1, 1, MOST},
    {"ROUNDS_SPELL_RESTING_GHOST", 1, 1, MOST},   {"ROUNDS_NO_ATTACK_GHOST", 2, 1, MOST},
};

// ------------------------------------------------------------------ reading

class StateReader {
 public:
  StateReader(Reader& in, const Settings& settings)
      : in_(in), settings_(settings), state_(std::make_unique<StateData>()) {}

  std::unique_ptr<StateData> read() {
    read_cells();
    read_units();
    read_books();
    read_ingredients();
    read_voldemort();
    std::fill_n(state_->strength, NUM_PLAYERS, settings_.clan_ini_magic_strength());
    if (not in_.at_end()) read_history(in_, settings_.num_rounds(), PLAYER_LINES, *state_);
    return std::move(state_);
  }

 private:
  void read_cells() {
    int corridors = 0;
    read_board(in_, settings_.board_rows(), settings_.board_cols(),
               [&](char letter, Pos p) { corridors += read_cell(letter, p); });
    const std::int64_t things = num_units() + settings_.num_ini_books() + 9;
    if (corridors < things)
      in_.fail("the board has ", corridors,
               " corridor cells, expected at least units + books + 9 = ", things);
  }

  // Returns whether the cell is a corridor.
  bool read_cell(char letter, Pos p) {
    Cell& cell = state_->at(p);
    if (letter == 'W') {
      cell.type = Wall;
    } else if ('0' <= letter and letter < '0' + NUM_PLAYERS) {
      cell.owner = letter - '0';
    } else if (letter != '.') {
      refuse_letter(in_, letter, p, "W (wall), 0 to 3 (owner) or .");
    }
    return cell.type == Corridor;
  }

  std::int64_t num_units() const {
    return NUM_PLAYERS * (std::int64_t(settings_.num_ini_wizards_per_clan()) + 1);
  }

  void read_units() {
    const int n = int(num_units());
    read_table_head(in_, "units", n, "units: NUM_INI_WIZARDS_PER_CLAN and a ghost for each clan",
                    UNIT_FIELDS);
    std::fill_n(state_->ghost, NUM_PLAYERS, -1);
    for (; state_->num_units < n; ++state_->num_units) read_unit(state_->num_units);
    for (int player : SEATS)
      if (state_->ghost[player] == -1)
        in_.fail("clan ", player, " has no ghost, expected one for each clan");
  }

  void read_unit(int id) {
    const std::string_view type = in_.word("a unit");
    if (type != "w" and type != "g")
      in_.fail("unit of type ", in_quotes(type), ", expected w (wizard) or g (ghost)");
    Unit& unit = state_->units[id];
    unit.type = type == "w" ? Wizard : Ghost;
    unit.id = in_.number("id: units stand in the order of their ids", id, id);
    unit.player = in_.number("player", 0, NUM_PLAYERS - 1);
    unit.pos = read_position(in_, settings_);
    unit.rounds_pending = in_.number("rounds", 0, MAX_INT);
    if (unit.type == Wizard) read_conversion(unit);
    else read_last_attack(unit);
    Cell& cell = state_->at(unit.pos);
    if (cell.type == Wall) in_.fail("unit ", id, " stands on a wall");
    if (cell.id != -1) in_.fail("units ", cell.id, " and ", id, " stand on the same cell");
    cell.id = id;
    ++state_->clan_size[unit.player];
  }

  void read_conversion(Unit& wizard) {
    wizard.next_player = in_.number("next clan, -1 for none", -1, NUM_PLAYERS - 1);
    if ((wizard.rounds_pending > 0) != (wizard.next_player != -1))
      in_.fail("wizard ", wizard.id,
               " has rounds and no next clan, or the reverse: expected both (in conversion) or "
               "0 and -1");
    if (wizard.next_player == wizard.player)
      in_.fail("wizard ", wizard.id, " is in conversion to its own clan, expected another");
  }

  void read_last_attack(Unit& ghost) {
    ghost.next_player = in_.number("round of the last attack, -1 for none", -1, MAX_INT);
    int& known = state_->ghost[ghost.player];
    if (known != -1) in_.fail("clan ", ghost.player, " has a second ghost, expected one");
    known = ghost.id;
  }

  void read_books() {
    const int n = settings_.num_ini_books();
    read_table_head(in_, "books", n, "books: NUM_INI_BOOKS", PLACE_FIELDS);
    for (int k = 0; k < n; ++k) {
      const Pos p = read_position(in_, settings_);
      Cell& cell = state_->at(p);
      const std::string where = "the cell in " + in_words(p) + " of this book ";
      if (cell.type == Wall) in_.fail(where, "is a wall");
      if (cell.id != -1) in_.fail(where, "has unit ", cell.id, " on it");
      if (cell.book) in_.fail(where, "has a book already");
      cell.book = true;
    }
  }

  void read_ingredients() {
    in_.expect("spell_ingredients");
    state_->num_ingredients = in_.number("ingredients, a multiple of 3", 3, MAX_INGREDIENTS);
    if (state_->num_ingredients % 3 != 0)
      in_.fail(state_->num_ingredients,
               " ingredients, expected a multiple of 3 for groups of three");
    for (int k = 0; k < state_->num_ingredients; ++k)
      state_->ingredients[k] = in_.number("ingredient", 0, MOST);
  }

  void read_voldemort() {
    in_.expect("Voldemort");
    const Pos p = state_->voldemort = read_position(in_, settings_);
    if (not CellSet::board(settings_.board_rows(), settings_.board_cols(), 1).has(p))
      in_.fail("Voldemort is on the border of the board, expected him inside");
    for (int i = p.i - 1; i <= p.i + 1; ++i)
      for (int j = p.j - 1; j <= p.j + 1; ++j)
        if (state_->at(Pos(i, j)).id != -1 and Pos(i, j) != p)
          in_.fail("Voldemort is next to unit ", state_->at(Pos(i, j)).id,
                   ", expected no unit in the 8 cells around him");
  }

  Reader& in_;
  const Settings& settings_;
  std::unique_ptr<StateData> state_;
};

// ------------------------------------------------------------------ writing

void write_unit(Text& out, const Unit& u) {
  out << UNIT_LETTERS[u.type] << '\t';
  out.add_line({u.id, u.player, u.pos.i, u.pos.j, u.rounds_pending, u.next_player});
}

void write_units(Text& out, const StateData& state) {
  write_table_head(out, "units", state.num_units, UNIT_FIELDS);
  for (int id = 0; id < state.num_units; ++id) write_unit(out, state.units[id]);
}

class HarryPotterFormat : public Format {
 public:
  HarryPotterFormat()
      : Format({"HarryPotter", {"1.1", "1.0"}}, "RANDOM", PARAMETERS,
               {{{'m', true, false}, {'s', false, true}}, "dcreuqlz"}) {}

  std::unique_ptr<StateData> read_state(Reader& in,
                                        const Configuration& configuration) const override {
    return StateReader(in, configuration.settings).read();
  }

  void write_state(Text& out, const Board& board) const override {
    const StateData& state = board.state();
    out << "\n\n";
    write_streets(out, board, board.corridors());
    write_units(out, state);
    write_places(out, "books", board.books());
    out << "\nspell_ingredients\n" << state.num_ingredients << '\n';
    for (int k = 0; k < state.num_ingredients; ++k) out << state.ingredients[k] << ' ';
    out << "\n\nVoldemort\n" << state.voldemort.i << ' ' << state.voldemort.j << "\n\n";
    write_history(out, PLAYER_LINES, state);
  }
};

}  // namespace

const Format& format() {
  static const HarryPotterFormat format;
  return format;
}

}  // namespace game_engine
