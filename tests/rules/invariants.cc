// What holds after every round of every match, whatever the players do: on boards of many
// sizes, in both versions of the rules.

#include "Boards.hh"

namespace {

// Checks one state after the other of a match.
class Watch {
 public:
  explicit Watch(const Board& board) : board_(board), settings_(board.settings()) { first(); }

  void check() {
    check_units();
    check_cells();
    check_voldemort();
    check_scores();
    check_ingredients();
  }

 private:
  const StateData& state() const { return board_.state(); }

  void first() {
    for_cells(settings_, [&](Pos p) {
      if (state().at(p).type == Wall) walls_.insert(p);
    });
    for (int id = 0; id < state().num_units; ++id) types_.push_back(state().units[id].type);
  }

  void check_units() {
    CHECK_EQUAL(state().num_units, 4 * (settings_.num_ini_wizards_per_clan() + 1));
    int size[4] = {}, ghosts[4] = {};
    for (int id = 0; id < state().num_units; ++id) {
      const Unit& u = state().units[id];
      CHECK_EQUAL(u.id, id);
      CHECK_EQUAL(u.type, types_[id]);
      CHECK(settings_.player_ok(u.player) and settings_.pos_ok(u.pos));
      CHECK_EQUAL(state().at(u.pos).id, id);
      CHECK(u.rounds_pending >= 0 and u.next_player >= -1);
      ++size[u.player];
      if (u.type == Ghost) {
        ++ghosts[u.player];
        CHECK_EQUAL(state().ghost[u.player], id);
        CHECK(u.next_player < state().round or u.next_player == -1);
      } else {
        CHECK_EQUAL(u.rounds_pending > 0, u.next_player != -1);
        CHECK(u.rounds_pending < settings_.rounds_for_converting_wizard() or state().round == 0);
        CHECK(u.next_player != u.player and u.next_player < 4);
      }
    }
    for (int player = 0; player < 4; ++player) {
      CHECK_EQUAL(ghosts[player], 1);
      CHECK_EQUAL(state().clan_size[player], size[player]);
    }
  }

  void check_cells() {
    int books = 0, units = 0;
    for_cells(settings_, [&](Pos p) {
      const Cell& c = state().at(p);
      CHECK_EQUAL(c.type == Wall, walls_.count(p) == 1);
      CHECK(c.owner >= -1 and c.owner < 4);
      if (c.type == Wall) CHECK(c.owner == -1 and c.id == -1 and not c.book);
      if (c.id != -1) CHECK(not c.book and c.owner == state().units[c.id].player);
      books += c.book;
      units += c.id != -1;
    });
    CHECK_EQUAL(books, settings_.num_ini_books());
    CHECK_EQUAL(units, state().num_units);
  }

  void check_voldemort() {
    const Pos v = state().voldemort;
    CHECK(0 < v.i and v.i < settings_.board_rows() - 1);
    CHECK(0 < v.j and v.j < settings_.board_cols() - 1);
    for (int d = 0; d < 8; ++d) CHECK_EQUAL(state().at(v + Dir(d)).id, -1);
    CHECK_EQUAL(state().at(v).id, -1);
  }

  void check_scores() {
    int owned[4] = {};
    for_cells(settings_, [&](Pos p) {
      const int owner = state().at(p).owner;
      if (owner != -1) ++owned[owner];
    });
    for (int player = 0; player < 4; ++player) {
      const int points = state().points_for_conversions[player];
      CHECK_EQUAL(points % settings_.points_for_converting_wizard(), 0);
      CHECK_EQUAL((state().strength[player] - settings_.clan_ini_magic_strength()) %
                      settings_.book_magic_strength(),
                  0);
      CHECK_EQUAL(board_.statistic(1, player), owned[player]);
      if (state().round > 0)
        CHECK_EQUAL(state().score[player],
                    points + owned[player] * settings_.points_per_owned_cell());
    }
  }

  void check_ingredients() {
    CHECK_EQUAL(state().num_ingredients, 15);
    for (int number : state().ingredients) CHECK(1 <= number and number <= 15);
  }

  const Board& board_;
  const Settings& settings_;
  std::set<Pos> walls_;
  std::vector<UnitType> types_;
};

}  // namespace

TEST("units, cells, Voldemort and scores are consistent after every round of many matches") {
  const int played = watch_matches<Watch>(
      "sizes", {"Hunter", "Moth", "Rover", "Scholar", "Demo", "Dummy", "Rival", "Master"});
  CHECK(played >= 10);
}
