// What the units of Sauron do, when the orders of the clans have been carried out.

#include <Board.hh>

#include <algorithm>
#include <climits>

namespace game_engine {

namespace {

constexpr int DANGER = 4;  // Orcs and trolls keep off the cells at most so far from the Balrog.

// How near cells are to goals, in steps of eight directions.
class Nearness {
 public:
  // Steps lead through `ways`, which contain the goals. In version 1.1, cells without a way count
  // as the nearest of all.
  Nearness(const CellSet& goals, const CellSet& ways, bool original_rules)
      : goals_(goals & ways), ways_(ways) {
    if (original_rules) joined_ = joined();
  }

  // Those of the directions from p that lead nearest to a goal: all of them, if none leads to one.
  std::vector<Dir> nearest(Pos p, const std::vector<Dir>& directions) const {
    const auto those = [&](auto holds) {
      std::vector<Dir> some;
      for (Dir d : directions)
        if (holds(p + d)) some.push_back(d);
      return some;
    };
    if (joined_) {
      std::vector<Dir> lost = those([&](Pos q) { return not joined_->has(q); });
      if (not lost.empty()) return lost;
    }
    for (CellSet reached = goals_;;) {
      std::vector<Dir> near = those([&](Pos q) { return reached.has(q); });
      if (not near.empty()) return near;
      const CellSet wider = reached.grown(1) & ways_;
      if (wider == reached) return directions;
      reached = wider;
    }
  }

 private:
  // All cells that have a way to a goal.
  CellSet joined() const {
    CellSet reached = goals_;
    for (CellSet before; not(reached == before);) {
      before = reached;
      reached.spread_within(ways_);
      reached |= reached.grown(1) & ways_;
    }
    return reached;
  }

  const CellSet goals_, ways_;
  std::optional<CellSet> joined_;
};

// The cells at most so many steps from p, if all steps go up, down, left or right.
CellSet diamond(Pos p, int steps) {
  CellSet cells;
  for (int i = std::max(0, p.i - steps); i <= std::min(SIDE - 1, p.i + steps); ++i) {
    const int wide = steps - std::abs(i - p.i);
    for (int j = std::max(0, p.j - wide); j <= std::min(SIDE - 1, p.j + wide); ++j)
      cells.add(Pos(i, j));
  }
  return cells;
}

}  // namespace

void Board::act_for_sauron() {
  const CellSet safe = CellSet::board(SIDE, SIDE) - diamond(balrog().pos, DANGER);
  act_orcs(safe);
  act_trolls(safe);
  act_balrog();
}

// ------------------------------------------------------------------ orcs and trolls

void Board::act_orcs(const CellSet& safe) {
  const CellSet ways = safe & (caves_ | abysses_);
  std::optional<Nearness> nearness;
  for (int id = num_clan_units_; id < num_clan_units_ + settings_.max_nb_orcs(); ++id) {
    if (is_dead_[id]) continue;
    Unit& orc = state_->units()[id];
    // In version 1.1 those that other orcs have killed since attract, too.
    if (not nearness or not original_rules_)
      nearness.emplace(clan_units_ & caves_, ways, original_rules_);
    if (attack_neighbour(orc)) continue;
    walk(orc, nearness->nearest(orc.pos, neighbours(orc.pos, ways, units_)));
  }
}

void Board::act_trolls(const CellSet& safe) {
  const CellSet caves = safe & caves_;
  std::optional<Nearness> nearness;
  const int end = state_->num_units - 1;
  for (int id = end - settings_.nb_trolls(); id < end; ++id) {
    Unit& troll = state_->units()[id];
    // In version 1.1 those that the clans have killed in this round act, too.
    if (is_dead_[id] and (not original_rules_ or troll.pos == NOWHERE)) continue;
    if (attack_neighbour(troll)) continue;
    if (inside_moria().has(troll.pos)) {
      walk(troll, neighbours(troll.pos, caves, units_));
      continue;
    }
    const CellSet ways = safe - (inside_moria() - caves_);
    if (not nearness) nearness.emplace(caves_, ways, original_rules_);
    walk(troll, nearness->nearest(troll.pos, neighbours(troll.pos, ways, units_)));
  }
}

// Attacks a unit of a clan beside it, if there is one.
bool Board::attack_neighbour(const Unit& attacker) {
  const std::vector<Dir> victims = neighbours(attacker.pos, clan_units_);
  if (victims.empty()) return false;
  const Dir d = victims[random_.random(0, int(victims.size()) - 1)];
  Unit& victim = state_->units()[state_->at(attacker.pos + d).id];
  const bool is_orc = attacker.type == Orc;
  const int damage =
      random_.random(is_orc ? settings_.min_damage_orcs() : settings_.min_damage_trolls(),
                     is_orc ? settings_.max_damage_orcs() : settings_.max_damage_trolls());
  victim.health -= damage;
  if (victim.health <= 0) kill_by(attacker, victim, EventKind::KILL);
  else told_(EventKind::WOUND, attacker, victim, victim.pos, damage, victim.health);
  carried_out_.add('m', attacker.id, d);
  return true;
}

// Goes in one of the directions; without any it stays.
void Board::walk(Unit& unit, const std::vector<Dir>& directions) {
  Dir d = None;
  if (not directions.empty()) {
    d = directions[random_.random(0, int(directions.size()) - 1)];
    const Pos p = unit.pos + d;
    take_off(unit.pos);
    put(unit, p);
    set_owner(p, -1);
  }
  carried_out_.add('m', unit.id, d);
}

// The directions in which a cell of the set is next to p, and not taken.
std::vector<Dir> Board::neighbours(Pos p, const CellSet& cells, const CellSet& taken) {
  std::vector<Dir> directions;
  for (Dir d = Bottom; d < None; d = Dir(d + 1))
    if (const Pos q = p + d; cells.contains(q) and not taken.has(q)) directions.push_back(d);
  return directions;
}

// ------------------------------------------------------------------ the Balrog

void Board::act_balrog() {
  const Pos prey = draw_prey();
  const Dir d = prey == NOWHERE ? None : step_to(prey);
  const Pos p = balrog().pos + d;
  take_off(balrog().pos);
  put(balrog(), p);
  carried_out_.add('m', balrog().id, d);
  burn();
}

// Where one of the nearest units of the clans is inside Moria; NOWHERE if there is none.
Pos Board::draw_prey() {
  std::vector<Pos> nearest;
  int least = INT_MAX;
  for (int id = 0; id < num_clan_units_; ++id) {
    const Pos p = state_->units()[id].pos;
    const int steps = manhattan(p, balrog().pos);
    if (steps > least or (is_dead_[id] and not original_rules_) or not inside_moria().contains(p))
      continue;
    if (steps < least) nearest.clear();
    least = steps;
    nearest.push_back(p);
  }
  if (nearest.empty()) return NOWHERE;
  return nearest[random_.random(0, int(nearest.size()) - 1)];
}

// The step that makes the larger of the two distances smaller.
Dir Board::step_to(Pos prey) {
  const int down = prey.i - balrog().pos.i, right = prey.j - balrog().pos.j;
  const Dir vertical = down > 0 ? Bottom : Top, horizontal = right > 0 ? Right : Left;
  if (std::abs(down) != std::abs(right))
    return std::abs(down) > std::abs(right) ? vertical : horizontal;
  const auto [first, second] = std::minmax(vertical, horizontal);
  return original_rules_ or random_.random(0, 1) == 0 ? first : second;
}

// Around the Balrog, cells belong to nobody and units die.
void Board::burn() {
  const Pos b = balrog().pos;
  set_owner(b, -1);
  for (int d = 0; d < None; ++d) {
    const Pos p = b + Dir(d);
    set_owner(p, -1);
    const int id = state_->at(p).id;
    if (id == -1 or is_dead_[id]) continue;
    Unit& unit = state_->units()[id];
    if (is_of_clan(unit)) kill_by(balrog(), unit, EventKind::BALROG_KILLS);
    else {
      told_(EventKind::BALROG_KILLS_OWN, balrog(), unit, p);
      kill(unit);
    }
  }
}

// Of a unit of a clan.
void Board::kill_by(const Unit& killer, Unit& victim, EventKind how) {
  const Unit before = victim;
  kill_for_sauron(victim);
  told_(how, killer, before, before.pos, victim.player);
}

}  // namespace game_engine
