#include <Board.hh>

#include <algorithm>
#include <engine/board/Grow.hh>
#include <engine/board/Walls.hh>

namespace game_engine {

namespace {

// Nothing new is placed within so many cells of a citizen.
constexpr int SAFE_DISTANCE = 2;

// The sum, or the most that is allowed.
int capped_sum(int n, int by, int most) {
  return int(std::min<std::int64_t>(std::int64_t(n) + by, most));
}

EventKind kind_of_find(const Citizen& citizen, WeaponType found) {
  const bool is_gun = found == Gun;
  if (citizen.type == Builder) return is_gun ? EventKind::GUN_LOST : EventKind::BAZOOKA_LOST;
  if (strongestWeapon(citizen.weapon, found) == citizen.weapon)
    return is_gun ? EventKind::GUN_LEFT : EventKind::BAZOOKA_LEFT;
  return is_gun ? EventKind::GUN : EventKind::BAZOOKA;
}

EventKind kind_of_return(BonusType bonus) {
  return bonus == Food ? EventKind::FOOD_BACK : EventKind::MONEY_BACK;
}

EventKind kind_of_return(WeaponType weapon) {
  return weapon == Gun ? EventKind::GUN_BACK : EventKind::BAZOOKA_BACK;
}

}  // namespace

// ------------------------------------------------------------------ setting up

Board::Board(const Configuration& configuration, const MatchSeed& seed)
    : BoardBase(configuration, seed), rules_(RELEASES[configuration.release]) {
  if (configuration.start) adopt(*configuration.start);
  else draw_for(configuration, [&] { draw_board(); });
  state_.original_rules = original_rules_;
  update_lists();
}

void Board::draw_board() {
  const CellSet buildings = draw_buildings();
  streets_ = whole_board() - buildings;
  buildings.for_each([&](Pos p) { state_.at(p).type = Building; });
  empty_ = streets_;
  for (int player : SEATS) {
    for (int k = 0; k < settings_.num_ini_builders(); ++k)
      add_citizen({Builder, player}, next_id_++, draw_empty_cell());
    for (int k = 0; k < settings_.num_ini_warriors(); ++k)
      add_citizen({Warrior, player}, next_id_++, draw_empty_cell());
  }
  ++next_id_;  // this one is never used
  for (int k = 0; k < settings_.num_ini_food(); ++k) lay(Food, draw_empty_cell());
  for (int k = 0; k < settings_.num_ini_money(); ++k) lay(Money, draw_empty_cell());
  for (int k = 0; k < settings_.num_ini_guns(); ++k) lay(Gun, draw_empty_cell());
  for (int k = 0; k < settings_.num_ini_bazookas(); ++k) lay(Bazooka, draw_empty_cell());
}

CellSet Board::draw_buildings() {
  return draw_walls(settings_.board_rows(), settings_.board_cols(), random_, {5, 5, rules_.turns});
}

Pos Board::draw_empty_cell() {
  return draw_cell_by_trial(empty_, settings_.board_rows(), settings_.board_cols(), random_);
}

void Board::adopt(const StateData& start) {
  state_ = start;
  whole_board().for_each([&](Pos p) {
    if (state_.at(p).type == Street) streets_.add(p);
    update_sets(p);
  });
  for (const Citizen& c : state_) next_id_ = std::max(next_id_, c.id + 1);
  await_missing_citizens(Builder, settings_.num_ini_builders());
  await_missing_citizens(Warrior, settings_.num_ini_warriors());
  await_missing_things();
}

// Clans with fewer than the usual number get the missing ones, from the first clan on.
void Board::await_missing_citizens(CitizenType type, int expected) {
  int present[NUM_PLAYERS] = {};
  int missing = NUM_PLAYERS * expected;
  for (const Citizen& c : state_) {
    if (c.type != type) continue;
    ++present[c.player];
    --missing;
  }
  for (int player : SEATS)
    for (; missing > 0 and present[player] < expected; --missing, ++present[player])
      dead_.push_back({{type, player}, settings_.num_rounds_regen_citizen(type)});
}

void Board::await_missing_things() {
  int bonuses[] = {settings_.num_ini_money(), settings_.num_ini_food()};
  int weapons[] = {0, settings_.num_ini_guns(), settings_.num_ini_bazookas()};
  (streets_ - empty_).for_each([&](Pos p) {
    const Cell& cell = state_.at(p);
    if (cell.bonus != NoBonus) --bonuses[cell.bonus];
    if (cell.weapon != NoWeapon) --weapons[cell.weapon];
  });
  for (BonusType bonus : {Money, Food})
    for (; bonuses[bonus] > 0; --bonuses[bonus]) await(bonus);
  for (WeaponType weapon : {Gun, Bazooka})
    for (; weapons[weapon] > 0; --weapons[weapon]) await(weapon);
}

// How long the missing ones have been waiting: on the board before, or since its round.
void Board::remember(Board& before, const Events& events) {
  next_id_ = std::max(next_id_, before.next_id_);
  for (const Event& event : events) before.await_lost(event);
  go_on_waiting(before.dead_, dead_);
  go_on_waiting(before.bonuses_taken_, bonuses_taken_);
  go_on_waiting(before.weapons_taken_, weapons_taken_);
}

void Board::await_lost(const Event& event) {
  const auto await_citizen = [&](std::size_t place) {
    if (const Citizen* dead = state_.find(event.values[place])) await(*dead);
  };
  switch (EventKind(event.kind)) {
    case EventKind::KILL: return await_citizen(2);
    case EventKind::DIE: return await_citizen(0);
    case EventKind::MONEY: return await(Money);
    case EventKind::FOOD: return await(Food);
    case EventKind::GUN:
    case EventKind::GUN_LEFT:
    case EventKind::GUN_LOST: return await(Gun);
    case EventKind::BAZOOKA:
    case EventKind::BAZOOKA_LEFT:
    case EventKind::BAZOOKA_LOST: return await(Bazooka);
    default: return;
  }
}

// As many are back as are no longer missing.
template <typename Thing>
void Board::go_on_waiting(WaitingList<Thing>& before, WaitingList<Thing>& missing) {
  int back = int(before.size()) - int(missing.size());
  bring_back(before, [&](const Thing&) { return back-- > 0; });
  if (before.size() == missing.size()) missing = before;
}

// ------------------------------------------------------------------ a round

void Board::play_round(const OrdersBySeat& orders, Outcomes* outcomes) {
  carry_out_all(
      orders, outcomes, state_.num_citizens,
      [&](const Order& order, int player) { return standing_of(order, player); },
      [&](int id) { return state_.place_of(id); });
  bring_back_all();
  const bool is_day = settings_.is_round_day(state_.round);
  const bool will_be_day = settings_.is_round_day(state_.round + 1);
  if (is_day and not will_be_day) told_(EventKind::DUSK);
  if (not is_day and will_be_day) {
    told_(EventKind::DAWN);
    remove_barricades();
  }
  update_lists();
}

void Board::bring_back_all() {
  places_.reset();  // from here on, things are only added, at drawn places
  bring_back(dead_, [&](Newcomer newcomer) {
    const std::optional<Pos> place = draw_place(SAFE_DISTANCE);
    if (place) {
      add_citizen(newcomer, next_id_++, *place);
      told_(EventKind::BIRTH, state_.end()[-1], *place);
    }
    return place.has_value();
  });
  const auto lay_at_a_place = [&](auto thing) {
    const std::optional<Pos> place = draw_place(0);
    if (place) {
      lay(thing, *place);
      told_(kind_of_return(thing), *place);
    }
    return place.has_value();
  };
  bring_back(bonuses_taken_, lay_at_a_place);
  bring_back(weapons_taken_, lay_at_a_place);
}

Reason Board::carry_out(const Orders&, const Order& order) {
  Citizen* citizen = state_.find(order.id);
  if (not citizen) return Reason::DEAD;
  const Dir dir = Dir(order.dir);
  if (not dir_ok(dir)) return Reason::NO_DIRECTION;
  if (not settings_.pos_ok(citizen->pos + dir)) return Reason::OFF_THE_BOARD;
  switch (order.kind) {
    case 'm': return move(*citizen, dir);
    case 'b': return build(*citizen, dir);
    default: return Reason::NO_SUCH_ORDER;
  }
}

Reason Board::move(Citizen& mover, Dir dir) {
  const Pos target = mover.pos + dir;
  const Cell& cell = state_.at(target);
  if (cell.type == Building) return Reason::BUILDING;
  if (cell.b_owner == mover.player) {
    if (cell.id != -1) return Reason::OCCUPIED_BARRICADE;
  } else if (cell.b_owner != -1) {
    return strike(mover, target);
  } else if (cell.id != -1) {
    return fight(mover, *state_.find(cell.id));
  }
  if (cell.b_owner != -1) told_(EventKind::HIDE, mover, target);
  take(mover, target);
  go(mover, target);
  return Reason::DONE;
}

// A blow at a barricade of a rival.
Reason Board::strike(const Citizen& mover, Pos target) {
  if (settings_.is_round_day(state_.round)) return Reason::NO_BLOWS_BY_DAY;
  Cell& cell = state_.at(target);
  cell.resistance -= settings_.weapon_strength_demolish(mover.weapon);
  if (cell.resistance > 0) {
    told_(EventKind::STRIKE, mover, target, cell.b_owner, cell.resistance);
    return Reason::DONE;
  }
  if (cell.id == -1) told_(EventKind::BREAK, mover, target, cell.b_owner);
  else told_(EventKind::EXPOSE, mover, *state_.find(cell.id), target, cell.b_owner);
  remove_barricade(target);
  return Reason::DONE;
}

Reason Board::fight(Citizen& mover, Citizen& other) {
  if (settings_.is_round_day(state_.round)) return Reason::NO_FIGHTS_BY_DAY;
  if (mover.player == other.player) return Reason::MATE;
  const bool wins = mover_wins(mover, other);
  Citizen& loser = wins ? other : mover;
  loser.life -= settings_.life_lost_in_attack();
  if (loser.life > 0) {
    told_(wins ? EventKind::WIN : EventKind::LOSE, mover, other, other.pos, loser.life);
    return Reason::DONE;
  }
  told_(wins ? EventKind::KILL : EventKind::DIE, mover, other, other.pos, points_for(loser));
  kill(loser, (wins ? mover : other).player);
  return Reason::DONE;
}

bool Board::mover_wins(const Citizen& mover, const Citizen& other) {
  const std::int64_t n = settings_.weapon_strength_attack(mover.weapon);
  const std::int64_t m = settings_.weapon_strength_attack(other.weapon);
  // Of thousandths, both ends of the interval can be drawn.
  const auto [whole, most] =
      rules_.fights_are_in_thousandths ? std::pair(1000, 1000) : std::pair(1000000, 999999);
  return random_.random(0, most) * (n + m) < whole * n;
}

Reason Board::build(const Citizen& builder, Dir dir) {
  if (builder.type != Builder) return Reason::WARRIORS_DONT_BUILD;
  if (state_.at(builder.pos).b_owner != -1) return Reason::HIDDEN;
  if (settings_.is_round_night(state_.round) and not rules_.builds_at_night)
    return Reason::NO_BUILDING_BY_NIGHT;
  const Pos target = builder.pos + dir;
  Cell& cell = state_.at(target);
  const int step = settings_.barricade_resistance_step();
  if (cell.b_owner == builder.player and cell.id == -1) {
    cell.resistance = capped_sum(cell.resistance, step, settings_.barricade_max_resistance());
    told_(EventKind::RAISE, builder, target, cell.resistance);
    return Reason::DONE;
  }
  CellSet& barricades = state_.barricades[builder.player];
  if (not cell.is_empty()) return Reason::NOT_EMPTY;
  if (barricades.count() >= settings_.max_num_barricades()) return Reason::TOO_MANY;
  cell.b_owner = builder.player;
  cell.resistance = step;
  barricades.add(target);
  barricades_changed_ = true;
  update_sets(target);
  ++barricades_built_[builder.player];
  told_(EventKind::BUILD, builder, target, step);
  return Reason::DONE;
}

// Whatever lies at the target goes to the citizen or to its clan.
void Board::take(Citizen& citizen, Pos target) {
  Cell& cell = state_.at(target);
  if (cell.bonus == Food) {
    citizen.life = capped_sum(citizen.life, settings_.food_incr_life(),
                              settings_.citizen_ini_life(citizen.type));
    told_(EventKind::FOOD, citizen, target, citizen.life);
  } else if (cell.bonus == Money) {
    grow(state_.score[citizen.player], settings_.money_points());
    ++money_taken_[citizen.player];
    told_(EventKind::MONEY, citizen, target, settings_.money_points());
  }
  if (cell.bonus != NoBonus) await(cell.bonus);
  if (cell.weapon != NoWeapon) {
    told_(kind_of_find(citizen, cell.weapon), citizen, target);
    if (citizen.type == Warrior) citizen.weapon = strongestWeapon(citizen.weapon, cell.weapon);
    await(cell.weapon);
  }
  cell.bonus = NoBonus;
  cell.weapon = NoWeapon;
}

// ------------------------------------------------------------------ the end of the round

template <typename Thing, typename Put>
void Board::bring_back(WaitingList<Thing>& waiting, Put put) {
  std::size_t left = 0;
  for (Waiting<Thing> w : waiting) {
    if (--w.rounds == 0 and put(w.thing)) continue;
    w.rounds = std::max(w.rounds, 1);  // without a place, it tries again in the next round
    waiting[left++] = w;
  }
  waiting.resize(left);
}

// Draws an empty cell with no citizen near. No place within `reach` cells of it is left.
std::optional<Pos> Board::draw_place(int reach) {
  if (not places_) places_.emplace(citizens_, empty_);
  return places_->draw(random_, reach);
}

void Board::remove_barricades() {
  std::vector<Pos> gone;
  for (const CellSet& barricades : state_.barricades) {
    const CellSet all = barricades;
    all.for_each([&](Pos p) {
      gone.push_back(p);
      remove_barricade(p);
    });
  }
  if (not gone.empty()) told_(EventKind::GONE, gone);
}

// ------------------------------------------------------------------ changes of the board

void Board::add_citizen(Newcomer newcomer, int id, Pos p) {
  const auto [type, player] = newcomer;
  const WeaponType weapon = type == Warrior ? Hammer : NoWeapon;
  state_.citizens[state_.num_citizens++] =
      Citizen(type, id, player, p, weapon, settings_.citizen_ini_life(type));
  state_.at(p).id = id;
  citizens_changed_ = true;
  update_sets(p);
}

void Board::go(Citizen& citizen, Pos target) {
  state_.at(citizen.pos).id = -1;
  update_sets(citizen.pos);
  state_.at(target).id = citizen.id;
  update_sets(target);
  citizen.pos = target;
}

// The points for killing a citizen.
int Board::points_for(const Citizen& citizen) const {
  return citizen.type == Builder ? settings_.kill_builder_points()
                                 : settings_.kill_warrior_points();
}

void Board::kill(const Citizen& citizen, int killer) {
  grow(state_.score[killer], points_for(citizen));
  ++kills_[killer];
  ++deaths_[citizen.player];
  await(citizen);
  state_.at(citizen.pos).id = -1;
  update_sets(citizen.pos);
  Citizen* place = state_.find(citizen.id);
  std::copy(place + 1, state_.end(), place);
  state_.citizens[--state_.num_citizens] = Citizen();
  citizens_changed_ = true;
}

void Board::lay(BonusType bonus, Pos p) {
  state_.at(p).bonus = bonus;
  update_sets(p);
}

void Board::lay(WeaponType weapon, Pos p) {
  state_.at(p).weapon = weapon;
  update_sets(p);
}

void Board::await(const Citizen& citizen) {
  dead_.push_back(
      {{citizen.type, citizen.player}, settings_.num_rounds_regen_citizen(citizen.type)});
}

void Board::await(BonusType bonus) {
  bonuses_taken_.push_back({bonus, bonus == Food ? settings_.num_rounds_regen_food()
                                                 : settings_.num_rounds_regen_money()});
}

void Board::await(WeaponType weapon) {
  weapons_taken_.push_back({weapon, settings_.num_rounds_regen_weapon()});
}

void Board::remove_barricade(Pos p) {
  Cell& cell = state_.at(p);
  state_.barricades[cell.b_owner].remove(p);
  cell.b_owner = cell.resistance = -1;
  barricades_changed_ = true;
  update_sets(p);
}

void Board::update_lists() {
  if (citizens_changed_)
    state_.lists.fill(state_.ids, [&](int list, auto add) {
      for (const Citizen& c : state_)
        if (c.type * NUM_PLAYERS + c.player == list) add(c.id);
    });
  if (barricades_changed_)
    state_.barricade_lists.fill(
        state_.places, [&](int player, auto add) { state_.barricades[player].for_each(add); });
  citizens_changed_ = barricades_changed_ = false;
}

// To be called when a cell has changed.
void Board::update_sets(Pos p) {
  const Cell& cell = state_.at(p);
  if (cell.is_empty()) empty_.add(p);
  else empty_.remove(p);
  if (cell.id != -1) citizens_.add(p);
  else citizens_.remove(p);
}

// ------------------------------------------------------------------ statistics

std::vector<Board::Statistic> Board::counted() {
  return {
      {"kills", [](const Board& b) { return b.kills_.data(); }},
      {"deaths", [](const Board& b) { return b.deaths_.data(); }},
      {"money", [](const Board& b) { return b.money_taken_.data(); }},
      {"barricades", [](const Board& b) { return b.barricades_built_.data(); }},
  };
}

}  // namespace game_engine
