// What holds after every round of every match, whatever the players do: on boards of many
// sizes, in both versions of the rules.

#include "Boards.hh"

namespace {

// Checks one state after the other of a match.
class Watch {
 public:
  explicit Watch(const Board& board)
      : board_(board), settings_(board.settings()), state_(board.state()) {}

  void check() {
    std::fill_n(owned_, 4, 0);
    check_units();
    check_cells();
    for (int player = 0; player < 4; ++player) {
      CHECK(state_.strength_points[player] >= 0);
      if (state_.round > 0)
        CHECK_EQUAL(state_.score[player], state_.kill_points[player] +
                                              owned_[player] * settings_.points_per_owned_cell());
    }
  }

 private:
  void check_units() {
    int alive[4] = {};
    CHECK_EQUAL(state_.num_units,
                4 * settings_.num_ini_units_per_clan() + settings_.num_ini_zombies());
    for (int id = 0; id < state_.num_units; ++id) {
      const Unit& u = state_.units[id];
      const Cell& cell = state_.at(u.pos);
      CHECK(u.id == id and cell.id == id and cell.type == Street and not cell.food);
      CHECK_EQUAL(cell.owner, u.player);
      CHECK_EQUAL(u.type == Zombie, u.player == -1);
      const int rounds = u.rounds_for_zombie;
      CHECK(rounds == -1 ? u.type != Dead : u.type != Zombie and rounds >= 1);
      CHECK(rounds <= settings_.rounds_before_becoming_zombie());
      if (u.type == Alive) ++alive[u.player];
    }
    for (int player = 0; player < 4; ++player) CHECK_EQUAL(state_.num_alive[player], alive[player]);
  }

  void check_cells() {
    int food = 0, units = 0;
    for_cells(settings_, [&](Pos p) {
      const Cell& c = state_.at(p);
      CHECK_EQUAL(board_.streets().has(p), c.type == Street);
      CHECK(c.type == Street or (c.owner == -1 and c.id == -1 and not c.food));
      CHECK_EQUAL(board_.food().has(p), c.food);
      for (int player = 0; player < 4; ++player)
        CHECK_EQUAL(board_.owned(player).has(p), c.owner == player);
      if (c.owner != -1) ++owned_[c.owner];
      food += c.food;
      units += c.id != -1;
    });
    CHECK_EQUAL(food, settings_.num_ini_food());
    CHECK_EQUAL(units, state_.num_units);
  }

  const Board& board_;
  const Settings& settings_;
  const StateData& state_;
  int owned_[4] = {};
};

}  // namespace

TEST("units, cells, owners and scores are consistent after every round of many matches") {
  CHECK(watch_matches<Watch>("sizes", {"Stroller", "Fighter", "Slayer", "Forager", "Demo", "Dummy",
                                       "Rival", "Master"}) >= 7);
}

TEST("they are with the largest and the smallest values of other parameters, too") {
  CHECK_EQUAL(
      watch_matches<Watch>("other parameters", {"Dummy", "Fighter", "Rival", "Master", "Dummy"}),
      2);
}

TEST("more orders are carried out in a round than one player may give") {
  const Configuration configuration = match_with({{"BOARD_ROWS", 64},
                                                  {"BOARD_COLS", 64},
                                                  {"NUM_INI_UNITS_PER_CLAN", 300},
                                                  {"NUM_INI_ZOMBIES", 300}});
  Board crowded(configuration, 1);
  std::array<Orders, 4> orders;
  for (int id = 0; id < 1200; ++id)
    for (int d = 0; d < 8; d += 2) {
      const Pos p = crowded.state().units[id].pos + Dir(d);
      if (not crowded.settings().pos_ok(p) or not crowded.state().at(p).is_empty()) continue;
      orders[id / 300].add('m', id, d);
      break;
    }
  CHECK(crowded.next(orders).list().size() > 1000);
}
