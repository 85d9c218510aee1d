#include <Board.hh>

#include <algorithm>
#include <engine/kit/Configuration.hh>
#include <engine/kit/StateText.hh>
#include <engine/kit/ParameterValues.hh>
#include <engine/text/Words.hh>

namespace game_engine {

namespace {

constexpr int MAX_RESISTANCE = 27;  // R, and a letter for each number of turns left below it

constexpr char DIRECTION_LETTERS[] = "bwrxtylzn";

// In a trace each value is in this column.
constexpr std::size_t VALUE_COLUMN = 20;

constexpr int NO_TABS = 0;

constexpr Parameter PARAMETERS[] = {
    {"nb_players", NO_TABS, NUM_PLAYERS, NUM_PLAYERS},
    {"nb_rounds", NO_TABS, 1, MOST},
    {"nb_dwarves", NO_TABS, 1, SIDE* SIDE},
    {"nb_wizards", NO_TABS, 1, SIDE* SIDE},
    {"max_nb_orcs", NO_TABS, 1, SIDE* SIDE},
    {"nb_trolls", NO_TABS, 1, SIDE* SIDE},
    {"treasure_value", NO_TABS, 1, MOST},
    {"rock_resistance", NO_TABS, 1, MAX_RESISTANCE},
    {"rows", NO_TABS, SIDE, SIDE},
    {"cols", NO_TABS, SIDE, SIDE},
};

// A word with blanks up to the column of values.
std::string label(std::string word) {
  word.resize(VALUE_COLUMN - 1, ' ');
  return word;
}

// ------------------------------------------------------------------ cells

// The cell that a letter means; of an invalid type if it means nothing.
Cell cell_of(char letter, int rock_resistance) {
  switch (letter) {
    case 'O': return Cell(Outside, -1, -1, 0, false);
    case 'A': return Cell(Abyss, -1, -1, 0, false);
    case 'G': return Cell(Granite, -1, -1, 0, false);
    case 'R': return Cell(Rock, -1, -1, rock_resistance, false);
    case 'T': return Cell(Cave, -1, -1, 0, true);
    case 'C': return Cell();
  }
  if ('0' <= letter and letter < '0' + NUM_PLAYERS) return Cell(Cave, letter - '0', -1, 0, false);
  if ('a' <= letter and letter < 'a' + rock_resistance - 1)
    return Cell(Rock, -1, -1, letter - 'a' + 1, false);
  return Cell(CellTypeSize, -1, -1, 0, false);
}

// ------------------------------------------------------------------ reading

class StateReader {
 public:
  StateReader(Reader& in, const Settings& settings)
      : in_(in), settings_(settings), state_(StateData::make(num_units(settings))) {
    for (int id = 0; id < state_->num_units; ++id)
      state_->units()[id] = unit_at_start(settings, id);
  }

  std::unique_ptr<StateData> read() {
    for (int i = 0; i < SIDE; ++i) read_row(i);
    if (not in_.at_end()) read_history();
    return std::move(state_);
  }

 private:
  void read_row(int i) {
    const std::string name = "row " + std::to_string(i);
    const std::string_view row = in_.word("the cells of " + name);
    if (int(row.size()) != SIDE) in_.fail(name, " has ", row.size(), " cells, expected ", SIDE);
    for (int j = 0; j < SIDE; ++j) read_cell(row[j], Pos(i, j));
  }

  void read_cell(char letter, Pos p) {
    const Cell cell = state_->at(p) = cell_of(letter, settings_.rock_resistance());
    const bool is_outside = not inside_.has(p);
    if (cell.type != CellTypeSize and (cell.type == Outside) == is_outside) return;
    refuse_letter(
        in_, letter, p,
        is_outside ? "O: two rows and columns on each side are Outside" : inside_letters());
  }

  std::string inside_letters() const {
    std::string letters = "A G R";
    for (int turns = 1; turns < settings_.rock_resistance(); ++turns)
      letters += std::string(" ") + char('a' + turns - 1);
    return "one of " + letters + " T 0 1 2 3 C";
  }

  // How the match stands: what follows in a state of a match that goes on.
  void read_history() {
    state_->round = read_round(in_, settings_.nb_rounds());
    in_.expect("nb_cells");
    for (int player : SEATS) read_nb_cells(player);
    read_player_line(in_, "nb_treasures", state_->nb_treasures);
    read_status(in_, state_->status);
    for (int id = 0; id < state_->num_units; ++id) read_unit(state_->units()[id]);
    check_around_balrog();
    read_end(in_);
  }

  void read_nb_cells(int player) {
    const int owned = int(std::count_if(state_->cells, state_->cells + SIDE * SIDE,
                                        [&](const Cell& cell) { return cell.owner == player; }));
    in_.number("cells of clan " + std::to_string(player) + " above", owned, owned);
  }

  void read_unit(Unit& unit) {
    const char letter[] = {ut2char(unit.type), '\0'};
    const std::string name = "unit " + std::to_string(unit.id);
    const std::string_view word = in_.word(name);
    if (word != letter)
      in_.fail(in_quotes(word), " found, expected ", in_quotes(letter), ", the type of ", name);
    const bool is_of_clan = unit.type == Dwarf or unit.type == Wizard;
    unit.player =
        is_of_clan ? in_.number("player", 0, NUM_PLAYERS - 1) : in_.number("player", -1, -1);
    unit.pos.i = in_.number("row, -1 off the board", -1, SIDE - 1);
    unit.pos.j = in_.number("column, -1 off the board", -1, SIDE - 1);
    const bool is_off = unit.pos.i == -1 or unit.type == Balrog;
    unit.health = is_off ? in_.number("health", 0, 0)
                         : in_.number("health", 1, full_health(settings_, unit.type));
    check_place(unit, name);
  }

  void check_place(const Unit& unit, const std::string& name) {
    if (unit.pos == NOWHERE and unit.type != Balrog) return;
    const std::string where = name + " is in " + in_words(unit.pos);
    if (not settings_.pos_ok(unit.pos)) in_.fail(where, ", expected a cell of the board");
    Cell& cell = state_->at(unit.pos);
    if (not may_be_in(unit.type, cell.type))
      in_.fail(where, ", expected ", expected_cell(unit.type));
    if (cell.id != -1) in_.fail("units ", cell.id, " and ", unit.id, " are on the same cell");
    cell.id = unit.id;
  }

  static bool may_be_in(UnitType unit, CellType cell) {
    if (unit == Balrog) return cell != Outside;
    return cell == Cave or cell == (unit == Orc ? Abyss : Outside);
  }

  static const char* expected_cell(UnitType unit) {
    if (unit == Balrog) return "a cell inside Moria";
    return unit == Orc ? "a cave or an abyss" : "a cave or a cell outside";
  }

  void check_around_balrog() {
    const Unit& balrog = state_->units()[state_->num_units - 1];
    for (int d = 0; d < None; ++d) {
      const int id = state_->at(balrog.pos + Dir(d)).id;
      if (id != -1)
        in_.fail("the Balrog is next to unit ", id, ", expected no unit in the 8 cells around him");
    }
  }

  Reader& in_;
  const Settings& settings_;
  const CellSet inside_ = inside_moria();
  std::unique_ptr<StateData> state_;
};

// ------------------------------------------------------------------ writing

template <typename T>
void write_values(Text& out, const char* name, const T (&values)[NUM_PLAYERS]) {
  out << name;
  for (T value : values) out << ' ' << value;
  out << '\n';
}

void write_cells(Text& out, const Board& board) {
  static const BoardText rock = [] {
    BoardText all(SIDE, SIDE, 'R');
    all.put(CellSet::board(SIDE, SIDE) - inside_moria(), 'O');
    return all;
  }();
  BoardText cells = rock;
  CellSet plain = board.caves() - board.treasures();
  for (int player : SEATS) {
    cells.put(board.owned(player), char('0' + player));
    plain -= board.owned(player);
  }
  cells.put(plain, 'C');
  cells.put(board.treasures(), 'T');
  cells.put(board.granite(), 'G');
  cells.put(board.abysses(), 'A');
  board.dug_rocks().for_each(
      [&](Pos p) { cells.put(p, char('a' + board.state().at(p).turns - 1)); });
  cells.write_rows(out);
}

class MoriaFormat : public Format {
 public:
  MoriaFormat()
      : Format({"Moria", {"1.2", "1.1"}}, "GENERATOR", PARAMETERS,
               {{{'m', true, false}}, DIRECTION_LETTERS}) {}

  void check(const Configuration& configuration, const ParameterLines& lines) const override {
    const Settings& settings = configuration.settings;
    const int units = num_clan_units(settings) + settings.nb_trolls() + 1;
    if (units > SIDE * SIDE)
      lines.fail("nb_dwarves", std::to_string(units) + " units of clans, trolls and the Balrog, " +
                                   "expected at most as many as cells, " +
                                   std::to_string(SIDE * SIDE));
  }

  std::unique_ptr<StateData> read_state(Reader& in,
                                        const Configuration& configuration) const override {
    return StateReader(in, configuration.settings).read();
  }

  void write_head(Text& out, const char* first_word, std::int64_t seed,
                  const Configuration& configuration, const Names& names) const override {
    out << first_word << "\n\nSeed " << seed << "\n\n"
        << versions.game << ' ' << versions.of(configuration) << '\n';
    const ParameterValue* value = parameters_of(configuration.settings);
    for (const Parameter& parameter : table) out << label(parameter.name) << *value++ << '\n';
    out << label("names");
    for (const std::string& name : names) out << (&name == &names[0] ? "" : " ") << name;
    out << '\n';
  }

  void write_state(Text& out, const Board& board) const override {
    const StateData& state = board.state();
    out << "\n\n";
    write_cells(out, board);
    out << "\nround " << state.round << '\n';
    write_values(out, "nb_cells", state.nb_cells);
    write_values(out, "nb_treasures", state.nb_treasures);
    write_values(out, "status", state.status);
    for (int id = 0; id < state.num_units; ++id) {
      const Unit& u = state.units()[id];
      out << ut2char(u.type) << ' ';
      out.add_line({u.player, u.pos.i, u.pos.j, u.health}, ' ');
    }
    out << '\n';
  }

  void write_orders(Text& out, const Orders& list) const override {
    out << "movements\n";
    for (const Order& order : list.list())
      out << order.id << ' ' << DIRECTION_LETTERS[order.dir] << '\n';
    out << "-1\n";
  }

  void write_order(Text& out, const Orders&, const Order& order) const override {
    out << order.id << ' ';
    write_direction(out, DIRECTION_LETTERS, order.dir);
  }

  Orders read_orders(Reader& in) const override {
    Orders list;
    in.expect("movements");
    for (int id; (id = in.number("the unit of a movement, -1 at the end", -1, MAX_INT)) != -1;)
      list.record({'m', id, read_direction(in, DIRECTION_LETTERS), 0, 0});
    return list;
  }
};

}  // namespace

const Format& format() {
  static const MoriaFormat format;
  return format;
}

}  // namespace game_engine
