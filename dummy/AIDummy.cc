#include "dummy/Spells.hh"

#define PLAYER_NAME Dummy

// The opponent by which a player qualifies.
//
// Each wizard walks to what it finds first near it: a book or, if it is one of those who hunt, a
// rival wizard to attack. Where there is none, it walks to the nearest cell to own; and now and
// then anywhere. All keep away from Voldemort. Nobody frees a mate, and no two agree on who goes
// where. The ghost wanders about, and casts the spell when it may.
struct PLAYER_NAME : public SpellCaster {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  const int near = 6;                         // steps to look for books and rivals
  const double courage = 0.7;                 // our strength, by a rival's, at which we attack it
  const int hunters_of_20 = 12;
  const int percent_of_wandering = 8;
  const int last_rounds_without_spells = 50;

  const vector<Dir> cross = {Down, Right, Up, Left};
  const Dir none = Dir(8);

  // Whether Voldemort can attack at p in this round.
  bool is_dangerous (Pos p) const {
    const Pos v = pos_voldemort();
    return max(abs(p.i - v.i), abs(p.j - v.j)) <= 2;
  }

  bool is_way (Pos p) const {
    return pos_ok(p) and cell(p).type == Corridor and not is_dangerous(p);
  }

  bool is_free (Pos p) const { return is_way(p) and cell(p).id == -1; }

  bool is_hunter (const Unit& u) const { return u.id%20 < hunters_of_20; }

  bool is_prey (const Unit& v) const {
    return v.player != me() and v.type == Wizard and not v.is_in_conversion_process() and
           magic_strength(me()) >= courage*magic_strength(v.player);
  }

  // Whether u wants to go to p, so many steps away.
  bool is_goal (const Unit& u, Pos p, int distance) const {
    const Cell c = cell(p);
    if (c.id != -1) return is_hunter(u) and is_prey(unit(c.id));
    return c.book or (distance > near and c.owner != me());
  }

  // The first step of a shortest way from u to a goal; none if there is no way.
  Dir way (const Unit& u) const {
    struct Step { Pos pos; Dir first; int distance; };
    vector<bool> seen(board_rows()*board_cols(), false);
    const auto at = [&] (Pos p) { return p.i*board_cols() + p.j; };
    queue<Step> pending;
    pending.push({u.pos, none, 0});
    seen[at(u.pos)] = true;
    while (not pending.empty()) {
      const Step step = pending.front();
      pending.pop();
      if (step.distance > 0 and is_goal(u, step.pos, step.distance)) return step.first;
      if (step.distance > 0 and not is_free(step.pos)) continue;
      for (Dir d : cross) {
        const Pos p = step.pos + d;
        if (not is_way(p) or seen[at(p)]) continue;
        seen[at(p)] = true;
        pending.push({p, step.distance == 0 ? d : step.first, step.distance + 1});
      }
    }
    return none;
  }

  void wander (const Unit& u) {
    for (int k : random_permutation(cross.size()))
      if (is_free(u.pos + cross[k])) return move(u.id, cross[k]);
  }

  void move_wizard (const Unit& u) {
    if (is_dangerous(u.pos) or random(1, 100) <= percent_of_wandering) return wander(u);
    const Dir d = way(u);
    if (d != none) move(u.id, d);
  }

  void move_ghost (const Unit& u) {
    const Dir d = Dir(random(Down, LD));
    if (is_free(u.pos + d)) move(u.id, d);
  }

  virtual void play () {
    if (status(me()) > 0.9) return;
    const Unit my_ghost = unit(ghost(me()));
    const bool is_in_time = num_rounds() - round() > last_rounds_without_spells;
    if (my_ghost.resting_rounds() == 0 and is_in_time) cast_spell(my_ghost.id);
    else move_ghost(my_ghost);
    for (int id : wizards(me())) move_wizard(unit(id));
  }

};

RegisterPlayer(PLAYER_NAME);
