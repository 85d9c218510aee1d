#include <Board.hh>
#include <engine/kit/Configuration.hh>
#include <engine/kit/StateText.hh>

#include <engine/text/Words.hh>
#include <algorithm>

namespace game_engine {

namespace {

const char UNIT_LETTERS[] = "sp";  // Soldier Professor

const char* const UNIT_FIELDS[] = {"type",   "id",     "player", "row",
                                   "column", "health", "poison", "rounds"};
const char* const MONEY_FIELDS[] = {"row", "column", "amount"};

const std::vector<PlayerLine> PLAYER_LINES = {{"score", &StateData::score},
                                              {"health", &StateData::health_pot},
                                              {"poison", &StateData::poison_pot}};

constexpr int MIN_SIDE = 40;
constexpr int MAX_HINT_NUMBER = 20;

int num_units(const Settings& settings) {
  return NUM_PLAYERS * (settings.num_ini_soldiers_per_clan() + 1);
}

constexpr Parameter PARAMETERS[] = {
    {"NUM_PLAYERS", 3, NUM_PLAYERS, NUM_PLAYERS},
    {"NUM_ROUNDS", 3, 1, MOST},
    {"BOARD_ROWS", 3, MIN_SIDE, MAX_SIDE},
    {"BOARD_COLS", 3, MIN_SIDE, MAX_SIDE},
    {"INITIAL_SOLDIERS_PER_CLAN", 1, 1, MOST},
    {"INITIAL_SOLDIERS_POISONS", 1, 1, MOST},
    {"SOLDIER_MAX_POISONS", 1, 1, MOST},
    {"POINTS_FOR_KILLING_SOLDIER", 1, 1, MOST},
    {"PROFESSOR_MAX_HEALTH", 2, 1, MOST},
    {"INITIAL_PROFESSOR_HEALTH", 2, 1, MOST},
    {"PROFESSOR_HEALTH_DECREASE", 1, 1, MOST},
    {"POINTS_FOR_KILLING_PROFESSOR", 1, 1, MOST},
    {"PROFESSOR_ROUNDS_REBIRTH", 1, 1, MOST},
    {"NUM_MONEY", 3, 1, MOST},
    {"MIN_MONEY_VALUE", 3, 1, MOST},
    {"MAX_MONEY_VALUE", 3, 1, MOST},
    {"NUM_HEALTH_KITS", 3, 1, MOST},
    {"HEALTH_KIT_VALUE", 2, 1, MOST},
    {"NUM_POISON_KITS", 3, 1, MOST},
    {"POISON_KIT_VALUE", 2, 1, MOST},
    {"NUM_SAFETY_BOXES", 2, 1, MOST},
    {"GOLD_VALUE", 2, 1, MOST},
    {"SIZE_HINTS_PER_BOX", 2, 3, MAX_HINT_SIZE},
};

// ------------------------------------------------------------------ reading

class StateReader {
 public:
  StateReader(Reader& in, const Configuration& configuration)
      : in_(in),
        settings_(configuration.settings),
        original_rules_(configuration.original_rules()),
        state_(StateData::make(num_units(settings_), settings_.num_safety_boxes(),
                               settings_.size_hints_per_box())) {}

  std::unique_ptr<StateData> read() {
    read_cells();
    read_units();
    read_money();
    read_boxes();
    if (not in_.at_end()) read_history(in_, settings_.num_rounds(), PLAYER_LINES, *state_);
    return std::move(state_);
  }

 private:
  void read_cells() {
    read_board(in_, settings_.board_rows(), settings_.board_cols(),
               [&](char letter, Pos p) { read_cell(letter, p); });
    check_number("health kits (H)", health_kits_, "NUM_HEALTH_KITS", settings_.num_health_kits());
    check_number("poison kits (P)", poison_kits_, "NUM_POISON_KITS", settings_.num_poison_kits());
  }

  void read_cell(char letter, Pos p) {
    Cell& cell = state_->at(p);
    switch (letter) {
      case 'W': cell.type = Wall; break;
      case 'H': cell.health_kit = ++health_kits_; break;
      case 'P': cell.poison_kit = ++poison_kits_; break;
      case 'G': cell.gold = ++golds_; break;
      case '0':
      case '1':
      case '2':
      case '3':
      case 'X':
      case 'M':
      case 'B':
      case '.': break;
      default: refuse_letter(in_, letter, p, "one of W H P G, or . 0 1 2 3 X M B (a corridor)");
    }
    corridors_ += cell.type == Corridor;
  }

  void check_number(const char* what, int actual, const char* which, int expected) {
    if (actual != expected)
      in_.fail("the number of ", what, " on the board is ", actual, ", expected ", which, ", ",
               expected);
  }

  void read_units() {
    const int n = state_->num_units;
    read_table_head(in_, "units", n,
                    "units: INITIAL_SOLDIERS_PER_CLAN and a professor for each clan", UNIT_FIELDS);
    std::fill_n(state_->professor, NUM_PLAYERS, -1);
    for (int id = 0; id < n; ++id) read_unit(id);
    for (int player : SEATS)
      if (state_->professor[player] == -1)
        in_.fail("clan ", player, " has no professor, expected one for each clan");
  }

  void read_unit(int id) {
    const std::string_view type = in_.word("a unit");
    if (type != "s" and type != "p")
      in_.fail("unit of type ", in_quotes(type), ", expected s (soldier) or p (professor)");
    Unit& unit = state_->units()[id];
    unit.type = type == "s" ? Soldier : Professor;
    unit.id = in_.number("id: units stand in the order of their ids", id, id);
    unit.player = in_.number("player", 0, NUM_PLAYERS - 1);
    unit.pos = read_position(in_, settings_);
    if (unit.type == Soldier) read_soldier(unit);
    else read_professor(unit);
    if (not unit.is_alive()) return;
    check_free(unit.pos, "unit " + std::to_string(id));
    state_->at(unit.pos).id = id;
  }

  void read_soldier(Unit& soldier) {
    soldier.health = in_.number("health of a soldier", -1, -1);
    soldier.poison = in_.number("poison", 0, most(settings_.soldier_max_poisons()));
    soldier.rounds_for_reborn = in_.number("rounds of a soldier", -1, -1);
  }

  void read_professor(Unit& professor) {
    professor.health = in_.number("health", 0, most(settings_.professor_max_health()));
    professor.poison = in_.number("poison of a professor", -1, -1);
    professor.rounds_for_reborn = in_.number("rounds until it is back", 0, MAX_INT);
    if ((professor.health == 0) != (professor.rounds_for_reborn > 0))
      in_.fail("professor ", professor.id,
               " has health and rounds, or neither: expected health 0 (dead) or rounds 0 (alive)");
    int& known = state_->professor[professor.player];
    if (known != -1) in_.fail("clan ", professor.player, " has a second professor, expected one");
    known = professor.id;
  }

  // In version 1.0 units can have more than the maximum.
  int most(int maximum) const { return original_rules_ ? MAX_INT : maximum; }

  // Checks that `thing` can be at p.
  void check_free(Pos p, const std::string& thing) {
    const Cell& cell = state_->at(p);
    std::string other;
    if (cell.type == Wall) other = "a wall";
    else if (cell.gold) other = "gold";
    else if (cell.health_kit) other = "a health kit";
    else if (cell.poison_kit) other = "a poison kit";
    else if (cell.money > 0) other = "money";
    else if (cell.box != -1) other = "the door of box " + std::to_string(cell.box);
    else if (cell.id != -1) other = "unit " + std::to_string(cell.id);
    else return;
    in_.fail(thing, " is in ", in_words(p), ", where ", other, " is, expected an empty corridor");
  }

  void read_money() {
    const int n = settings_.num_money();
    read_table_head(in_, "money", n, "cells with money: NUM_MONEY", MONEY_FIELDS);
    for (int k = 0; k < n; ++k) {
      const Pos p = read_position(in_, settings_);
      check_free(p, "money");
      state_->at(p).money = in_.number("amount of money", 1, MOST);
    }
  }

  void read_boxes() {
    in_.expect("safety_box_hints");
    const int n = state_->num_boxes;
    in_.number("boxes: NUM_SAFETY_BOXES", n, n);
    for (int box = 0; box < n; ++box) read_box(box);
    check_number("cells with gold (G)", golds_, "one for each box with a door", doors_);
    constexpr int WALLS_OF_BOX = 7;
    const int corridors = corridors_ + WALLS_OF_BOX * doors_;
    if (corridors < corridors_needed(settings_))
      in_.fail("the board has ", corridors,
               " corridor cells, expected at least units + money + kits + 9 x boxes = ",
               corridors_needed(settings_));
  }

  void read_box(int box) {
    const int size = state_->hint_size;
    in_.number("numbers in a hint: SIZE_HINTS_PER_BOX", size, size);
    const int i = in_.number("row of the door, -1 if the box waits for a place", -1,
                             settings_.board_rows() - 1);
    const int j = in_.number("column of the door, -1 if the box waits for a place", -1,
                             settings_.board_cols() - 1);
    if ((i == -1) != (j == -1))
      in_.fail("the door of box ", box, " has one -1, expected two or none");
    if (i != -1) read_door(box, Pos(i, j));
    for (int k = 0; k < size; ++k)
      state_->hint(box)[k] =
          StateData::HintNumber(in_.number("number of a hint", -MAX_HINT_NUMBER, MAX_HINT_NUMBER));
  }

  void read_door(int box, Pos p) {
    check_free(p, "the door of box " + std::to_string(box));
    if (not gold_behind(p, *state_, settings_))
      in_.fail("the door of box ", box, " is in ", in_words(p),
               ", expected gold (G) beside it, with walls in the seven other cells around");
    state_->at(p).box = box;
    ++doors_;
  }

  Reader& in_;
  const Settings& settings_;
  const bool original_rules_;
  std::unique_ptr<StateData> state_;
  int corridors_ = 0;
  int health_kits_ = 0;
  int poison_kits_ = 0;
  int golds_ = 0;
  int doors_ = 0;
};

// ------------------------------------------------------------------ writing

void write_cells(Text& out, const Board& board) {
  const int rows = board.settings().board_rows(), columns = board.settings().board_cols();
  BoardText cells(rows, columns);
  cells.put(CellSet::board(rows, columns) - board.corridors(), 'W');
  const auto put_all = [&](const CellSet& set, char letter) {
    set.for_each([&](Pos p) { cells.put(p, letter); });
  };
  put_all(board.health_kits(), 'H');
  put_all(board.poison_kits(), 'P');
  put_all(board.doors(), 'B');
  put_all(board.gold(), 'G');
  put_all(board.money(), 'M');
  const StateData& state = board.state();
  for (int id = 0; id < state.num_units; ++id) {
    const Unit& u = state.units()[id];
    if (u.is_alive()) cells.put(u.pos, u.type == Professor ? 'X' : char('0' + u.player));
  }
  cells.write(out);
}

void write_units(Text& out, const StateData& state) {
  write_table_head(out, "units", state.num_units, UNIT_FIELDS);
  for (int id = 0; id < state.num_units; ++id) {
    const Unit& u = state.units()[id];
    out.add_line(UNIT_LETTERS[u.type],
                 {u.id, u.player, u.pos.i, u.pos.j, u.health, u.poison, u.rounds_for_reborn});
  }
}

void write_money(Text& out, const Board& board) {
  write_table_head(out, "money", board.money().count(), MONEY_FIELDS);
  board.money().for_each([&](Pos p) { out.add_line({p.i, p.j, board.state().at(p).money}); });
}

void write_boxes(Text& out, const Board& board) {
  const StateData& state = board.state();
  out << "\nsafety_box_hints\n" << state.num_boxes << '\n';
  for (int box = 0; box < state.num_boxes; ++box) {
    const Pos door = board.door(box);
    out << state.hint_size << ' ' << door.i << ' ' << door.j << '\n';
    for (int k = 0; k < state.hint_size; ++k) out << int(state.hint(box)[k]) << ' ';
    out << "\n\n";
  }
}

class MoneyHeistFormat : public Format {
 public:
  MoneyHeistFormat()
      : Format({"MoneyHeist", {"1.1", "1.0"}}, "RANDOM", PARAMETERS,
               {{{'m', true, false}, {'c', false, false}, {'h', false, false}, {'o', true, true}},
                "drul"}) {}

  void check(const Configuration& configuration, const ParameterLines& lines) const override {
    const Settings& s = configuration.settings;
    lines.check("MAX_MONEY_VALUE", Relation::AT_LEAST, "MIN_MONEY_VALUE");
    lines.check("GOLD_VALUE", Relation::MORE_THAN, "MAX_MONEY_VALUE");
    if (s.size_hints_per_box() % 3 != 0) lines.refuse("SIZE_HINTS_PER_BOX", "a multiple of 3");
    lines.check_room(s.board_rows() * s.board_cols(), corridors_needed(s),
                     "units + money + kits + 9 x boxes");
    if (configuration.original_rules()) return;
    lines.check("INITIAL_SOLDIERS_POISONS", Relation::AT_MOST, "SOLDIER_MAX_POISONS");
    lines.check("INITIAL_PROFESSOR_HEALTH", Relation::AT_MOST, "PROFESSOR_MAX_HEALTH");
  }

  std::unique_ptr<StateData> read_state(Reader& in,
                                        const Configuration& configuration) const override {
    return StateReader(in, configuration).read();
  }

  void write_state(Text& out, const Board& board) const override {
    const StateData& state = board.state();
    out << "\n\n";
    write_cells(out, board);
    write_units(out, state);
    write_money(out, board);
    write_boxes(out, board);
    write_history(out, PLAYER_LINES, state);
  }
};

}  // namespace

const Format& format() {
  static const MoneyHeistFormat format;
  return format;
}

}  // namespace game_engine
