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

const std::vector<std::string> PLAYERS = {"Stroller", "Fighter", "Slayer", "Forager",
                                          "Demo",     "Dummy",   "Rival",  "Master"};

}  // namespace

TEST("units, cells, owners and scores are consistent after every round of many matches") {
  const int played =
      watch_matches<Watch>({"BOARD_ROWS", "BOARD_COLS", "NUM_INI_UNITS_PER_CLAN", "NUM_INI_ZOMBIES",
                            "NUM_INI_FOOD", "CLAN_INI_STRENGTH", "ROUNDS_BEFORE_BECOMING_ZOMBIE"},
                           {{{60, 60, 20, 10, 15, 1000, 5}, false, 1},
                            {{60, 60, 20, 10, 15, 1000, 5}, true, 2},
                            {{64, 64, 90, 40, 99, 100, 3}, false, 3},
                            {{12, 12, 5, 3, 4, 1, 2}, true, 4},
                            {{12, 12, 9, 9, 9, 1000, 2}, false, 7},
                            {{64, 40, 10, 0, 5, 1, 1}, false, 5},
                            {{40, 40, 1, 1, 1, 1, 5}, true, 6},
                            {{30, 30, 60, 100, 100, 50, 3}, true, 8},
                            {{64, 64, 300, 500, 20, 500, 5}, false, 9}},
                           PLAYERS);
  CHECK(played >= 7);
}

TEST("they are with the largest and the smallest values of other parameters, too") {
  constexpr int MOST = 1000000;
  CHECK_EQUAL(watch_matches<Watch>(
                  {"CLAN_INI_STRENGTH", "POINTS_FOR_KILLING_PERSON", "POINTS_PER_OWNED_CELL",
                   "FOOD_STRENGTH", "ROUNDS_BEFORE_BECOMING_ZOMBIE"},
                  {{{1, MOST, MOST / 10, MOST, 5}, false, 1}, {{MOST, 50, 1, 1, MOST}, true, 2}},
                  {"Dummy", "Fighter", "Rival", "Master", "Dummy"}),
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
