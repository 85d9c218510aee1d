#include <Format.hh>

#include <algorithm>
#include <cstring>
#include <engine/Parameters.hh>
#include <limits>

namespace game_engine {

namespace {

const char* const VERSION_1_0 = "1.0";
const char* const VERSION_1_1 = "1.1";

const char DIRECTION_LETTERS[] = "dcreuqlz";  // Down DR Right RU Up UL Left LD
const char UNIT_LETTERS[] = "wg";             // Wizard Ghost

const char* const UNIT_FIELDS[] = {"type", "id", "player", "row", "column", "rounds", "next"};

constexpr int MAX_INT = std::numeric_limits<int>::max();
constexpr int MIN_SIDE = 12;

const std::vector<Parameter>& parameters() {
  static const std::vector<Parameter> table = {
      {"NUM_PLAYERS", 3, NUM_PLAYERS, NUM_PLAYERS}, {"NUM_ROUNDS", 3, 1, MOST},
      {"BOARD_ROWS", 3, MIN_SIDE, MAX_SIDE},        {"BOARD_COLS", 3, MIN_SIDE, MAX_SIDE},
      {"NUM_INI_WIZARDS_PER_CLAN", 1, 1, MOST},     {"NUM_INI_BOOKS", 3, 1, MOST},
      {"CLAN_INI_MAGIC_STRENGTH", 2, 1, MOST},      {"POINTS_FOR_CONVERTING_WIZARD", 1, 1, MOST},
      {"POINTS_PER_OWNED_CELL", 2, 1, MOST},        {"BOOK_MAGIC_STRENGTH", 2, 1, MOST},
      {"ROUNDS_FOR_CONVERTING", 2, 1, MOST},        {"ROUNDS_ATTACK_RESTING_GHOST", 1, 1, MOST},
      {"ROUNDS_SPELL_RESTING_GHOST", 1, 1, MOST},   {"ROUNDS_NO_ATTACK_GHOST", 2, 1, MOST},
  };
  return table;
}

std::string two_digits(int n) { return {char('0' + n / 10), char('0' + n % 10)}; }

// The two lines of column labels: the digits of tens and of units.
std::string_view column_tens(int columns) {
  return std::string_view("0000000000111111111122222222223333333333444444444455555555556666")
      .substr(0, columns);
}

std::string_view column_units(int columns) {
  return std::string_view("0123456789012345678901234567890123456789012345678901234567890123")
      .substr(0, columns);
}

// ------------------------------------------------------------------ reading

// Reads a state, from the column labels on, and checks that a match can start from it.
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
    if (not in_.at_end()) read_course();
    return std::move(state_);
  }

 private:
  void read_cells() {
    in_.expect(column_tens(settings_.board_cols()));
    in_.expect(column_units(settings_.board_cols()));
    int corridors = 0;
    for (int i = 0; i < settings_.board_rows(); ++i) {
      in_.expect(two_digits(i));
      const std::string_view row = in_.word("the cells of row " + two_digits(i));
      if (int(row.size()) != settings_.board_cols())
        in_.fail("row " + two_digits(i) + " has " + std::to_string(row.size()) +
                 " cells, expected " + std::to_string(settings_.board_cols()));
      for (int j = 0; j < int(row.size()); ++j) corridors += read_cell(row[j], Pos(i, j));
    }
    const std::int64_t things = num_units() + settings_.num_ini_books() + 9;
    if (corridors < things)
      in_.fail("the board has " + std::to_string(corridors) +
               " corridor cells, expected at least units + books + 9 = " + std::to_string(things));
  }

  // Returns whether the cell is a corridor.
  bool read_cell(char letter, Pos p) {
    Cell& cell = state_->at(p);
    if (letter == 'W') {
      cell.type = Wall;
    } else if ('0' <= letter and letter < '0' + NUM_PLAYERS) {
      cell.owner = letter - '0';
    } else if (letter != '.') {
      in_.fail("the cell in column " + std::to_string(p.j) + " is " +
               in_quotes(std::string(1, letter)) + ", expected W (wall), 0 to 3 (owner) or .");
    }
    return cell.type == Corridor;
  }

  std::int64_t num_units() const {
    return NUM_PLAYERS * (std::int64_t(settings_.num_ini_wizards_per_clan()) + 1);
  }

  void read_units() {
    in_.expect("units");
    const int n = int(num_units());
    in_.number("units: NUM_INI_WIZARDS_PER_CLAN and a ghost for each clan", n, n);
    for (const char* field : UNIT_FIELDS) in_.expect(field);
    std::fill_n(state_->ghost, NUM_PLAYERS, -1);
    for (; state_->num_units < n; ++state_->num_units) read_unit(state_->num_units);
    for (int player = 0; player < NUM_PLAYERS; ++player)
      if (state_->ghost[player] == -1)
        in_.fail("clan " + std::to_string(player) + " has no ghost, expected one for each clan");
  }

  void read_unit(int id) {
    const std::string_view type = in_.word("a unit");
    if (type != "w" and type != "g")
      in_.fail("unit of type " + in_quotes(type) + ", expected w (wizard) or g (ghost)");
    Unit& unit = state_->units[id];
    unit.type = type == "w" ? Wizard : Ghost;
    unit.id = in_.number("id: units stand in the order of their ids", id, id);
    unit.player = in_.number("player", 0, NUM_PLAYERS - 1);
    unit.pos = read_position();
    unit.rounds_pending = in_.number("rounds", 0, MAX_INT);
    if (unit.type == Wizard) read_conversion(unit);
    else read_last_attack(unit);
    Cell& cell = state_->at(unit.pos);
    if (cell.type == Wall) in_.fail("unit " + std::to_string(id) + " stands on a wall");
    if (cell.id != -1)
      in_.fail("units " + std::to_string(cell.id) + " and " + std::to_string(id) +
               " stand on the same cell");
    cell.id = id;
    ++state_->clan_size[unit.player];
  }

  void read_conversion(Unit& wizard) {
    wizard.next_player = in_.number("next clan, -1 for none", -1, NUM_PLAYERS - 1);
    if ((wizard.rounds_pending > 0) != (wizard.next_player != -1))
      in_.fail("wizard " + std::to_string(wizard.id) +
               " has rounds and no next clan, or the reverse: expected both (in conversion) or "
               "0 and -1");
  }

  void read_last_attack(Unit& ghost) {
    ghost.next_player = in_.number("round of the last attack, -1 for none", -1, MAX_INT);
    int& known = state_->ghost[ghost.player];
    if (known != -1)
      in_.fail("clan " + std::to_string(ghost.player) + " has a second ghost, expected one");
    known = ghost.id;
  }

  Pos read_position() {
    const int i = in_.number("row", 0, settings_.board_rows() - 1);
    return {i, in_.number("column", 0, settings_.board_cols() - 1)};
  }

  void read_books() {
    in_.expect("books");
    const int n = settings_.num_ini_books();
    in_.number("books: NUM_INI_BOOKS", n, n);
    in_.expect("row");
    in_.expect("column");
    for (int k = 0; k < n; ++k) {
      const Pos p = read_position();
      Cell& cell = state_->at(p);
      const std::string where = "the cell in row " + std::to_string(p.i) + ", column " +
                                std::to_string(p.j) + " of this book ";
      if (cell.type == Wall) in_.fail(where + "is a wall");
      if (cell.id != -1) in_.fail(where + "has unit " + std::to_string(cell.id) + " on it");
      if (cell.book) in_.fail(where + "has a book already");
      cell.book = true;
    }
  }

  void read_ingredients() {
    in_.expect("spell_ingredients");
    state_->num_ingredients = in_.number("ingredients, a multiple of 3", 3, MAX_INGREDIENTS);
    if (state_->num_ingredients % 3 != 0)
      in_.fail(std::to_string(state_->num_ingredients) +
               " ingredients, expected a multiple of 3 for groups of three");
    for (int k = 0; k < state_->num_ingredients; ++k)
      state_->ingredients[k] = in_.number("ingredient", 0, MOST);
  }

  void read_voldemort() {
    in_.expect("Voldemort");
    const Pos p = state_->voldemort = read_position();
    if (not CellSet::board(settings_.board_rows(), settings_.board_cols(), 1).has(p))
      in_.fail("Voldemort is on the border of the board, expected him inside");
    for (int i = p.i - 1; i <= p.i + 1; ++i)
      for (int j = p.j - 1; j <= p.j + 1; ++j)
        if (state_->at(Pos(i, j)).id != -1 and Pos(i, j) != p)
          in_.fail("Voldemort is next to unit " + std::to_string(state_->at(Pos(i, j)).id) +
                   ", expected no unit in the 8 cells around him");
  }

  // How the match stands: what follows in a state of a match that goes on.
  void read_course() {
    in_.expect("round");
    state_->round = in_.number("round", 0, settings_.num_rounds());
    read_four("score", state_->score);
    read_four("scr_acc", state_->points_for_conversions);
    read_four("strength", state_->strength);
    in_.expect("status");
    for (double& status : state_->status) {
      status = in_.real("a share from 0 to 1, or -1 for a player that is out", -1, 1);
      if (status < 0 and status != -1) in_.fail("status below 0, expected -1 or a share");
    }
    if (not in_.at_end())
      in_.fail(in_quotes(in_.peek()) + " found, expected the end: the state is complete");
  }

  void read_four(const char* name, int (&values)[NUM_PLAYERS]) {
    in_.expect(name);
    for (int& value : values) value = in_.number(name, 0, MAX_INT);
  }

  Reader& in_;
  const Settings& settings_;
  std::unique_ptr<StateData> state_;
};

// ------------------------------------------------------------------ writing

// Eight cells of a row at a time: SPREAD.of[bits] has a one in byte k if bit k is set, so
// that a multiplication puts the same letter into all those bytes.
struct Spread {
  std::uint64_t of[256];

  Spread() {
    for (int bits = 0; bits < 256; ++bits) {
      char bytes[8];
      for (int k = 0; k < 8; ++k) bytes[k] = char(bits >> k & 1);
      std::memcpy(&of[bits], bytes, sizeof bytes);
    }
  }
};

const Spread SPREAD;

// Overwrites the dots of a row of text (of 64 cells) with `letter` in the cells of a set.
void write_letter(std::uint64_t (&row)[8], std::uint64_t cells, char letter) {
  const std::uint64_t change = std::uint64_t('.' ^ letter);
  for (int k = 0; cells != 0; ++k, cells >>= 8) row[k] ^= SPREAD.of[cells & 255] * change;
}

void write_cells(Text& out, const Board& board) {
  const int rows = board.settings().board_rows(), columns = board.settings().board_cols();
  const CellSet walls = CellSet::board(rows, columns) - board.corridors();
  for (int i = 0; i < rows; ++i) {
    std::uint64_t row[8];
    std::memset(row, '.', sizeof row);
    write_letter(row, walls.row(i), 'W');
    for (int player = 0; player < NUM_PLAYERS; ++player)
      write_letter(row, board.owned(player).row(i), char('0' + player));
    char* text = out.extend(columns + 4);
    text[0] = char('0' + i / 10);
    text[1] = char('0' + i % 10);
    text[2] = ' ';
    std::memcpy(text + 3, row, columns);
    text[3 + columns] = '\n';
  }
}

void write_unit(Text& out, const Unit& u) {
  out << UNIT_LETTERS[u.type] << '\t';
  out.add_line({u.id, u.player, u.pos.i, u.pos.j, u.rounds_pending, u.next_player});
}

void write_units(Text& out, const StateData& state) {
  out << "\nunits\n" << state.num_units << '\n';
  const char* separator = "";
  for (const char* field : UNIT_FIELDS) {
    out << separator << field;
    separator = "\t";
  }
  out << '\n';
  for (int id = 0; id < state.num_units; ++id) write_unit(out, state.units[id]);
}

template <typename T>
void write_four(Text& out, const char* name, const T (&values)[NUM_PLAYERS]) {
  out << name;
  for (T value : values) out << '\t' << value;
  out << "\n\n";
}

}  // namespace

const char* const GAME_NAME = "HarryPotter";

Configuration read_configuration(Reader& in) {
  Configuration configuration;
  const std::string_view name = in.peek();
  if (name != GAME_NAME)
    in.fail(in_quotes(name) + " found, expected '" + GAME_NAME + " " + VERSION_1_1 +
            "': this is no configuration of this game");
  in.expect(GAME_NAME);
  const std::string_view version = in.word("the version of the rules");
  if (version != VERSION_1_0 and version != VERSION_1_1)
    in.fail("version " + in_quotes(version) + " found, expected " + VERSION_1_1 + " or " +
            VERSION_1_0);
  configuration.original_rules = version == VERSION_1_0;

  const std::vector<int> values = read_parameters(in, parameters());
  std::copy(values.begin(), values.end(), configuration.settings.parameters_);

  if (in.word("RANDOM or FIXED") == "FIXED")
    configuration.start = StateReader(in, configuration.settings).read();
  else if (not in.at_end()) in.fail(in_quotes(in.peek()) + " found, expected the end after RANDOM");
  return configuration;
}

void write_preamble(Text& out, const char* first_word, std::int64_t seed,
                    const Configuration& configuration, const std::vector<std::string>& names) {
  out << first_word << "\n\nSeed " << static_cast<long long>(seed) << "\n\n";
  out << GAME_NAME << ' ' << (configuration.original_rules ? VERSION_1_0 : VERSION_1_1) << "\n\n";
  const int* values = configuration.settings.parameters_;
  write_parameters(out, parameters(), {values, values + parameters().size()});
  out << "names         ";
  for (const std::string& name : names) out << ' ' << name;
  out << '\n';
}

void write_state(Text& out, const Board& board) {
  const StateData& state = board.state();
  const Settings& settings = board.settings();
  out << "\n\n   " << column_tens(settings.board_cols()) << "\n   "
      << column_units(settings.board_cols()) << '\n';
  write_cells(out, board);
  write_units(out, state);
  out << "\nbooks\n" << board.books().count() << "\nrow\tcolumn\n";
  board.books().for_each([&](Pos p) { out.add_line({p.i, p.j}); });
  out << "\nspell_ingredients\n" << state.num_ingredients << '\n';
  for (int k = 0; k < state.num_ingredients; ++k) out << state.ingredients[k] << ' ';
  out << "\n\nVoldemort\n" << state.voldemort.i << ' ' << state.voldemort.j << "\n\n";
  out << "round " << state.round << "\n\n";
  write_four(out, "score", state.score);
  write_four(out, "scr_acc", state.points_for_conversions);
  write_four(out, "strength", state.strength);
  write_four(out, "status", state.status);
}

void write_orders(Text& out, const Orders& orders) {
  out << "commands\n" << int(orders.list().size()) << '\n';
  for (const Order& order : orders.list()) {
    out << order.id << '\t' << char(order.kind) << '\t';
    if (order.kind == 'm') {
      out << DIRECTION_LETTERS[order.dir] << '\t';
    } else {
      out << order.count << '\t';
      for (int k = 0; k < order.count; ++k) out << ' ' << orders.numbers(order)[k];
    }
    out << '\n';
  }
}

bool is_order(const Order& order) {
  switch (order.kind) {
    case 'm': return order.count == 0;
    case 's': return order.count <= MAX_INGREDIENTS + 1;
    default: return false;
  }
}

}  // namespace game_engine
