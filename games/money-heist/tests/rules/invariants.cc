// What holds after every round of every match, whatever the players do: on boards of many
// sizes, in both versions of the rules.

#include "Boards.hh"

namespace {

// Checks one state after the other of a match.
class Watch {
 public:
  explicit Watch(const Board& board)
      : board_(board), settings_(board.settings()), corridors_(count_corridors()) {}

  void check() {
    check_units();
    check_cells();
    check_boxes();
    for (int player = 0; player < 4; ++player) {
      CHECK(state().score[player] >= score_[player]);
      score_[player] = state().score[player];
      CHECK(state().health_pot[player] >= 0 and state().poison_pot[player] >= 0);
    }
  }

 private:
  const StateData& state() const { return board_.state(); }

  // Those under boxes included.
  int count_corridors() const {
    int boxes = 0;
    for (int box = 0; box < state().num_boxes; ++box) boxes += board_.door(box).i != -1;
    return 7 * boxes +
           count_cells(settings_, [&](Pos p) { return state().at(p).type == Corridor; });
  }

  void check_units() {
    int soldiers[4] = {};
    for (int id = 0; id < state().num_units; ++id) {
      const Unit& u = state().units()[id];
      CHECK_EQUAL(u.id, id);
      CHECK_EQUAL(u.type, id < 4 ? Professor : Soldier);
      CHECK(settings_.player_ok(u.player) and settings_.pos_ok(u.pos));
      if (u.is_alive()) CHECK_EQUAL(state().at(u.pos).id, id);
      if (u.type == Professor) {
        CHECK_EQUAL(u.player, id);
        CHECK_EQUAL(u.health > 0, u.rounds_for_reborn == 0);
        CHECK(0 <= u.health and u.health <= settings_.professor_max_health());
        CHECK(u.rounds_for_reborn <= settings_.professor_rounds_rebirth());
        CHECK_EQUAL(u.poison, -1);
      } else {
        ++soldiers[u.player];
        CHECK(0 <= u.poison and u.poison <= settings_.soldier_max_poisons());
        CHECK(u.health == -1 and u.rounds_for_reborn == -1);
      }
    }
    for (int player = 0; player < 4; ++player)
      CHECK_EQUAL(int(state().soldiers.get(state().soldier_ids(), player).size()),
                  soldiers[player]);
  }

  void check_cells() {
    int money = 0, health_kits = 0, poison_kits = 0, units = 0;
    for_cells(settings_, [&](Pos p) {
      const Cell& c = state().at(p);
      const int things =
          (c.id != -1) + c.health_kit + c.poison_kit + (c.box != -1) + c.gold + (c.money > 0);
      CHECK(things <= (c.type == Corridor));
      CHECK_EQUAL(board_.corridors().has(p), c.type == Corridor);
      if (c.money > 0)
        CHECK(settings_.min_money_value() <= c.money and c.money <= settings_.max_money_value());
      money += c.money > 0;
      health_kits += c.health_kit;
      poison_kits += c.poison_kit;
      units += c.id != -1;
    });
    int dead = 0;
    for (int id = 0; id < 4; ++id) dead += not state().units()[id].is_alive();
    CHECK_EQUAL(money, settings_.num_money());
    CHECK_EQUAL(health_kits, settings_.num_health_kits());
    CHECK_EQUAL(poison_kits, settings_.num_poison_kits());
    CHECK_EQUAL(units, state().num_units - dead);
    CHECK_EQUAL(count_corridors(), corridors_);
  }

  void check_boxes() {
    std::set<Pos> golds;
    int doors = 0;
    for (int box = 0; box < state().num_boxes; ++box) {
      const Pos door = board_.door(box);
      if (door.i == -1) continue;
      ++doors;
      CHECK_EQUAL(state().at(door).box, box);
      const auto gold = gold_behind(door, state(), settings_);
      CHECK(gold.has_value());
      if (gold) golds.insert(*gold);
    }
    CHECK_EQUAL(int(golds.size()), doors);
    CHECK_EQUAL(board_.gold().count(), doors);
    CHECK_EQUAL(board_.doors().count(), doors);
  }

  const Board& board_;
  const Settings& settings_;
  const int corridors_;
  int score_[4] = {};
};

}  // namespace

TEST("units, cells, boxes and scores are consistent after every round of many matches") {
  CHECK(watch_matches<Watch>("sizes", {"Locksmith", "Viper", "Gatherer", "Prankster", "Demo",
                                       "Dummy", "Rival", "Master"}) >= 7);
}

TEST("they are with the largest and the smallest values of other parameters, too") {
  CHECK_EQUAL(
      watch_matches<Watch>("other parameters", {"Dummy", "Viper", "Rival", "Master", "Dummy"}), 4);
}
