#include <Board.hh>

#include <algorithm>
#include <cstring>
#include <engine/board/Grow.hh>
#include <engine/text/Reader.hh>
#include <engine/board/Walls.hh>

namespace game_engine {

namespace {

constexpr int BOX_CELLS = 9;

}  // namespace

// ------------------------------------------------------------------ the state

std::unique_ptr<StateData> StateData::make(int num_units, int num_boxes, int hint_size) {
  const std::size_t num_numbers = std::size_t(num_boxes) * hint_size;
  void* memory =
      ::operator new(sizeof(StateData) + num_units * (sizeof(Unit) + sizeof(int)) + num_numbers);
  std::unique_ptr<StateData> state(new (memory) StateData());
  state->num_units = num_units;
  state->num_boxes = num_boxes;
  state->hint_size = hint_size;
  std::uninitialized_default_construct_n(state->units(), num_units);
  std::uninitialized_value_construct_n(state->soldier_ids(), num_units);
  std::uninitialized_value_construct_n(state->hint(0), num_numbers);
  return state;
}

std::unique_ptr<StateData> StateData::copy() const {
  std::unique_ptr<StateData> other = make(num_units, num_boxes, hint_size);
  std::memcpy(static_cast<void*>(other.get()), this, size_in_use());
  return other;
}

// ------------------------------------------------------------------ setting up

std::int64_t corridors_needed(const Settings& settings) {
  const std::int64_t units = NUM_PLAYERS * (std::int64_t(settings.num_ini_soldiers_per_clan()) + 1);
  return units + settings.num_money() + settings.num_health_kits() + settings.num_poison_kits() +
         std::int64_t(BOX_CELLS) * settings.num_safety_boxes();
}

Board::Board(const Configuration& configuration, const MatchSeed& seed)
    : BoardBase(configuration, seed) {
  boxes_.resize(settings_.num_safety_boxes());
  if (configuration.start) adopt(*configuration.start);
  else draw_for(configuration, [&] { draw_board(); });
  state_->original_rules = original_rules_;
  state_->soldiers.fill(state_->soldier_ids(), [&](int player, auto add) {
    for (const Unit* u = state_->units(); u != state_->units() + state_->num_units; ++u)
      if (u->type == Soldier and u->player == player) add(u->id);
  });
}

void Board::adopt(const StateData& start) {
  state_ = start.copy();
  whole_board().for_each([&](Pos p) {
    const Cell& c = state_->at(p);
    if (c.type == Corridor) corridors_.add(p);
    if (c.id != -1) units_.add(p);
    if (c.health_kit) health_kits_.add(p);
    if (c.poison_kit) poison_kits_.add(p);
    if (c.money > 0) money_.add(p);
    if (c.gold) gold_.add(p);
    if (c.box == -1) return;
    doors_.add(p);
    boxes_[c.box].door = p;
    boxes_[c.box].gold = gold_behind(p, *state_, settings_).value();
  });
  for (int id = 0; id < state_->num_units; ++id)
    is_dead_.push_back(not state_->units()[id].is_alive());
}

void Board::draw_board() {
  const CellSet walls = draw_walls(settings_.board_rows(), settings_.board_cols(), random_);
  corridors_ = whole_board() - walls;
  if (corridors_.count() < corridors_needed(settings_))
    throw InputError("the board is too small: it has " + std::to_string(corridors_.count()) +
                     " corridor cells, and units + money + kits + 9 x boxes are " +
                     std::to_string(corridors_needed(settings_)));

  const int num_boxes = settings_.num_safety_boxes();
  const int soldiers = settings_.num_ini_soldiers_per_clan();
  state_ = StateData::make(NUM_PLAYERS * (soldiers + 1), num_boxes, settings_.size_hints_per_box());
  walls.for_each([&](Pos p) { state_->at(p).type = Wall; });
  for (int box = 0; box < num_boxes; ++box) draw_hint(box);
  for (int box = 0; box < num_boxes; ++box) {
    draw_box(box);
    if (boxes_[box].waits())
      throw InputError("the board is too full: safety box " + std::to_string(box) + " of " +
                       std::to_string(num_boxes) + " finds no 3 x 3 empty cells");
  }
  for (int player : SEATS) add_unit(Professor, player);
  for (int player : SEATS)
    for (int k = 0; k < soldiers; ++k) add_unit(Soldier, player);
  for (int k = 0; k < settings_.num_money(); ++k) add_money();
  for (int k = 0; k < settings_.num_poison_kits(); ++k) add_poison_kit();
  for (int k = 0; k < settings_.num_health_kits(); ++k) add_health_kit();
}

void Board::add_unit(UnitType type, int player) {
  const int id = int(is_dead_.size());
  is_dead_.push_back(false);
  Unit& unit = state_->units()[id];
  if (type == Professor) {
    unit = Unit(type, id, player, Pos(), settings_.professor_ini_health(), -1, 0);
    state_->professor[player] = id;
  } else {
    unit = Unit(type, id, player, Pos(), -1, settings_.soldier_ini_poisons(), -1);
  }
  put(unit, draw_place());
}

// ------------------------------------------------------------------ a round

void Board::play_round(const OrdersBySeat& orders, Outcomes* outcomes) {
  carry_out_all(orders, outcomes);
  places_.reset();  // things are only added from here on, at drawn places, until boxes are replaced
  bring_back_professors();
  bring_back_soldiers();
  replace_money_and_kits();
  replace_boxes();
  count_scores();
}

Reason Board::carry_out(const Orders& orders, const Order& order) {
  Unit& unit = state_->units()[order.id];
  if (is_dead_[unit.id]) return Reason::DEAD;
  switch (order.kind) {
    case 'm': return move(unit, Dir(order.dir));
    case 'o': return open(unit, orders.numbers(order), order.count, Dir(order.dir));
    case 'c': return charge(unit);
    case 'h': return heal(unit);
    default: return Reason::NO_SUCH_ORDER;
  }
}

Reason Board::move(Unit& unit, Dir dir) {
  if (not dir_ok(dir)) return Reason::NO_DIRECTION;
  const Pos target = unit.pos + dir;
  if (not settings_.pos_ok(target)) return Reason::OFF_THE_BOARD;
  const Cell& cell = state_->at(target);
  if (cell.type == Wall) return Reason::WALL;
  if (cell.box != -1) return Reason::DOOR;
  if (cell.gold) return Reason::GOLD;
  if (cell.id != -1) return attack(unit, state_->units()[cell.id]);
  collect(unit, target);
  take_off(unit);
  put(unit, target);
  return Reason::DONE;
}

Reason Board::attack(Unit& attacker, Unit& other) {
  if (attacker.type == Professor) return Reason::PROFESSORS_DONT_ATTACK;
  if (attacker.player == other.player) return Reason::MATE;
  if (attacker.poison == 0) return Reason::NO_POISON;
  const int player = attacker.player;
  --attacker.poison;
  if (other.type == Soldier) {
    kill(other);
    killed_[player].push_back(other.id);
    grow(earned_[player], settings_.points_for_killing_soldier());
    ++soldiers_killed_[player];
    told_(EventKind::KILL, attacker, other, other.pos, settings_.points_for_killing_soldier());
    return Reason::DONE;
  }
  other.health = std::max(0, other.health - settings_.professor_health_decrease());
  if (other.health == 0) {
    kill(other);
    grow(earned_[player], settings_.points_for_killing_professor());
    ++professors_killed_[player];
    told_(EventKind::KILL_PROFESSOR, attacker, other, other.pos,
          settings_.professor_rounds_rebirth(), settings_.points_for_killing_professor());
  } else {
    told_(EventKind::WOUND, attacker, other, other.pos, other.health);
  }
  return Reason::DONE;
}

// In version 1.0 a unit can have more than the maximum: then it gives back the excess.
Reason Board::charge(Unit& soldier) {
  if (soldier.type != Soldier) return Reason::PROFESSORS_DONT_CHARGE;
  int& pot = state_->poison_pot[soldier.player];
  const int amount = std::min(settings_.soldier_max_poisons() - soldier.poison, pot);
  soldier.poison += amount;
  grow(pot, -amount);
  told_(EventKind::CHARGE, soldier, soldier.pos, amount, pot, soldier.poison);
  return Reason::DONE;
}

Reason Board::heal(Unit& professor) {
  if (professor.type != Professor) return Reason::SOLDIERS_DONT_HEAL;
  int& pot = state_->health_pot[professor.player];
  const int amount = std::min(settings_.professor_max_health() - professor.health, pot);
  professor.health += amount;
  grow(pot, -amount);
  told_(EventKind::HEAL, professor, professor.pos, amount, pot, professor.health);
  return Reason::DONE;
}

// ------------------------------------------------------------------ the end of the round

void Board::bring_back_professors() {
  for (int id : state_->professor) {
    if (not is_dead_[id]) continue;
    Unit& professor = state_->units()[id];
    if (professor.rounds_for_reborn == 0) {
      professor.rounds_for_reborn = settings_.professor_rounds_rebirth();
    } else if (--professor.rounds_for_reborn == 0) {
      professor.health =
          original_rules_ ? settings_.professor_max_health() : settings_.professor_ini_health();
      is_dead_[id] = false;
      put(professor, draw_place());
      told_(EventKind::PROFESSOR_BACK, professor, professor.pos);
    }
  }
}

void Board::bring_back_soldiers() {
  for (int killer = 0; killer < NUM_PLAYERS; ++killer) {
    for (int id : killed_[killer]) {
      Unit& soldier = state_->units()[id];
      const Pos place = draw_place();
      const int drawn = random_.random(0, 9);
      const int player = drawn < NUM_PLAYERS ? drawn : killer;
      state_->soldiers.move(state_->soldier_ids(), id, soldier.player, player);
      soldier.player = player;
      soldier.poison = settings_.soldier_ini_poisons();
      is_dead_[id] = false;
      put(soldier, place);
      told_(EventKind::SOLDIER_BACK, soldier, place);
    }
    killed_[killer].clear();
  }
}

void Board::replace_money_and_kits() {
  for (; money_taken_ > 0; --money_taken_) add_money();
  for (; health_kits_taken_ > 0; --health_kits_taken_) add_health_kit();
  for (; poison_kits_taken_ > 0; --poison_kits_taken_) add_poison_kit();
}

void Board::replace_boxes() {
  std::vector<int> waiting;
  for (int box = 0; box < state_->num_boxes; ++box)
    if (boxes_[box].waits()) waiting.push_back(box);
  for (const std::vector<int>& opened : opened_)
    for (int box : opened) remove(box);
  for (int box : waiting) draw_box(box);
  for (std::vector<int>& opened : opened_) {
    for (int box : opened) {
      if (not original_rules_) draw_hint(box);
      draw_box(box);
      if (boxes_[box].waits()) told_(EventKind::BOX_WAITS, box);
    }
    opened.clear();
  }
}

void Board::count_scores() {
  for (int player = 0; player < NUM_PLAYERS; ++player) {
    grow(state_->score[player], earned_[player]);
    earned_[player] = 0;
  }
}

// ------------------------------------------------------------------ changes of the board

void Board::put(Unit& unit, Pos p) {
  unit.pos = p;
  state_->at(p).id = unit.id;
  units_.add(p);
}

void Board::take_off(Unit& unit) {
  state_->at(unit.pos).id = -1;
  units_.remove(unit.pos);
}

void Board::kill(Unit& unit) {
  take_off(unit);
  is_dead_[unit.id] = true;
}

// Whatever lies at p goes to the clan.
void Board::collect(const Unit& unit, Pos p) {
  const int player = unit.player;
  Cell& cell = state_->at(p);
  if (cell.health_kit) {
    grow(state_->health_pot[player], settings_.health_kit_value());
    ++health_kits_taken_;
    told_(EventKind::HEALTH_KIT, unit, p, settings_.health_kit_value());
    health_kits_.remove(p);
  } else if (cell.poison_kit) {
    grow(state_->poison_pot[player], settings_.poison_kit_value());
    ++poison_kits_taken_;
    told_(EventKind::POISON_KIT, unit, p, settings_.poison_kit_value());
    poison_kits_.remove(p);
  } else if (cell.money > 0) {
    grow(earned_[player], cell.money);
    grow(money_collected_[player], cell.money);
    ++money_taken_;
    told_(EventKind::MONEY, unit, p, cell.money);
    money_.remove(p);
  }
  cell = Cell();
}

void Board::add_money() {
  const Pos p = draw_place();
  state_->at(p).money = random_.random(settings_.min_money_value(), settings_.max_money_value());
  money_.add(p);
}

void Board::add_health_kit() {
  const Pos p = draw_place();
  state_->at(p).health_kit = true;
  health_kits_.add(p);
}

void Board::add_poison_kit() {
  const Pos p = draw_place();
  state_->at(p).poison_kit = true;
  poison_kits_.add(p);
}

// ------------------------------------------------------------------ places

CellSet Board::things() const {
  return units_ | health_kits_ | poison_kits_ | money_ | doors_ | gold_;
}

CellSet Board::walls() const { return whole_board() - corridors_; }

Pos Board::draw_place() {
  if (not places_) places_.emplace(things(), corridors_);
  if (const std::optional<Pos> place = places_->draw(random_)) return *place;
  return draw_cell_by_trial(corridors_ - things(), settings_.board_rows(), settings_.board_cols(),
                            random_);
}

// ------------------------------------------------------------------ statistics

std::vector<Board::Statistic> Board::counted() {
  return {
      {"kills", [](const Board& b) { return b.soldiers_killed_.data(); }},
      {"professors", [](const Board& b) { return b.professors_killed_.data(); }},
      {"boxes", [](const Board& b) { return b.boxes_opened_.data(); }},
      {"money", [](const Board& b) { return b.money_collected_.data(); }},
  };
}

}  // namespace game_engine
