#include <Board.hh>
#include <engine/kit/Configuration.hh>
#include <engine/kit/StateText.hh>

namespace game_engine {

namespace {

const char* const UNIT_FIELDS[] = {"type", "id", "player", "row", "column"};

const std::vector<PlayerLine> PLAYER_LINES = {{"score", &StateData::score}};

constexpr Parameter PARAMETERS[] = {
    {"NUM_PLAYERS", 1, NUM_PLAYERS, NUM_PLAYERS},
    {"NUM_ROUNDS", 1, 1, MOST},
    {"BOARD_ROWS", 1, 5, MAX_SIDE},
    {"BOARD_COLS", 1, 5, MAX_SIDE},
    {"NUM_UNITS_PER_CLAN", 1, 1, MAX_UNITS / NUM_PLAYERS},
    {"NUM_COINS", 1, 1, MOST},
};

class NewGameFormat : public Format {
 public:
  NewGameFormat()
      : Format({"NewGame", {"1.0"}}, "RANDOM", PARAMETERS, {{{'m', true, false}}, "drul"}) {}

  void check(const Configuration& configuration, const ParameterLines& lines) const override {
    const Settings& s = configuration.settings;
    const int cells = s.board_rows() * s.board_cols();
    const int most = cells - NUM_PLAYERS * s.num_units_per_clan() - 1;
    if (s.num_coins() > most)
      lines.refuse("NUM_COINS", "at most the cells without units but one, " + std::to_string(most));
  }

  std::unique_ptr<StateData> read_state(Reader& in,
                                        const Configuration& configuration) const override {
    const Settings& settings = configuration.settings;
    auto state = std::make_unique<StateData>();
    read_board(in, settings.board_rows(), settings.board_cols(), [&](char letter, Pos p) {
      if (std::string_view(".C0123").find(letter) == std::string_view::npos)
        refuse_letter(in, letter, p, "one of . C 0 1 2 3");
    });
    read_units(in, settings, *state);
    read_coins(in, settings, *state);
    if (not in.at_end()) read_history(in, settings.num_rounds(), PLAYER_LINES, *state);
    return state;
  }

  void write_state(Text& out, const Board& board) const override {
    const StateData& state = board.state();
    const int rows = board.settings().board_rows(), columns = board.settings().board_cols();
    BoardText cells(rows, columns);
    CellSet coins;
    CellSet::board(rows, columns).for_each([&](Pos p) {
      if (state.at(p).coin) coins.add(p);
    });
    cells.put(coins, 'C');
    for (int id = 0; id < state.num_units; ++id)
      cells.put(state.units[id].pos, char('0' + state.units[id].player));
    out << "\n\n";
    cells.write(out);
    write_table_head(out, "units", state.num_units, UNIT_FIELDS);
    for (int id = 0; id < state.num_units; ++id) {
      const Unit& u = state.units[id];
      out << "u\t";
      out.add_line({u.id, u.player, u.pos.i, u.pos.j});
    }
    write_places(out, "coins", coins);
    out << '\n';
    write_history(out, PLAYER_LINES, state);
  }

 private:
  // The board is empty there so far.
  static Pos read_place(Reader& in, const Settings& settings, const StateData& state) {
    const Pos p = read_position(in, settings);
    if (state.at(p).id != -1 or state.at(p).coin)
      in.fail(in_words(p) + ", where something is already: expected an empty cell");
    return p;
  }

  static void read_units(Reader& in, const Settings& settings, StateData& state) {
    const int n = state.num_units = NUM_PLAYERS * settings.num_units_per_clan();
    read_table_head(in, "units", n, "units: 4 x NUM_UNITS_PER_CLAN", UNIT_FIELDS);
    for (int id = 0; id < n; ++id) {
      in.expect("u");
      in.number("id: units stand in the order of their ids", id, id);
      const int player =
          in.number("player: the rest of id / 4", id % NUM_PLAYERS, id % NUM_PLAYERS);
      const Pos p = read_place(in, settings, state);
      state.units[id] = Unit{id, player, p};
      state.at(p).id = id;
    }
  }

  static void read_coins(Reader& in, const Settings& settings, StateData& state) {
    const int n = settings.num_coins();
    read_table_head(in, "coins", n, "coins: NUM_COINS", PLACE_FIELDS);
    for (int k = 0; k < n; ++k) state.at(read_place(in, settings, state)).coin = true;
  }
};

}  // namespace

const Format& format() {
  static const NewGameFormat format;
  return format;
}

}  // namespace game_engine
