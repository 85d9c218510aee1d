#include <Board.hh>

#include <algorithm>
#include <cstring>
#include <engine/board/Grow.hh>
#include <engine/text/Reader.hh>

#include "Mine.hh"
#include "Queue.hh"

namespace game_engine {

namespace {

// Units are placed, and orcs enter, at least a step further away from the Balrog.
constexpr int BALROG_SPACE = 3;
constexpr int ORC_SPACE = 2;

// How many random boards are drawn to find one with room for all units.
constexpr int MAX_ATTEMPTS = 100;

}  // namespace

// ------------------------------------------------------------------ the state

std::unique_ptr<StateData> StateData::make(int num_units) {
  void* memory = ::operator new(sizeof(StateData) + num_units * (sizeof(Unit) + sizeof(int)));
  std::unique_ptr<StateData> state(new (memory) StateData());
  state->num_units = num_units;
  std::uninitialized_default_construct_n(state->units(), num_units);
  std::uninitialized_value_construct_n(state->ids(), num_units);
  return state;
}

std::unique_ptr<StateData> StateData::copy() const {
  std::unique_ptr<StateData> other = make(num_units);
  std::memcpy(static_cast<void*>(other.get()), this, size_in_use());
  return other;
}

int num_clan_units(const Settings& settings) {
  return NUM_PLAYERS * (settings.nb_dwarves() + settings.nb_wizards());
}

int num_units(const Settings& settings) {
  return num_clan_units(settings) + settings.max_nb_orcs() + settings.nb_trolls() + 1;
}

Unit unit_at_start(const Settings& settings, int id) {
  const int in_clan = settings.nb_dwarves() + settings.nb_wizards();
  const int orcs = NUM_PLAYERS * in_clan, trolls = orcs + settings.max_nb_orcs();
  const int balrog = trolls + settings.nb_trolls();
  if (id < orcs) {
    const UnitType type = id % in_clan < settings.nb_dwarves() ? Dwarf : Wizard;
    return Unit(type, id, id / in_clan, 0, NOWHERE);
  }
  return Unit(id < trolls ? Orc : id < balrog ? Troll : Balrog, id, -1, 0, NOWHERE);
}

int full_health(const Settings& settings, UnitType type) {
  switch (type) {
    case Dwarf: return settings.dwarves_health();
    case Wizard: return settings.wizards_health();
    case Orc: return settings.orcs_health();
    case Troll: return settings.trolls_health();
    default: return 0;
  }
}

// ------------------------------------------------------------------ setting up

Board::Board(const Configuration& configuration, const MatchSeed& seed)
    : BoardBase(configuration, seed), num_clan_units_(num_clan_units(settings_)) {
  draw_for(configuration, [&] {
    if (configuration.start) set_up(*configuration.start);
    else draw_board();
  });
  state_->original_rules = original_rules_;
  state_->lists.fill(state_->ids(), [&](int list, auto add) {
    for (int id = 0; id < state_->num_units; ++id)
      if (list_for(state_->units()[id]) == list) add(id);
  });
  count();
}

void Board::draw_board() {
  for (int attempt = 0; attempt < MAX_ATTEMPTS; ++attempt) {
    const Mine mine = draw_mine(settings_.ini_treasures(), random_);
    const std::unique_ptr<StateData> state = StateData::make(num_units(settings_));
    for (int id = 0; id < state->num_units; ++id) state->units()[id] = unit_at_start(settings_, id);
    const auto fill = [&](const CellSet& cells, const Cell& cell) {
      cells.for_each([&](Pos p) { state->at(p) = cell; });
    };
    fill(CellSet::board(SIDE, SIDE) - inside_moria(), Cell(Outside, -1, -1, 0, false));
    fill(inside_moria(), Cell(Rock, -1, -1, settings_.rock_resistance(), false));
    fill(mine.granite, Cell(Granite, -1, -1, 0, false));
    fill(mine.caves, Cell());
    fill(mine.treasures, Cell(Cave, -1, -1, 0, true));
    adopt(*state);
    if (place_units()) return;
  }
  throw InputError("no random board found with room for " +
                   std::to_string(num_clan_units_ + settings_.nb_trolls()) +
                   " units that keep apart, in " + std::to_string(MAX_ATTEMPTS) + " attempts");
}

// The given state; if there are no units on its board, they are placed.
void Board::set_up(const StateData& start) {
  adopt(start);
  if (balrog().pos == NOWHERE and not place_units())
    throw InputError("the caves of the board have no room for " +
                     std::to_string(num_clan_units_ + settings_.nb_trolls()) +
                     " units that keep apart");
}

void Board::adopt(const StateData& start) {
  state_ = start.copy();
  caves_ = abysses_ = granite_ = dug_rocks_ = treasures_ = units_ = clan_units_ = CellSet();
  owned_ = {};
  CellSet::board(SIDE, SIDE).for_each([&](Pos p) {
    const Cell& cell = state_->at(p);
    if (cell.type == Cave) caves_.add(p);
    if (cell.type == Abyss) abysses_.add(p);
    if (cell.type == Granite) granite_.add(p);
    if (cell.type == Rock and cell.turns < settings_.rock_resistance()) dug_rocks_.add(p);
    if (cell.treasure) treasures_.add(p);
    if (cell.owner != -1) owned_[cell.owner].add(p);
  });
  for (int player : SEATS) state_->nb_cells[player] = owned_[player].count();
  is_dead_.assign(state_->num_units, true);
  for (int id = 0; id < state_->num_units; ++id) {
    Unit& unit = state_->units()[id];
    if (unit.pos == NOWHERE) continue;
    is_dead_[id] = false;
    put(unit, unit.pos);
  }
}

// Places the Balrog, the trolls, and the units of the clans; returns whether there is room.
bool Board::place_units() {
  Queue caves(in_drawn_order((caves_ - treasures_).list()));
  constexpr int FIRST = MARGIN + 1, LAST = SIDE - MARGIN - 2;
  const int j = random_.random(FIRST, LAST), i = random_.random(FIRST, LAST);
  revive(balrog(), Pos(i, j));
  CellSet free = free_cells();
  const auto place = [&](int id) {
    const std::optional<Pos> p = caves.take(free);
    if (p) revive(state_->units()[id], *p);
    return p.has_value();
  };
  const int trolls = state_->num_units - 1 - settings_.nb_trolls();
  for (int id = state_->num_units - 2; id >= trolls; --id)
    if (not place(id)) return false;
  const std::vector<int> ids = random_.random_permutation(num_clan_units_);
  return std::all_of(ids.begin(), ids.end(), place);
}

// ------------------------------------------------------------------ a round

void Board::play_round(const OrdersBySeat& orders, Outcomes* outcomes) {
  carry_out_all(
      orders, outcomes, num_clan_units_,
      [&](const Order& order, int player) { return standing(order, player); },
      [](int id) { return id; });
  act_for_sauron();
  let_orcs_enter();
  bring_back();
  heal();
  count();
}

Standing<Reason> Board::standing(const Order& order, int player) const {
  using Its = Standing<Reason>;
  const Unit& unit = state_->units()[order.id];
  if (unit.player != player) return Its::dropped(Reason::NOT_YOURS);
  if (order.kind != 'm') return Its::dropped(Reason::NO_SUCH_ORDER);
  if (not dir_ok(Dir(order.dir))) return Its::dropped(Reason::NO_DIRECTION);
  const bool is_diagonal = order.dir % 2 == 1;
  if (order.dir == None) return Its::spent(Reason::STAYS);
  if (is_diagonal and unit.type == Wizard) return Its::spent(Reason::DIAGONAL);
  return Its::waits();
}

Reason Board::carry_out(const Orders&, const Order& order) {
  Unit& unit = state_->units()[order.id];
  if (is_dead_[unit.id]) return Reason::DEAD;
  const Pos target = unit.pos + Dir(order.dir);
  if (not settings_.pos_ok(target)) return Reason::OFF_THE_BOARD;
  const Cell& cell = state_->at(target);
  if (cell.id != -1) return attack(unit, state_->units()[cell.id]);
  const Pos b = balrog().pos;
  const bool is_beside_balrog = std::max(std::abs(target.i - b.i), std::abs(target.j - b.j)) <= 1;
  if (cell.type == Granite) return Reason::GRANITE;
  if (cell.type == Rock and unit.type != Dwarf) return Reason::WIZARDS_DONT_DIG;
  if (cell.type == Rock) dig(unit, target);
  else if (cell.type == Abyss or is_beside_balrog)
    go_to_death(unit, target, cell.type == Abyss ? EventKind::FALL : EventKind::BURN);
  else enter(unit, target);
  return Reason::DONE;
}

void Board::go_to_death(Unit& unit, Pos target, EventKind how) {
  const Unit before = unit;
  kill_for_sauron(unit);
  told_(how, before, target, unit.player);
}

Reason Board::attack(Unit& attacker, Unit& other) {
  if (attacker.type != Dwarf) return Reason::WIZARDS_DONT_ATTACK;
  if (attacker.player == other.player) return Reason::MATE;
  const int damage = random_.random(settings_.min_damage_dwarves(), settings_.max_damage_dwarves());
  other.health -= damage;
  if (other.health > 0 or is_dead_[other.id]) {
    told_(EventKind::WOUND, attacker, other, other.pos, damage, other.health);
    return Reason::DONE;
  }
  if (is_of_clan(other)) told_(EventKind::CAPTURE, attacker, other, other.pos, attacker.player);
  else told_(EventKind::SLAY, attacker, other, other.pos);
  kill(other);
  if (is_of_clan(other)) {
    set_clan(other, attacker.player);
    ++captured_[attacker.player];
  } else {
    ++killed_[attacker.player];
  }
  return Reason::DONE;
}

void Board::dig(const Unit& dwarf, Pos p) {
  Cell& rock = state_->at(p);
  dug_rocks_.add(p);
  if (--rock.turns > 0) {
    told_(EventKind::DIG, dwarf, p, rock.turns);
    return;
  }
  ++dug_[dwarf.player];
  dug_rocks_.remove(p);
  rock = Cell();
  if (random_.random(1, settings_.inv_prob_abyss()) == 1) rock.type = Abyss;
  (rock.type == Abyss ? abysses_ : caves_).add(p);
  told_(rock.type == Abyss ? EventKind::ABYSS : EventKind::DIG_THROUGH, dwarf, p);
}

void Board::enter(Unit& unit, Pos p) {
  take_off(unit.pos);
  put(unit, p);
  Cell& cell = state_->at(p);
  if (unit.type != Dwarf or cell.type != Cave) return;
  set_owner(p, unit.player);
  if (not cell.treasure) return;
  cell.treasure = false;
  treasures_.remove(p);
  ++state_->nb_treasures[unit.player];
  told_(EventKind::TREASURE, unit, p, settings_.treasure_value());
}

// ------------------------------------------------------------------ the end of the round

void Board::let_orcs_enter() {
  const int first = num_clan_units_;
  int orc = first + settings_.max_nb_orcs() - 1;  // the highest that may be dead
  std::vector<Pos> abysses;
  abysses_.for_each([&](Pos p) {
    if (not units_.has(p) and manhattan(p, balrog().pos) > ORC_SPACE) abysses.push_back(p);
  });
  for (Pos p : in_drawn_order(abysses)) {
    while (orc >= first and not is_dead_[orc]) --orc;
    if (orc < first) return;
    if (random_.random(1, settings_.inv_prob_orc()) != 1) continue;
    revive_orc(orc, p);
  }
}

void Board::revive_orc(int id, Pos p) {
  state_->lists.move(state_->ids(), id, StateData::NUM_LISTS - 1, StateData::ORCS);
  revive(state_->units()[id], p);
  told_(EventKind::ORC_ENTERS, state_->units()[id], p);
}

void Board::bring_back() {
  std::vector<int> dead;
  for (int id = 0; id < state_->num_units; ++id)
    if (is_dead_[id] and state_->units()[id].type != Orc) dead.push_back(id);
  if (dead.empty()) {
    // The order of the places is drawn all the same; by the current rules, nothing follows from it.
    if (original_rules_) random_.skip_permutation((free_cells() - inside_moria()).count());
    return;
  }
  CellSet free = free_cells();
  std::vector<Pos> outside;
  outside.reserve(outside_cells().size());
  for (Pos p : outside_cells())
    if (free.has(p)) outside.push_back(p);
  Queue places(in_drawn_order(outside));
  bool inside = false;
  for (int k : random_.random_permutation(int(dead.size()))) {
    Unit& unit = state_->units()[dead[k]];
    std::optional<Pos> p = places.take(free);
    if (not p and not inside) {
      inside = true;
      places = Queue(in_drawn_order(((free & caves_) - treasures_).list()));
      p = places.take(free);
    }
    if (not p) p = draw_narrow_place();
    if (p) revive(unit, *p);
    else leave_out(unit);
  }
}

// A cell for a unit when none is free.
std::optional<Pos> Board::draw_narrow_place() {
  CellSet empty = CellSet::board(SIDE, SIDE) - units_;
  empty.remove_square(balrog().pos, 1);
  const CellSet outside = empty - inside_moria(), caves = (empty & caves_) - treasures_;
  for (const CellSet& places : {outside, caves})
    if (not places.empty()) return places.nth(random_.random(0, places.count() - 1));
  return std::nullopt;
}

void Board::heal() {
  for (int id = 0; id < num_clan_units_; ++id) {
    const Unit& wizard = state_->units()[id];
    if (wizard.type != Wizard or is_dead_[id]) continue;
    for (Dir d : {Bottom, Right, Top, Left}) {
      const Pos p = wizard.pos + d;
      if (not clan_units_.contains(p)) continue;
      Unit& unit = state_->units()[state_->at(p).id];
      const int health = full_health(settings_, unit.type);
      if (unit.player != wizard.player or unit.health == health) continue;
      told_(EventKind::HEALED, unit, p, health - unit.health);
      unit.health = health;
    }
  }
}

void Board::count() {
  for (int player = 0; player < NUM_PLAYERS; ++player) {
    int& score = state_->score[player];
    score = state_->nb_cells[player];
    grow(score, std::int64_t(settings_.treasure_value()) * state_->nb_treasures[player]);
  }
}

// ------------------------------------------------------------------ changes of the board

void Board::put(Unit& unit, Pos p) {
  unit.pos = p;
  state_->at(p).id = unit.id;
  units_.add(p);
  if (is_of_clan(unit)) clan_units_.add(p);
}

void Board::take_off(Pos p) {
  state_->at(p).id = -1;
  units_.remove(p);
  clan_units_.remove(p);
}

// Puts a unit on the board that was not there, with full health.
void Board::revive(Unit& unit, Pos p) {
  is_dead_[unit.id] = false;
  unit.health = full_health(settings_, unit.type);
  put(unit, p);
  if (unit.type == Dwarf and caves_.has(p)) set_owner(p, unit.player);
}

// It keeps its position until the end of the round; an orc does not.
void Board::kill(Unit& unit) {
  take_off(unit.pos);
  is_dead_[unit.id] = true;
  if (unit.type != Orc) return;
  state_->lists.move(state_->ids(), unit.id, StateData::ORCS, StateData::NUM_LISTS - 1);
  leave_out(unit);
}

// A unit of a clan goes to one of the others.
void Board::kill_for_sauron(Unit& unit) {
  kill(unit);
  if (not is_of_clan(unit)) return;
  const int drawn = random_.random(0, NUM_PLAYERS - 2);
  set_clan(unit, drawn < unit.player ? drawn : drawn + 1);
}

void Board::set_clan(Unit& unit, int player) {
  const int from = list_for(unit);
  unit.player = player;
  state_->lists.move(state_->ids(), unit.id, from, list_for(unit));
}

int Board::list_for(const Unit& unit) const {
  switch (unit.type) {
    case Dwarf: return unit.player;
    case Wizard: return StateData::WIZARDS + unit.player;
    case Troll: return StateData::TROLLS;
    case Orc:
      if (not is_dead_[unit.id]) return StateData::ORCS;
      [[fallthrough]];
    default: return StateData::NUM_LISTS - 1;
  }
}

void Board::leave_out(Unit& unit) {
  unit.pos = NOWHERE;
  unit.health = 0;
}

// The owner of a cave; -1 for nobody.
void Board::set_owner(Pos p, int player) {
  int& owner = state_->at(p).owner;
  if (owner != -1) {
    owned_[owner].remove(p);
    --state_->nb_cells[owner];
  }
  owner = player;
  if (owner == -1) return;
  owned_[owner].add(p);
  ++state_->nb_cells[owner];
}

// ------------------------------------------------------------------ places

std::vector<Pos> Board::in_drawn_order(const std::vector<Pos>& cells) {
  std::vector<Pos> list;
  list.reserve(cells.size());
  for (int k : random_.random_permutation(int(cells.size()))) list.push_back(cells[k]);
  return list;
}

// The cells without a unit on them and around them, and not near the Balrog.
CellSet Board::free_cells() const {
  CellSet free = CellSet::board(SIDE, SIDE) - units_.grown(1);
  free.remove_square(balrog().pos, BALROG_SPACE);
  return free;
}

// ------------------------------------------------------------------ statistics

std::vector<Board::Statistic> Board::counted() {
  return {
      {"treasures", [](const Board& b) -> const int* { return b.state_->nb_treasures; }},
      {"captured", [](const Board& b) { return b.captured_.data(); }},
      {"killed", [](const Board& b) { return b.killed_.data(); }},
      {"dug", [](const Board& b) { return b.dug_.data(); }},
  };
}

}  // namespace game_engine
