// What holds after every round of every match, whatever the players do: on boards of many
// sizes, in both versions of the rules.

#include "Boards.hh"

namespace {

// Checks one state after the other of a match.
class Watch {
 public:
  explicit Watch(const Board& board) : board_(board), settings_(board.settings()) {}

  void check() {
    check_citizens();
    check_cells();
    for (int player = 0; player < 4; ++player) {
      CHECK(state().score[player] >= score_[player]);
      score_[player] = state().score[player];
    }
  }

 private:
  const StateData& state() const { return board_.state(); }

  void check_citizens() {
    int number[4][2] = {}, last = -1;
    for (const Citizen& c : state()) {
      CHECK(c.id > last);
      last = c.id;
      CHECK(settings_.player_ok(c.player) and settings_.pos_ok(c.pos));
      CHECK_EQUAL(state().at(c.pos).id, c.id);
      CHECK(0 < c.life and c.life <= settings_.citizen_ini_life(c.type));
      CHECK_EQUAL(c.weapon == NoWeapon, c.type == Builder);
      ++number[c.player][c.type];
      // Ids are never used twice: who was gone stays gone.
      CHECK(c.id > largest_id_ or known_.count(c.id));
    }
    known_.clear();
    for (const Citizen& c : state()) known_.insert(c.id);
    largest_id_ = std::max(largest_id_, last);
    for (const auto& clan : number) {
      CHECK(clan[Builder] <= settings_.num_ini_builders());
      CHECK(clan[Warrior] <= settings_.num_ini_warriors());
    }
  }

  void check_cells() {
    int money = 0, food = 0, guns = 0, bazookas = 0, citizens = 0, barricades[4] = {};
    for_cells(settings_, [&](Pos p) {
      const Cell& c = state().at(p);
      const bool barricade = c.b_owner != -1;
      const int things = (c.bonus != NoBonus) + (c.weapon != NoWeapon);
      CHECK(things + (c.id != -1) <= (c.type == Street));
      CHECK(not barricade or (c.type == Street and things == 0));
      CHECK(c.weapon != Hammer);
      CHECK_EQUAL(barricade, c.resistance > 0);
      CHECK(c.resistance <= settings_.barricade_max_resistance());
      if (barricade and c.id != -1) CHECK_EQUAL(state().find(c.id)->player, c.b_owner);
      if (barricade) ++barricades[c.b_owner];
      for (int player = 0; player < 4; ++player)
        CHECK_EQUAL(state().barricades[player].has(p), c.b_owner == player);
      CHECK_EQUAL(board_.empty_cells().has(p), c.is_empty());
      money += c.bonus == Money;
      food += c.bonus == Food;
      guns += c.weapon == Gun;
      bazookas += c.weapon == Bazooka;
      citizens += c.id != -1;
    });
    CHECK_EQUAL(citizens, state().num_citizens);
    CHECK(money <= settings_.num_ini_money() and food <= settings_.num_ini_food());
    CHECK(guns <= settings_.num_ini_guns() and bazookas <= settings_.num_ini_bazookas());
    for (int n : barricades) CHECK(n <= settings_.max_num_barricades());
    const int round = state().round;
    const bool dawn = round % settings_.num_rounds_per_day() == 0;
    if (round == 0)
      CHECK_EQUAL(money + food + guns + bazookas,
                  settings_.num_ini_money() + settings_.num_ini_food() + settings_.num_ini_guns() +
                      settings_.num_ini_bazookas());
    if (dawn) CHECK(std::all_of(barricades, barricades + 4, [](int n) { return n == 0; }));
  }

  const Board& board_;
  const Settings& settings_;
  int score_[4] = {};
  int largest_id_ = -1;
  std::set<int> known_;
};

}  // namespace

TEST("citizens, cells, barricades and scores are consistent after every round of many matches") {
  CHECK(watch_matches<Watch>("sizes", {"Forager", "Mason", "Raider", "Vagrant", "Demo", "Dummy",
                                       "Rival", "Master"}) >= 7);
}
