#include <Board.hh>
#include <engine/kit/Configuration.hh>
#include <engine/kit/StateText.hh>

namespace game_engine {

namespace {

const char* const UNIT_FIELDS[] = {"type", "id", "player", "row", "column", "dir", "alive"};

const std::vector<PlayerLine> PLAYER_LINES = {{"score", &StateData::score}};

constexpr int MIN_SIDE = 8;

constexpr Parameter PARAMETERS[] = {
    {"NUM_PLAYERS", 2, NUM_PLAYERS, NUM_PLAYERS},
    {"NUM_ROUNDS", 2, 1, MOST},
    {"BOARD_ROWS", 2, MIN_SIDE, MAX_SIDE},
    {"BOARD_COLS", 2, MIN_SIDE, MAX_SIDE},
};

class NewGameFormat : public Format {
 public:
  NewGameFormat()
      : Format({"NewGame", {"1.0"}}, "RANDOM", PARAMETERS, {{{'t', true, false}}, "drul"}) {}

  std::unique_ptr<StateData> read_state(Reader& in,
                                        const Configuration& configuration) const override {
    const Settings& settings = configuration.settings;
    auto state = std::make_unique<StateData>();
    read_board(in, settings.board_rows(), settings.board_cols(), [&](char letter, Pos p) {
      if ('0' <= letter and letter < '0' + NUM_PLAYERS) state->at(p).line = letter - '0';
      else if (letter != '.') refuse_letter(in, letter, p, "0 to 3 (a clan's line) or .");
    });
    read_table_head(in, "units", NUM_PLAYERS, "units: a cycle for each clan", UNIT_FIELDS);
    for (int id = 0; id < NUM_PLAYERS; ++id) {
      in.expect("u");
      Unit& unit = state->units[id];
      unit.id = in.number("id: units stand in the order of their ids", id, id);
      unit.player = in.number("player: the same as the id", id, id);
      unit.pos = read_position(in, settings);
      unit.dir = Dir(in.number("direction", 0, 3));
      unit.is_alive = in.number("1 if it has not crashed, 0 if it has", 0, 1);
      if (state->at(unit.pos).line != id)
        in.fail(in_words(unit.pos), " has no line of clan ", id,
                ", expected a cycle at an end of its own");
      if (unit.is_alive) state->at(unit.pos).id = id;
    }
    in.expect("rounds");
    in.number("rounds of the match, as far as is known", 0, settings.num_rounds());
    read_history(in, settings.num_rounds(), PLAYER_LINES, *state);
    return state;
  }

  void write_state(Text& out, const Board& board) const override {
    const StateData& state = board.state();
    const int rows = board.settings().board_rows(), columns = board.settings().board_cols();
    BoardText cells(rows, columns);
    CellSet::board(rows, columns).for_each([&](Pos p) {
      if (const int line = state.at(p).line; line != -1) cells.put(p, char('0' + line));
    });
    out << "\n\n";
    cells.write(out);
    write_table_head(out, "units", NUM_PLAYERS, UNIT_FIELDS);
    for (const Unit& u : state.units) {
      out << "u\t";
      out.add_line({u.id, u.player, u.pos.i, u.pos.j, u.dir, u.is_alive});
    }
    // The page learns from it that a match is over.
    out << "\nrounds " << board.num_rounds() << '\n';
    write_history(out, PLAYER_LINES, state);
  }
};

}  // namespace

const Format& format() {
  static const NewGameFormat format;
  return format;
}

}  // namespace game_engine
