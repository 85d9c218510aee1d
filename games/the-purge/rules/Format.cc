#include <Board.hh>
#include <engine/kit/Configuration.hh>
#include <engine/kit/StateText.hh>
#include <engine/kit/ParameterValues.hh>
#include <engine/text/Words.hh>
#include <engine/text/Ranges.hh>

namespace game_engine {

namespace {

const char CITIZEN_LETTERS[] = "bw";   // Builder Warrior
const char WEAPON_LETTERS[] = "hgbn";  // Hammer Gun Bazooka NoWeapon

const char* const CITIZEN_FIELDS[] = {"type", "id", "player", "row", "column", "weapon", "life"};
const char* const BARRICADE_FIELDS[] = {"player", "row", "column", "resistance"};

constexpr int MAX_ID = 1 << 30;

constexpr Parameter PARAMETERS[] = {
    {"NUM_PLAYERS", 1, NUM_PLAYERS, NUM_PLAYERS},
    {"NUM_DAYS", 1, 1, MAX_INT},
    {"NUM_ROUNDS_PER_DAY", 1, 2, MAX_INT},
    {"BOARD_ROWS", 1, 12, MAX_ROWS},
    {"BOARD_COLS", 1, 12, MAX_COLS},
    {"NUM_INI_BUILDERS", 1, 1, 6},
    {"NUM_INI_WARRIORS", 1, 1, 4},
    {"NUM_INI_MONEY", 1, 0, 10},
    {"NUM_INI_FOOD", 1, 0, 10},
    {"NUM_INI_GUNS", 1, 0, 5},
    {"NUM_INI_BAZOOKAS", 1, 0, 4},
    {"BUILDER_INI_LIFE", 1, 1, MAX_INT},
    {"WARRIOR_INI_LIFE", 1, 1, MAX_INT},
    {"MONEY_POINTS", 1, 1, MAX_INT},
    {"KILL_BUILDER_POINTS", 1, 1, MAX_INT},
    {"KILL_WARRIOR_POINTS", 1, 1, MAX_INT},
    {"FOOD_INCR_LIFE", 1, 1, MAX_INT},
    {"LIFE_LOST_IN_ATTACK", 1, 1, MAX_INT},
    {"BUILDER_STRENGTH_ATTACK", 1, 1, MAX_INT},
    {"HAMMER_STRENGTH_ATTACK", 1, 1, MAX_INT},
    {"GUN_STRENGTH_ATTACK", 1, 1, MAX_INT},
    {"BAZOOKA_STRENGTH_ATTACK", 1, 1, MAX_INT},
    {"BUILDER_STRENGTH_DEMOLISH", 1, 1, MAX_INT},
    {"HAMMER_STRENGTH_DEMOLISH", 1, 1, MAX_INT},
    {"GUN_STRENGTH_DEMOLISH", 1, 1, MAX_INT},
    {"BAZOOKA_STRENGTH_DEMOLISH", 1, 1, MAX_INT},
    {"NUM_ROUNDS_REGEN_BUILDER", 1, 1, MAX_INT},
    {"NUM_ROUNDS_REGEN_WARRIOR", 1, 1, MAX_INT},
    {"NUM_ROUNDS_REGEN_FOOD", 1, 1, MAX_INT},
    {"NUM_ROUNDS_REGEN_MONEY", 1, 1, MAX_INT},
    {"NUM_ROUNDS_REGEN_WEAPON", 1, 1, MAX_INT},
    {"BARRICADE_RESISTANCE_STEP", 1, 1, MAX_INT},
    {"BARRICADE_MAX_RESISTANCE", 1, 1, MAX_INT},
    {"MAX_NUM_BARRICADES", 1, 1, MAX_INT},
};

// Places in the table.
enum { NUM_DAYS = 1, NUM_ROUNDS_PER_DAY = 2, BUILDER_DEMOLISH = 22, HAMMER_DEMOLISH = 23 };

// ------------------------------------------------------------------ reading

const std::string GOING_ON = "the word going_on before citizens";

class StateReader {
 public:
  StateReader(Reader& in, const Settings& settings)
      : in_(in), settings_(settings), state_(std::make_unique<StateData>()) {}

  std::unique_ptr<StateData> read() {
    read_cells();
    goes_on_ = in_.peek() == "going_on";
    if (goes_on_) in_.expect("going_on");
    read_citizens();
    read_barricades();
    if (goes_on_) read_history();
    return std::move(state_);
  }

 private:
  // ---- the map; its labels and the headings of the tables may say anything

  void read_cells() {
    skip("the tens of the columns");
    skip("the units of the columns");
    for (int i = 0; i < settings_.board_rows(); ++i) {
      const std::string number = std::to_string(i);
      skip("the label of row " + number);
      const std::string_view row = in_.word("the cells of row " + number);
      if (int(row.size()) != settings_.board_cols())
        in_.fail("row ", number, " has ", row.size(), " cells, expected ", settings_.board_cols());
      for (int j = 0; j < int(row.size()); ++j) read_cell(row[j], Pos(i, j));
    }
  }

  void skip(const std::string& what) { in_.word(what); }

  void read_cell(char letter, Pos p) {
    Cell& cell = state_->at(p);
    switch (letter) {
      case 'B': cell.type = Building; break;
      case 'M': cell.bonus = Money, ++money_; break;
      case 'F': cell.bonus = Food, ++food_; break;
      case 'G': cell.weapon = Gun, ++guns_; break;
      case 'Z': cell.weapon = Bazooka, ++bazookas_; break;
      case '.':
      case 'C':
      case 'W':
      case 'c':
      case 'w':
      case 'b': break;
      default: refuse_letter(in_, letter, p, "one of B M F G Z, or . C W c w b (a street)");
    }
  }

  // On a board to go on from, what is missing comes back.
  void check_number(const char* what, int actual, const char* which, int expected) {
    if (actual == expected or (goes_on_ and actual < expected)) return;
    in_.fail(what, (": " + std::to_string(actual)), " on the board, expected ",
             (goes_on_ ? "at most " : ""), expected, " (", which, ")",
             (actual < expected ? "; to go on from the middle of a match, put " + GOING_ON : ""));
  }

  void read_citizens() {
    in_.expect("citizens");
    check_number("cells with money (M)", money_, "NUM_INI_MONEY", settings_.num_ini_money());
    check_number("cells with food (F)", food_, "NUM_INI_FOOD", settings_.num_ini_food());
    check_number("guns (G)", guns_, "NUM_INI_GUNS", settings_.num_ini_guns());
    check_number("bazookas (Z)", bazookas_, "NUM_INI_BAZOOKAS", settings_.num_ini_bazookas());
    const int builders = NUM_PLAYERS * settings_.num_ini_builders();
    const int warriors = NUM_PLAYERS * settings_.num_ini_warriors();
    const int most = builders + warriors;
    const int n = in_.number("citizens: NUM_INI_BUILDERS and NUM_INI_WARRIORS, for each clan" +
                                 (goes_on_ ? "" : "; fewer with " + GOING_ON),
                             goes_on_ ? 0 : most, most);
    for (const char* field : CITIZEN_FIELDS) skip("the heading " + in_quotes(field));
    for (int k = 0; k < n; ++k) read_citizen();
    check_number("builders", count(Builder), "4 x NUM_INI_BUILDERS", builders);
    check_number("warriors", count(Warrior), "4 x NUM_INI_WARRIORS", warriors);
    sort(*state_, [](const Citizen& a, const Citizen& b) { return a.id < b.id; });
  }

  int count(CitizenType type) const {
    return int(count_if(*state_, [&](const Citizen& c) { return c.type == type; }));
  }

  void read_citizen() {
    Citizen c;
    c.type = CitizenType(read_letter("type", "bw", "b (builder) or w (warrior)"));
    c.id = in_.number("id", 0, MAX_ID);
    for (const Citizen& other : *state_)
      if (other.id == c.id) in_.fail("id ", c.id, " stands here a second time");
    c.player = in_.number("player", 0, NUM_PLAYERS - 1);
    c.pos = read_position(in_, settings_);
    check_free(c.pos, "citizen " + std::to_string(c.id));
    if (c.type == Builder) read_letter("weapon", "n", "n, as builders have none");
    else c.weapon = WeaponType(read_letter("weapon", "hgb", "h (hammer), g (gun) or b (bazooka)"));
    const int full = settings_.citizen_ini_life(c.type);
    c.life = in_.number("life", goes_on_ ? 1 : full, full);
    state_->at(c.pos).id = c.id;
    state_->citizens[state_->num_citizens++] = c;
  }

  // The number of a letter in a list.
  int read_letter(const char* what, std::string_view letters, const std::string& expected) {
    const std::string_view word = in_.word(expected);
    const std::size_t k = word.size() == 1 ? letters.find(word[0]) : std::string_view::npos;
    if (k == std::string_view::npos)
      in_.fail(what, " ", in_quotes(word), " found, expected ", expected);
    return int(k);
  }

  // Checks that `thing` can be at p.
  void check_free(Pos p, const std::string& thing) {
    const Cell& cell = state_->at(p);
    std::string other;
    if (cell.type == Building) other = "a building";
    else if (cell.bonus == Money) other = "money";
    else if (cell.bonus == Food) other = "food";
    else if (cell.weapon == Gun) other = "a gun";
    else if (cell.weapon == Bazooka) other = "a bazooka";
    else if (cell.b_owner != -1) other = "a barricade";
    else if (cell.id != -1) other = "citizen " + std::to_string(cell.id);
    else return;
    in_.fail(thing, " is in ", in_words(p), ", where ", other, " is, expected an empty street");
  }

  void read_barricades() {
    in_.expect("barricades");
    const int n = in_.number("barricades", 0, settings_.board_rows() * settings_.board_cols());
    for (const char* field : BARRICADE_FIELDS) skip("the heading " + in_quotes(field));
    for (int k = 0; k < n; ++k) read_barricade();
  }

  void read_barricade() {
    const int player = in_.number("player", 0, NUM_PLAYERS - 1);
    const Pos p = read_position(in_, settings_);
    Cell& cell = state_->at(p);
    const Citizen* inside = cell.id == -1 ? nullptr : state_->find(cell.id);
    if (not inside or cell.b_owner != -1) check_free(p, "a barricade");
    else if (inside->player != player)
      in_.fail("the barricade in ", in_words(p), " is of clan ", player, ", expected ",
               inside->player, ", the clan of citizen ", cell.id, " in it");
    cell.b_owner = player;
    cell.resistance = in_.number("resistance", 0, settings_.barricade_max_resistance());
    CellSet& barricades = state_->barricades[player];
    barricades.add(p);
    if (barricades.count() > settings_.max_num_barricades())
      in_.fail("clan ", player, " has ", barricades.count(),
               " barricades, expected at most MAX_NUM_BARRICADES, ",
               settings_.max_num_barricades());
  }

  // How the match stands.
  void read_history() {
    state_->round = read_round(in_, settings_.num_rounds());
    if (in_.peek() == "day") {
      in_.expect("day");
      const int day = settings_.is_round_day(state_->round);
      in_.number("day: 1 by day, 0 by night, as the round says", day, day);
    }
    read_player_line(in_, "score", state_->score);
    read_status(in_, state_->status);
    read_end(in_);
  }

  Reader& in_;
  const Settings& settings_;
  std::unique_ptr<StateData> state_;
  bool goes_on_ = false;
  int money_ = 0;
  int food_ = 0;
  int guns_ = 0;
  int bazookas_ = 0;
};

// ------------------------------------------------------------------ writing

char letter_of(const Cell& cell, const StateData& state) {
  if (cell.weapon != NoWeapon) return cell.weapon == Gun ? 'G' : 'Z';
  if (cell.bonus != NoBonus) return cell.bonus == Money ? 'M' : 'F';
  if (cell.id == -1) return 'b';
  const bool is_builder = state.find(cell.id)->type == Builder;
  if (cell.b_owner == -1) return is_builder ? 'C' : 'W';
  return is_builder ? 'c' : 'w';
}

void write_cells(Text& out, const Board& board) {
  const int rows = board.settings().board_rows(), columns = board.settings().board_cols();
  BoardText cells(rows, columns);
  cells.put(CellSet::board(rows, columns) - board.streets(), 'B');
  (board.streets() - board.empty_cells()).for_each([&](Pos p) {
    cells.put(p, letter_of(board.state().at(p), board.state()));
  });
  cells.write(out);
}

void write_citizens(Text& out, const StateData& state) {
  write_table_head(out, "citizens", state.num_citizens, CITIZEN_FIELDS);
  for (const Citizen& c : state) {
    out << CITIZEN_LETTERS[c.type] << '\t';
    out.add_numbers({c.id, c.player, c.pos.i, c.pos.j});
    out << WEAPON_LETTERS[c.weapon] << '\t';
    out.add_line({c.life});
  }
}

void write_barricades(Text& out, const StateData& state) {
  CellSet all;
  for (const CellSet& barricades : state.barricades) all |= barricades;
  write_table_head(out, "barricades", all.count(), BARRICADE_FIELDS);
  all.for_each([&](Pos p) {
    const Cell& cell = state.at(p);
    out.add_line({cell.b_owner, p.i, p.j, cell.resistance});
  });
}

class ThePurgeFormat : public Format {
 public:
  ThePurgeFormat()
      : Format({"ThePurge", names_of_releases(RELEASES)}, "RANDOM", PARAMETERS,
               {{{'m', true, false}, {'b', true, false}}, "drul"}) {}

  // In the order of the table, each with its name.
  ParameterLines read_parameters(Reader& in, Configuration& configuration) const override {
    ParameterValue* values = parameters_of(configuration.settings);
    std::vector<int> lines;
    for (const Parameter& parameter : table) {
      const std::size_t k = lines.size();
      in.expect(parameter.name);
      values[k] = ParameterValue(in.number(parameter.name, parameter.least, parameter.most));
      lines.push_back(in.line());
    }
    if (RELEASES[configuration.release].builders_demolish_like_hammers)
      values[BUILDER_DEMOLISH] = values[HAMMER_DEMOLISH];
    return {in, table, lines, values};
  }

  void check(const Configuration& configuration, const ParameterLines& lines) const override {
    const Settings& s = configuration.settings;
    if (s.num_rounds_per_day() % 2 != 0) lines.refuse("NUM_ROUNDS_PER_DAY", "an even number");
    if (s.num_days() > MAX_INT / s.num_rounds_per_day())
      lines.fail("NUM_ROUNDS_PER_DAY", "NUM_DAYS x NUM_ROUNDS_PER_DAY is more than " +
                                           std::to_string(MAX_INT) + ", expected fewer rounds");
    if (RELEASES[configuration.release].builders_are_weakest) {
      lines.check("HAMMER_STRENGTH_ATTACK", Relation::AT_LEAST, "BUILDER_STRENGTH_ATTACK");
      lines.check("HAMMER_STRENGTH_DEMOLISH", Relation::AT_LEAST, "BUILDER_STRENGTH_DEMOLISH");
    }
    lines.check("GUN_STRENGTH_ATTACK", Relation::AT_LEAST, "HAMMER_STRENGTH_ATTACK");
    lines.check("BAZOOKA_STRENGTH_ATTACK", Relation::AT_LEAST, "GUN_STRENGTH_ATTACK");
    lines.check("GUN_STRENGTH_DEMOLISH", Relation::AT_LEAST, "HAMMER_STRENGTH_DEMOLISH");
    lines.check("BAZOOKA_STRENGTH_DEMOLISH", Relation::AT_LEAST, "GUN_STRENGTH_DEMOLISH");
    lines.check("BARRICADE_MAX_RESISTANCE", Relation::AT_LEAST, "BARRICADE_RESISTANCE_STEP");
  }

  std::unique_ptr<StateData> read_state(Reader& in,
                                        const Configuration& configuration) const override {
    return StateReader(in, configuration.settings).read();
  }

  void write_state(Text& out, const Board& board) const override {
    const StateData& state = board.state();
    out << "\n\n";
    write_cells(out, board);
    write_citizens(out, state);
    write_barricades(out, state);
    out << "\nround " << state.round << '\n';
    out << "day " << int(board.settings().is_round_day(state.round)) << "\n\n";
    write_player_line(out, "score", state.score);
    write_player_line(out, "status", state.status);
  }

  std::string as_position(std::string state) const override {
    const std::size_t place = state.find("\ncitizens");
    return place == std::string::npos ? state : state.insert(place + 1, "going_on ");
  }
};

}  // namespace

const Format& format() {
  static const ThePurgeFormat format;
  return format;
}

}  // namespace game_engine
