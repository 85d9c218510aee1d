#include <Board.hh>

#include <algorithm>
#include <engine/board/Fight.hh>
#include <engine/board/Grow.hh>
#include <engine/text/Reader.hh>
#include <engine/board/Walls.hh>

namespace game_engine {

namespace {

// The players with this number of living units, by number.
std::vector<int> players_with(int number, const int (&num_alive)[NUM_PLAYERS]) {
  std::vector<int> players;
  for (int player = 0; player < NUM_PLAYERS; ++player)
    if (num_alive[player] == number) players.push_back(player);
  return players;
}

template <typename T>
const T& draw_one(const std::vector<T>& things, BoardDraws& random) {
  return things[random.random(0, int(things.size()) - 1)];
}

}  // namespace

// ------------------------------------------------------------------ setting up

std::int64_t streets_needed(const Settings& settings) {
  return NUM_PLAYERS * std::int64_t(settings.num_ini_units_per_clan()) +
         settings.num_ini_zombies() + settings.num_ini_food();
}

Board::Board(const Configuration& configuration, const MatchSeed& seed)
    : BoardBase(configuration, seed), rules_(RELEASES[configuration.release]) {
  if (configuration.start) adopt(*configuration.start);
  else draw_for(configuration, [&] { draw_board(); });
  state_->original_rules = original_rules_;
  state_->shows_quarters = rules_.players_see_quarters;
  state_->lists.fill(state_->ids, [&](int list, auto add) {
    for (const Unit* u = state_->units; u != state_->units + state_->num_units; ++u)
      if (state_->list_of(u->type, u->player) == list) add(u->id);
  });
  conversion_starts_.resize(state_->num_units, false);
  ways_.resize(state_->num_units);
}

void Board::adopt(const StateData& start) {
  state_ = std::make_unique<StateData>(start);
  whole_board().for_each([&](Pos p) {
    const Cell& c = state_->at(p);
    if (c.type == Street) streets_.add(p);
    if (c.food) food_.add(p);
    if (c.owner == -1) return;
    owned_[c.owner].add(p);
    ++num_owned_[c.owner];
  });
  for (int id = 0; id < state_->num_units; ++id)
    units_of(state_->units[id].type).add(state_->units[id].pos);
}

void Board::draw_board() {
  const CellSet waste = draw_waste();
  streets_ = whole_board() - waste;
  if (streets_.count() < streets_needed(settings_))
    throw InputError("the board is too small: it has " + std::to_string(streets_.count()) +
                     " street cells, and units + zombies + food are " +
                     std::to_string(streets_needed(settings_)));
  state_ = std::make_unique<StateData>();
  waste.for_each([&](Pos p) { state_->at(p).type = Waste; });
  std::fill_n(state_->strength_points, NUM_PLAYERS, settings_.clan_ini_strength());
  for (int player : SEATS)
    for (int k = 0; k < settings_.num_ini_units_per_clan(); ++k) add_unit(Alive, player);
  for (int k = 0; k < settings_.num_ini_zombies(); ++k) add_unit(Zombie, NOBODY);
  for (int k = 0; k < settings_.num_ini_food(); ++k) add_food();
}

CellSet Board::draw_waste() {
  WallRules rules;
  rules.direction_comes_first = true;
  rules.turns = rules_.turns;
  return draw_walls(settings_.board_rows(), settings_.board_cols(), random_, rules);
}

void Board::add_unit(UnitType type, int player) {
  const int id = state_->num_units++;
  state_->units[id] = Unit(type, id, player, Pos(), NEVER);
  if (type == Alive) ++state_->num_alive[player];
  put(state_->units[id], draw_place());
}

// ------------------------------------------------------------------ a round

void Board::play_round(const OrdersBySeat& orders, Outcomes* outcomes) {
  std::copy_n(state_->num_alive, NUM_PLAYERS, alive_at_start_.begin());
  carry_out_all(orders, outcomes);
  move_zombies();
  places_.reset();  // from here on, things are only added, at drawn places
  go_on_with_conversions();
  bring_back_zombies();
  change_a_clan();
  eat();
  count_scores();
}

Reason Board::carry_out(const Orders&, const Order& order) {
  Unit& unit = state_->units[order.id];
  if (order.kind != 'm') return Reason::NO_SUCH_ORDER;
  if (unit.type != Alive) return Reason::DEAD;
  const Dir dir = Dir(order.dir);
  if (not dir_ok(dir)) return Reason::NO_DIRECTION;
  if (dir % 2 != 0) return Reason::DIAGONAL;
  const Pos target = unit.pos + dir;
  if (not settings_.pos_ok(target)) return Reason::OFF_THE_BOARD;
  const Cell& cell = state_->at(target);
  if (cell.type == Waste) return Reason::WASTE;
  if (cell.id != -1) return meet(unit, state_->units[cell.id]);
  if (remove_food(target)) {
    ++food_taken_[unit.player];
    grow(all_food_taken_[unit.player], 1);
    told_(EventKind::FOOD, unit, target);
  }
  walk(unit, target);
  return Reason::DONE;
}

Reason Board::meet(Unit& unit, Unit& other) {
  if (other.type == Dead) return Reason::DEAD_UNIT;
  if (other.player == unit.player) return Reason::MATE;
  if (other.type == Zombie) kill_zombie(unit, other);
  else fight(unit, other);
  return Reason::DONE;
}

void Board::kill_zombie(const Unit& killer, Unit& zombie) {
  const int player = killer.player, points = settings_.points_for_killing_zombie();
  told_(EventKind::KILL_ZOMBIE, killer, zombie, zombie.pos, points);
  take_off(zombie);
  zombies_killed_[player].push_back(zombie.id);
  grow(state_->kill_points[player], points);
  grow(all_zombies_killed_[player], 1);
}

void Board::fight(Unit& attacker, Unit& other) {
  const bool wins = attacker_wins(strength(attacker.player), strength(other.player),
                                  rules_.fights_draw_both_ends, random_);
  const int winner = wins ? attacker.player : other.player;
  told_(wins ? EventKind::FIGHT_WON : EventKind::FIGHT_LOST, attacker, other, other.pos,
        settings_.points_for_killing_person());
  die(wins ? other : attacker);
  grow(state_->kill_points[winner], settings_.points_for_killing_person());
  grow(fights_won_[winner], 1);
}

// In a fight. Clans without living units don't fight.
std::int64_t Board::strength(int player) const {
  const int divisors[] = {state_->num_alive[player], alive_at_start_[player], 4};
  return state_->strength_points[player] / divisors[int(rules_.fights_divide_by)];
}

// ------------------------------------------------------------------ the zombies

void Board::move_zombies() {
  for (const Order& step : choose_steps())
    if (carry_out_step(state_->units[step.id], Dir(step.dir))) carried_out_.record(step);
}

// All zombies choose, by id, before the first one moves.
std::vector<Order> Board::choose_steps() {
  const bool all_at_once = rules_.zombies_draw_all_at_once;
  find_ways();
  std::vector<Order> steps;
  steps.reserve(std::size_t(state_->num_units));
  for (int id = 0; id < state_->num_units; ++id) {
    std::vector<unsigned>& ways = ways_[id];
    if (ways.empty()) continue;
    const int drawn = all_at_once ? 0 : random_.random(0, int(ways.size()) - 1);
    steps.push_back({'m', id, draw_direction(ways[drawn]), 0, 0});
    ways.clear();
  }
  return steps;
}

// What each zombie draws from: the nearest units, by id, one by one or all at once.
void Board::find_ways() {
  pursuit_.search(alive_, streets_ - dead_, zombies_);
  const auto add = [&](Pos zombie, unsigned directions) {
    ways_[state_->at(zombie).id].push_back(directions);
  };
  if (rules_.zombies_draw_all_at_once) {
    pursuit_.to_nearest(add);
  } else {
    pursuit_.leave_ways();
    const Unit* const end = state_->units + state_->num_units;
    for (const Unit* u = state_->units; u != end; ++u)
      if (u->type == Alive) pursuit_.to(u->pos, add);
  }
}

// One of the directions whose bits are set.
Dir Board::draw_direction(unsigned directions) {
  for (int k = random_.random(0, CellSet::popcount(directions) - 1); k > 0; --k)
    directions &= directions - 1;
  return Dir(__builtin_ctz(directions));
}

bool Board::carry_out_step(Unit& zombie, Dir dir) {
  const Pos target = zombie.pos + dir;
  if (zombies_.has(target)) return false;
  if (alive_.has(target)) {
    bite(zombie, state_->units[state_->at(target).id]);
  } else {
    if (remove_food(target)) told_(EventKind::FOOD_GONE, zombie, target);
    walk(zombie, target);
  }
  return true;
}

void Board::bite(const Unit& zombie, Unit& unit) {
  const bool is_first = unit.rounds_for_zombie == NEVER;
  if (is_first) start_conversion(unit);
  told_(is_first ? EventKind::BITE : EventKind::BITE_AGAIN, zombie, unit, unit.pos);
}

// ------------------------------------------------------------------ the end of the round

void Board::go_on_with_conversions() {
  for (int id = 0; id < state_->num_units; ++id) {
    Unit& unit = state_->units[id];
    if (unit.rounds_for_zombie != NEVER and not conversion_starts_[id] and
        --unit.rounds_for_zombie == 0)
      become_zombie(unit);
    conversion_starts_[id] = false;
  }
}

void Board::bring_back_zombies() {
  for (int player = 0; player < NUM_PLAYERS; ++player) {
    for (int id : zombies_killed_[player]) {
      become(state_->units[id], Alive, player);
      put(state_->units[id], draw_place());
      told_(EventKind::COMES_BACK, state_->units[id], state_->units[id].pos);
    }
    zombies_killed_[player].clear();
  }
}

void Board::change_a_clan() {
  if (random_.random(0, 4) != 0) return;
  const auto [from, to] = draw_clans();
  const int n = state_->num_alive[from];
  if (n == 0) return;
  int k = random_.random(0, n - 1);
  for (int id = 0; id < state_->num_units; ++id) {
    Unit& unit = state_->units[id];
    if (unit.type == Alive and unit.player == from and k-- == 0) join(unit, to);
  }
}

// The clan that loses a unit, and the one that gets it.
std::pair<int, int> Board::draw_clans() {
  const int* counts = state_->num_alive;
  const auto [least, most] = std::minmax_element(counts, counts + NUM_PLAYERS);
  if (*least == *most) {
    const int to = random_.random(0, NUM_PLAYERS - 1);
    int from;
    do from = random_.random(0, NUM_PLAYERS - 1);
    while (from == to);
    return {from, to};
  }
  std::vector<int> largest = players_with(*most, state_->num_alive);
  std::reverse(largest.begin(), largest.end());
  const int from = draw_one(largest, random_);
  return {from, draw_one(players_with(*least, state_->num_alive), random_)};
}

void Board::eat() {
  for (int player = 0; player < NUM_PLAYERS; ++player) {
    int& points = state_->strength_points[player];
    grow(points,
         std::int64_t(food_taken_[player]) * settings_.food_strength() - state_->num_alive[player]);
    points = std::max(0, points);
    food_taken_[player] = 0;
  }
  for (; food_gone_ > 0; --food_gone_) add_food();
}

void Board::count_scores() {
  for (int player = 0; player < NUM_PLAYERS; ++player) {
    state_->score[player] = state_->kill_points[player];
    grow(state_->score[player],
         std::int64_t(num_owned_[player]) * settings_.points_per_owned_cell());
  }
}

// ------------------------------------------------------------------ changes of the board

CellSet& Board::units_of(UnitType type) {
  return type == Alive ? alive_ : type == Dead ? dead_ : zombies_;
}

void Board::put(Unit& unit, Pos p) {
  unit.pos = p;
  state_->at(p).id = unit.id;
  units_of(unit.type).add(p);
  set_owner(p, unit.player);
}

void Board::take_off(const Unit& unit) {
  state_->at(unit.pos).id = -1;
  units_of(unit.type).remove(unit.pos);
}

void Board::walk(Unit& unit, Pos p) {
  take_off(unit);
  put(unit, p);
}

// The board must no longer have it among the units of its old type.
void Board::become(Unit& unit, UnitType type, int player) {
  if (unit.type == Alive) --state_->num_alive[unit.player];
  if (type == Alive) ++state_->num_alive[player];
  state_->lists.move(state_->ids, unit.id, state_->list_of(unit.type, unit.player),
                     state_->list_of(type, player));
  unit.type = type;
  unit.player = player;
}

void Board::die(Unit& unit) {
  take_off(unit);
  become(unit, Dead, unit.player);
  put(unit, unit.pos);
  start_conversion(unit);
}

void Board::start_conversion(Unit& unit) {
  unit.rounds_for_zombie = settings_.rounds_before_becoming_zombie();
  conversion_starts_[unit.id] = true;
}

void Board::become_zombie(Unit& unit) {
  told_(EventKind::BECOMES_ZOMBIE, unit, unit.pos);
  take_off(unit);
  become(unit, Zombie, NOBODY);
  unit.rounds_for_zombie = NEVER;
  put(unit, unit.pos);
}

void Board::join(Unit& unit, int player) {
  told_(EventKind::CHANGES_CLAN, unit, unit.pos, player);
  become(unit, Alive, player);
  set_owner(unit.pos, player);
}

void Board::set_owner(Pos p, int player) {
  int& owner = state_->at(p).owner;
  if (owner == player) return;
  if (owner != NOBODY) {
    owned_[owner].remove(p);
    --num_owned_[owner];
  }
  if (player != NOBODY) {
    owned_[player].add(p);
    ++num_owned_[player];
  }
  owner = player;
}

// Returns whether there was food.
bool Board::remove_food(Pos p) {
  if (not state_->at(p).food) return false;
  state_->at(p).food = false;
  food_.remove(p);
  ++food_gone_;
  return true;
}

void Board::add_food() {
  const Pos p = draw_place(true);
  state_->at(p).food = true;
  food_.add(p);
}

// ------------------------------------------------------------------ places

// Draws a place, and whatever is put there keeps the next one off.
Pos Board::draw_place(bool is_for_food) {
  const CellSet units = alive_ | dead_ | zombies_;
  const bool food_keeps_off = rules_.food_keeps_off;
  if (not places_) places_.emplace(food_keeps_off ? units | food_ : units, streets_ - food_);
  const int steps = is_for_food and not food_keeps_off ? 0 : KEEP_OFF;
  if (const std::optional<Pos> place = places_->draw(random_, steps)) return *place;
  return draw_cell_by_trial(streets_ - units - food_, settings_.board_rows(),
                            settings_.board_cols(), random_);
}

// ------------------------------------------------------------------ statistics

std::vector<Board::Statistic> Board::counted() {
  return {
      {"kills", [](const Board& b) { return b.fights_won_.data(); }},
      {"zombies", [](const Board& b) { return b.all_zombies_killed_.data(); }},
      {"food", [](const Board& b) { return b.all_food_taken_.data(); }},
  };
}

}  // namespace game_engine
