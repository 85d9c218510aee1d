#include <Board.hh>
#include <engine/kit/Configuration.hh>
#include <engine/kit/StateText.hh>

#include <algorithm>
#include <engine/text/Words.hh>
#include <numeric>

namespace game_engine {

namespace {

const char UNIT_LETTERS[] = "adz";  // Alive Dead Zombie

const char* const UNIT_FIELDS[] = {"type", "id", "player", "row", "column"};
const char* const ROUNDS_FIELD = "rounds";

const std::vector<PlayerLine> PLAYER_LINES = {{"score", &StateData::score},
                                              {"scr_acc", &StateData::kill_points},
                                              {"strength", &StateData::strength_points}};

constexpr int MIN_SIDE = 12;

constexpr Parameter PARAMETERS[] = {
    {"NUM_PLAYERS", 3, NUM_PLAYERS, NUM_PLAYERS},
    {"NUM_ROUNDS", 3, 1, MOST},
    {"BOARD_ROWS", 3, MIN_SIDE, MAX_SIDE},
    {"BOARD_COLS", 3, MIN_SIDE, MAX_SIDE},
    {"NUM_INI_UNITS_PER_CLAN", 2, 1, MOST},
    {"NUM_INI_ZOMBIES", 3, 0, MOST},
    {"NUM_INI_FOOD", 3, 1, MOST},
    {"CLAN_INI_STRENGTH", 2, 1, MOST},
    {"POINTS_FOR_KILLING_PERSON", 1, 1, MOST},
    {"POINTS_FOR_KILLING_ZOMBIE", 1, 0, MOST},
    {"POINTS_PER_OWNED_CELL", 2, 1, MOST},
    {"FOOD_STRENGTH", 3, 1, MOST},
    {"ROUNDS_BEFORE_BECOMING_ZOMBIE", 1, 1, MOST},
};

// ------------------------------------------------------------------ reading

class StateReader {
 public:
  StateReader(Reader& in, const Configuration& configuration)
      : in_(in), settings_(configuration.settings), state_(std::make_unique<StateData>()) {}

  std::unique_ptr<StateData> read() {
    read_board(in_, settings_.board_rows(), settings_.board_cols(),
               [&](char letter, Pos p) { read_cell(letter, p); });
    read_units();
    read_food();
    if (in_.at_end()) begin();
    else read_history();
    return std::move(state_);
  }

 private:
  void read_cell(char letter, Pos p) {
    Cell& cell = state_->at(p);
    if (letter == 'W') cell.type = Waste;
    else if ('0' <= letter and letter < '0' + NUM_PLAYERS) cell.owner = letter - '0';
    else if (letter != '.')
      refuse_letter(in_, letter, p, "W (waste), 0 1 2 3 (a street of that clan) or . (nobody's)");
  }

  void read_units() {
    in_.expect("units");
    const int n = NUM_PLAYERS * settings_.num_ini_units_per_clan() + settings_.num_ini_zombies();
    state_->num_units = in_.number("units: 4 x NUM_INI_UNITS_PER_CLAN + NUM_INI_ZOMBIES", n, n);
    units_line_ = in_.line();
    read_fields(in_, UNIT_FIELDS);
    const bool has_rounds = in_.peek() == ROUNDS_FIELD;
    if (has_rounds) in_.expect(ROUNDS_FIELD);
    for (int id = 0; id < n; ++id) read_unit(id, has_rounds);
  }

  void read_unit(int id, bool has_rounds) {
    const std::string_view type = in_.word("a unit");
    if (type != "a" and type != "d" and type != "z")
      in_.fail("unit of type ", in_quotes(type), ", expected a (alive), d (dead) or z (zombie)");
    Unit& unit = state_->units[id];
    unit.type = type == "a" ? Alive : type == "d" ? Dead : Zombie;
    unit.id = in_.number("id: units stand in the order of their ids", id, id);
    unit.player = unit.type == Zombie ? in_.number("player of a zombie", -1, -1)
                                      : in_.number("player", 0, NUM_PLAYERS - 1);
    unit.pos = read_position(in_, settings_);
    if (has_rounds) read_rounds(unit);
    else if (unit.type == Dead)
      in_.fail("unit ", id,
               " is dead, expected the column 'rounds', which says when it is a zombie");
    if (unit.type == Alive) ++state_->num_alive[unit.player];
    else if (unit.type == Dead and dead_line_ == 0) dead_line_ = in_.line();
    put(unit);
  }

  void read_rounds(Unit& unit) {
    int& rounds = unit.rounds_for_zombie;
    switch (unit.type) {
      case Alive:
        rounds = in_.number("rounds until it is a zombie, -1 if never", -1, MAX_INT);
        break;
      case Dead: rounds = in_.number("rounds until the dead unit is a zombie", 1, MAX_INT); break;
      default: rounds = in_.number("rounds of a zombie", -1, -1);
    }
    if (rounds == 0)
      in_.fail("unit ", unit.id, " has 0 rounds until it is a zombie, expected -1 or at least 1");
  }

  void put(const Unit& unit) {
    const std::string thing = "unit " + std::to_string(unit.id);
    check_free(unit.pos, thing);
    Cell& cell = state_->at(unit.pos);
    if (cell.owner != unit.player)
      in_.fail(thing, " of ", owner_in_words(unit.player), " is in ", in_words(unit.pos),
               ", a street of ", owner_in_words(cell.owner), ", expected one of ",
               owner_in_words(unit.player));
    cell.id = unit.id;
  }

  static std::string owner_in_words(int player) {
    return player == -1 ? "nobody" : "clan " + std::to_string(player);
  }

  // Checks that `thing` can be at p.
  void check_free(Pos p, const std::string& thing) {
    const Cell& cell = state_->at(p);
    std::string other;
    if (cell.type == Waste) other = "waste";
    else if (cell.id != -1) other = "unit " + std::to_string(cell.id);
    else if (cell.food) other = "food";
    else return;
    in_.fail(thing, " is in ", in_words(p), ", where ", other, " is, expected an empty street");
  }

  void read_food() {
    const int n = settings_.num_ini_food();
    read_table_head(in_, "food", n, "items of food: NUM_INI_FOOD", PLACE_FIELDS);
    for (int k = 0; k < n; ++k) {
      const Pos p = read_position(in_, settings_);
      check_free(p, "food");
      state_->at(p).food = true;
    }
  }

  // ---- the match

  // What a state must be from which a match begins.
  void begin() {
    if (dead_line_ != 0)
      in_.fail_at(dead_line_,
                  "a dead unit, expected none in a state without 'round', 'score',"
                  " 'scr_acc', 'strength' and 'status'");
    const int* counts = state_->num_alive;
    const int alive = std::accumulate(counts, counts + NUM_PLAYERS, 0);
    const int expected = NUM_PLAYERS * settings_.num_ini_units_per_clan();
    if (alive != expected)
      in_.fail_at(units_line_, "the state has ", alive,
                  " living units, expected 4 x NUM_INI_UNITS_PER_CLAN, ", expected);
    std::fill_n(state_->strength_points, NUM_PLAYERS, settings_.clan_ini_strength());
  }

  // How the match stands: what follows in a state of a match that goes on.
  void read_history() {
    state_->round = read_round(in_, settings_.num_rounds());
    read_player_lines(in_, PLAYER_LINES, *state_);  // What follows is not read.
  }

  Reader& in_;
  const Settings& settings_;
  std::unique_ptr<StateData> state_;
  int units_line_ = 0;
  int dead_line_ = 0;  ///< Of the first dead unit; 0 if there is none.
};

// ------------------------------------------------------------------ writing

void write_units(Text& out, const StateData& state) {
  out << "\nunits\n" << state.num_units << '\n';
  for (const char* field : UNIT_FIELDS) out << field << '\t';
  out << ROUNDS_FIELD << '\n';
  for (int id = 0; id < state.num_units; ++id) {
    const Unit& u = state.units[id];
    out.add_line(UNIT_LETTERS[u.type], {u.id, u.player, u.pos.i, u.pos.j, u.rounds_for_zombie});
  }
}

class TheWalkingDeadFormat : public Format {
 public:
  TheWalkingDeadFormat()
      : Format({"TheWalkingDead", names_of_releases(RELEASES)}, "RANDOM", PARAMETERS,
               {{{'m', true, false}}, "dcreuqlz"}) {}

  void check(const Configuration& configuration, const ParameterLines& lines) const override {
    const Settings& s = configuration.settings;
    lines.check("POINTS_FOR_KILLING_ZOMBIE", Relation::LESS_THAN, "POINTS_FOR_KILLING_PERSON");
    lines.check_room(s.board_rows() * s.board_cols(), streets_needed(s), "units + zombies + food");
  }

  std::unique_ptr<StateData> read_state(Reader& in,
                                        const Configuration& configuration) const override {
    return StateReader(in, configuration).read();
  }

  void write_state(Text& out, const Board& board) const override {
    const StateData& state = board.state();
    out << "\n\n";
    write_streets(out, board, board.streets());
    write_units(out, state);
    write_places(out, "food", board.food());
    out << '\n';
    write_history(out, PLAYER_LINES, state);
  }
};

}  // namespace

const Format& format() {
  static const TheWalkingDeadFormat format;
  return format;
}

}  // namespace game_engine
