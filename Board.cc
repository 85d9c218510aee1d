#include <Board.hh>

#include <algorithm>
#include <cstdlib>
#include <engine/board/Fight.hh>
#include <engine/board/Grow.hh>
#include <engine/text/Reader.hh>
#include <limits>

namespace game_engine {

namespace {

constexpr Dir ALL_DIRECTIONS[] = {Down, DR, Right, RU, Up, UL, Left, LD};
constexpr Dir CROSS[] = {Down, Right, Up, Left};

constexpr int NUM_INGREDIENTS = 15;
constexpr int GROUP_SIZE = 3;
constexpr int ROUNDS_WITHOUT_SPELLS = 50;  // the last ones
constexpr int SPELL_PERCENT = 15;

int row_distance(Pos p, Pos q) { return std::abs(p.i - q.i); }
int column_distance(Pos p, Pos q) { return std::abs(p.j - q.j); }
int manhattan(Pos p, Pos q) { return row_distance(p, q) + column_distance(p, q); }
int larger_distance(Pos p, Pos q) { return std::max(row_distance(p, q), column_distance(p, q)); }

}  // namespace

// ------------------------------------------------------------------ a round: docs/rules.md, 4

void Board::play_round(const OrdersBySeat& orders, Outcomes* outcomes) {
  spell_cast_ = false;
  carry_out_all(orders, outcomes);
  move_voldemort();
  voldemort_attacks();
  places_.reset();  // from here on, things are only added, at drawn places
  bring_back_the_dead();
  rest_and_convert();
  replace_books();
  count_scores();
  draw_ingredients();
}

Reason Board::carry_out(const Orders& orders, const Order& order) {
  Unit& unit = state_.units[order.id];
  switch (order.kind) {
    case 'm': return move(unit, Dir(order.dir));
    case 's': return spell(unit, orders.numbers(order), order.count);
    default: return Reason::NO_SUCH_ORDER;
  }
}

// Rules 5.
Reason Board::move(Unit& unit, Dir dir) {
  if (not dir_ok(dir)) return Reason::NO_DIRECTION;
  if (unit.type == Wizard and dir % 2 != 0) return Reason::DIAGONAL;
  const Pos target = unit.pos + dir;
  if (not settings_.pos_ok(target)) return Reason::OFF_THE_BOARD;
  const Cell& cell = state_.at(target);
  // Version 1.0 looks for Voldemort before it looks for walls.
  if (cell.type == Wall and not(original_rules_ and near_voldemort(target))) return Reason::WALL;
  if (near_voldemort(target)) {
    told_(EventKind::WALKED, unit, unit.pos);
    kill(unit);
    return Reason::DONE;
  }
  if (cell.id != -1) return meet(unit, state_.units[cell.id]);
  if (cell.book) {
    remove_book(target);
    ++books_read_[unit.player];
    told_(EventKind::BOOK, unit, target);
  }
  take_off(unit);
  put(unit, target);
  return Reason::DONE;
}

Reason Board::meet(Unit& mover, Unit& other) {
  if (mover.type == Ghost) return Reason::GHOSTS_DONT_FIGHT;
  if (mover.is_in_conversion_process()) return Reason::IN_CONVERSION;
  const bool mate = mover.player == other.player;
  if (other.type == Ghost) return mate ? Reason::OWN_GHOST : attack_ghost(mover, other);
  if (not mate) {
    if (other.is_in_conversion_process()) return Reason::RIVAL_IN_CONVERSION;
    duel(mover, other);
    return Reason::DONE;
  }
  if (not other.is_in_conversion_process()) return Reason::MATE;
  told_(EventKind::CANCEL, mover, other, other.pos, other.next_player);
  other.rounds_pending = 0;
  other.next_player = -1;
  return Reason::DONE;
}

Reason Board::attack_ghost(const Unit& attacker, Unit& ghost) {
  const int last = ghost.last_attack_received();
  if (last != -1 and state_.round - last < settings_.rounds_no_attack_ghost())
    return Reason::PROTECTED;
  grow(ghost.rounds_pending, settings_.rounds_attack_resting_ghost());
  ghost.next_player = state_.round;
  told_(EventKind::GHOST, attacker, ghost, ghost.pos, settings_.rounds_attack_resting_ghost());
  return Reason::DONE;
}

// Rules 6.
void Board::duel(Unit& attacker, Unit& other) {
  const std::int64_t n = state_.magic_strength(attacker.player);
  const std::int64_t m = state_.magic_strength(other.player);
  const int points = settings_.points_for_converting_wizard();
  if (n > 2 * m) {
    told_(EventKind::CONVERTS, attacker, other, other.pos, int(n), int(m), points);
    convert(other, attacker.player);
  } else if (m > 2 * n) {
    told_(EventKind::CONVERTED, attacker, other, other.pos, int(n), int(m), points);
    convert(attacker, other.player);
  } else {
    const bool wins = attacker_wins(n, m, original_rules_, random_);
    Unit& loser = wins ? other : attacker;
    loser.next_player = (wins ? attacker : other).player;
    loser.rounds_pending = settings_.rounds_for_converting_wizard();
    told_(wins ? EventKind::DUEL_WON : EventKind::DUEL_LOST, attacker, other, other.pos,
          loser.next_player);
  }
}

// Rules 7.
Reason Board::spell(Unit& ghost, const int* solution, int size) {
  if (ghost.type != Ghost) return Reason::WIZARDS_DONT_CAST;
  if (settings_.num_rounds() - state_.round <= ROUNDS_WITHOUT_SPELLS) return Reason::TOO_LATE;
  if (ghost.resting_rounds() > 0) return Reason::RESTS;
  if (spell_cast_) return Reason::SOMEBODY_WAS_FASTER;
  const Reason wrong = check(solution, size);
  if (wrong != Reason::DONE) return wrong;
  spell_cast_ = true;
  ++spells_[ghost.player];
  ghost.rounds_pending = settings_.rounds_spell_resting_ghost();

  const CellSet free = corridors_ - units_;
  const std::vector<Pos> cells = (free - owned_[ghost.player]).list();
  // Version 1.0 counts the cells that are the caster's already, and computes in doubles.
  const int wanted =
      original_rules_ ? int(0.15 * free.count()) : int(cells.size()) * SPELL_PERCENT / 100;
  const std::vector<Pos> won = draw_some(cells, std::min(wanted, int(cells.size())));
  for (Pos p : won) own(p, ghost.player);
  told_(EventKind::SPELL, ghost, ghost.pos, won);
  return Reason::DONE;
}

std::vector<Pos> Board::draw_some(const std::vector<Pos>& cells, int number) {
  const std::vector<int> order = random_.random_permutation(int(cells.size()));
  std::vector<Pos> some;
  for (int k = 0; k < number; ++k) some.push_back(cells[order[k]]);
  return some;
}

// DONE if the solution is right.
Reason Board::check(const int* solution, int size) const {
  const int n = state_.num_ingredients, groups = n / GROUP_SIZE;
  if (size != n) return Reason::WRONG_LENGTH;
  int members[MAX_INGREDIENTS] = {}, sum[MAX_INGREDIENTS] = {};
  for (int k = 0; k < n; ++k) {
    if (solution[k] < 0 or solution[k] >= groups) return Reason::WRONG_GROUPS;
    ++members[solution[k]];
    sum[solution[k]] += state_.ingredients[k];
  }
  for (int g = 0; g < groups; ++g)
    if (members[g] != GROUP_SIZE) return Reason::WRONG_GROUPS;
  for (int g = 0; g < groups; ++g)
    if (sum[g] != sum[0]) return Reason::WRONG_SUMS;
  return Reason::DONE;
}

// ------------------------------------------------------------------ the end of the round: rules 9

// Rules 8.
void Board::move_voldemort() {
  const std::optional<Pos> goal = draw_voldemorts_goal();
  if (not goal) return;
  const Pos from = state_.voldemort;
  std::optional<Pos> best;
  for (Dir d : CROSS) {
    const Pos to = from + d;
    const bool on_border = to.i == 0 or to.i == settings_.board_rows() - 1 or to.j == 0 or
                           to.j == settings_.board_cols() - 1;
    if (on_border or manhattan(to, *goal) > manhattan(from, *goal)) continue;
    if (not best or larger_distance(to, *goal) < larger_distance(*best, *goal)) best = to;
  }
  if (best) state_.voldemort = *best;
}

// The position of one of the nearest units; nothing if there is no unit.
std::optional<Pos> Board::draw_voldemorts_goal() {
  std::vector<Pos> nearest;
  int least = std::numeric_limits<int>::max();
  for (int id = 0; id < state_.num_units; ++id) {
    // In version 1.0 he looks for those that died in this round, too.
    if (is_dead_[id] and not original_rules_) continue;
    const Pos p = state_.units[id].pos;
    const int distance = manhattan(state_.voldemort, p);
    if (distance > least) continue;
    if (distance < least) nearest.clear();
    least = distance;
    nearest.push_back(p);
  }
  if (nearest.empty()) return std::nullopt;
  return nearest[random_.random(0, int(nearest.size()) - 1)];
}

void Board::voldemort_attacks() {
  for (Dir d : ALL_DIRECTIONS) {
    const Pos p = state_.voldemort + d;
    const Cell& cell = state_.at(p);
    if (cell.book) {
      remove_book(p);
      ++books_taken_;
      told_(EventKind::BOOK_TAKEN, p);
    }
    if (cell.id != -1) {
      told_(EventKind::TAKEN, state_.units[cell.id], p);
      kill(state_.units[cell.id]);
    }
    disown(p);
  }
}

void Board::bring_back_the_dead() {
  for (std::vector<int>& dead : dead_wizards_) {
    for (int id : dead) {
      Unit& wizard = state_.units[id];
      const Pos place = draw_place();
      set_clan(wizard, random_.random(0, NUM_PLAYERS - 1));
      wizard.rounds_pending = 0;
      wizard.next_player = -1;
      ++state_.clan_size[wizard.player];
      put(wizard, place);
      is_dead_[id] = false;
      told_(EventKind::COMES_BACK, wizard, place);
    }
    dead.clear();
  }
  for (int id : state_.ghost) {
    if (not is_dead_[id]) continue;
    Unit& ghost = state_.units[id];
    ghost.rounds_pending = settings_.rounds_spell_resting_ghost();
    ghost.next_player = -1;
    put(ghost, draw_place());
    is_dead_[id] = false;
    told_(EventKind::COMES_BACK, ghost, ghost.pos);
  }
}

void Board::rest_and_convert() {
  for (int id = 0; id < state_.num_units; ++id) {
    Unit& unit = state_.units[id];
    if (unit.rounds_pending > 0) {
      --unit.rounds_pending;
      if (unit.type != Wizard or unit.rounds_pending > 0) continue;
      const int from = unit.player;
      convert(unit, unit.next_player);
      told_(EventKind::FINISH, unit, unit.pos, from, settings_.points_for_converting_wizard());
    }
  }
}

void Board::replace_books() {
  for (int player = 0; player < NUM_PLAYERS; ++player) {
    grow(state_.strength[player],
         std::int64_t(books_read_[player]) * settings_.book_magic_strength());
    for (; books_read_[player] > 0; --books_read_[player]) add_book();
  }
  for (; books_taken_ > 0; --books_taken_) add_book();
}

void Board::count_scores() {
  for (int player = 0; player < NUM_PLAYERS; ++player) {
    state_.score[player] = state_.points_for_conversions[player];
    grow(state_.score[player],
         std::int64_t(num_owned_[player]) * settings_.points_per_owned_cell());
  }
}

void Board::draw_ingredients() {
  state_.num_ingredients = NUM_INGREDIENTS;
  int numbers[NUM_INGREDIENTS];
  const int total = random_.random(5, 30);
  const int least = total / 4, most = total / 2;
  for (int k = 0; k < NUM_INGREDIENTS; k += GROUP_SIZE) {
    do {
      numbers[k] = random_.random(least, most);
      numbers[k + 1] = random_.random(least, most);
      numbers[k + 2] = total - numbers[k] - numbers[k + 1];
    } while (numbers[k + 2] < least or numbers[k + 2] > most);
  }
  const std::vector<int> position = random_.random_permutation(NUM_INGREDIENTS);
  for (int k = 0; k < NUM_INGREDIENTS; ++k) state_.ingredients[position[k]] = numbers[k];
}

// ------------------------------------------------------------------ changes of the board

void Board::put(Unit& unit, Pos p) {
  unit.pos = p;
  state_.at(p).id = unit.id;
  units_.add(p);
  own(p, unit.player);
}

void Board::take_off(Unit& unit) {
  state_.at(unit.pos).id = -1;
  units_.remove(unit.pos);
}

void Board::own(Pos p, int player) {
  disown(p);
  state_.at(p).owner = player;
  owned_[player].add(p);
  ++num_owned_[player];
}

void Board::disown(Pos p) {
  int& owner = state_.at(p).owner;
  if (owner == -1) return;
  owned_[owner].remove(p);
  --num_owned_[owner];
  owner = -1;
}

void Board::add_book() {
  const Pos p = draw_place();
  state_.at(p).book = true;
  books_.add(p);
}

void Board::remove_book(Pos p) {
  state_.at(p).book = false;
  books_.remove(p);
}

// The wizard changes clan, with the cell under it.
void Board::convert(Unit& wizard, int player) {
  --state_.clan_size[wizard.player];
  ++state_.clan_size[player];
  set_clan(wizard, player);
  wizard.rounds_pending = 0;
  wizard.next_player = -1;
  own(wizard.pos, player);
  grow(state_.points_for_conversions[player], settings_.points_for_converting_wizard());
  ++conversions_[player];
}

void Board::set_clan(Unit& wizard, int player) {
  state_.wizards.move(state_.wizard_ids, wizard.id, wizard.player, player);
  wizard.player = player;
}

void Board::kill(Unit& unit) {
  take_off(unit);
  is_dead_[unit.id] = true;
  if (unit.type == Wizard) {
    dead_wizards_[unit.player].push_back(unit.id);
    --state_.clan_size[unit.player];
  }
}

// ------------------------------------------------------------------ places

bool Board::near_voldemort(Pos p) const { return larger_distance(p, state_.voldemort) <= 1; }

CellSet Board::voldemorts_zone() const {
  CellSet voldemort;
  if (voldemort_is_here_) voldemort.add(state_.voldemort);
  return voldemort.grown(1);
}

CellSet Board::empty_cells() const { return corridors_ - units_ - books_; }

Pos Board::draw_place() {
  if (not places_) {
    CellSet things = units_ | books_;
    if (voldemort_is_here_) things.add(state_.voldemort);
    places_.emplace(things, corridors_);
  }
  if (const std::optional<Pos> place = places_->draw(random_)) return *place;
  const CellSet empty = empty_cells(), far = empty - voldemorts_zone();
  return draw_cell_by_trial(far.empty() ? empty : far, settings_.board_rows(),
                            settings_.board_cols(), random_);
}

// ------------------------------------------------------------------ statistics

std::vector<Board::Statistic> Board::counted() {
  return {
      {"conversions", [](const Board& b) { return b.conversions_.data(); }},
      {"cells", [](const Board& b) { return b.num_owned_.data(); }},
      {"spells", [](const Board& b) { return b.spells_.data(); }},
  };
}

}  // namespace game_engine
