#include "Player.hh"

#define PLAYER_NAME Demo

// An example: it uses every part of the interface once. Its wizards walk to the nearest
// book, attack rivals beside them when they are stronger, rescue mates in conversion and
// keep away from Voldemort; its ghost casts the spell.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  // The directions of a wizard. A ghost has all eight.
  const vector<Dir> cross = {Down, Right, Up, Left};

  // How many rounds have passed since the start: attributes keep their values.
  int rounds_played = 0;

  // Whether Voldemort can reach p, or attack there, with his next step.
  bool is_dangerous (Pos p) const {
    Pos v = pos_voldemort();
    return max(abs(p.i - v.i), abs(p.j - v.j)) <= 2;
  }

  // Whether a unit can walk on p.
  bool is_free (Pos p) const {
    return pos_ok(p) and cell(p).type == Corridor and cell(p).id == -1 and not is_dangerous(p);
  }

  // The first step of a shortest way from p to a book, by breadth-first search:
  // a value that is no direction if there is none.
  Dir way_to_book (Pos p) const {
    const Dir nowhere = Dir(8);
    vector<bool> seen(board_rows()*board_cols(), false);
    const auto at = [&] (Pos q) { return q.i*board_cols() + q.j; };  // its place in seen
    queue<pair<Pos, Dir>> pending;  // a cell and the first step to it
    pending.push({p, nowhere});
    seen[at(p)] = true;
    while (not pending.empty()) {
      Pos q = pending.front().first;
      Dir first = pending.front().second;
      pending.pop();
      for (Dir d : cross) {
        Pos r = q + d;
        if (not pos_ok(r) or seen[at(r)]) continue;
        seen[at(r)] = true;
        if (not is_free(r)) continue;
        if (q == p) first = d;
        if (cell(r).book) return first;
        pending.push({r, first});
      }
    }
    return nowhere;
  }

  // Whether the wizard u should go where the unit v stands: to attack or to rescue.
  bool is_worth_it (Unit u, Unit v) const {
    if (u.is_in_conversion_process()) return false;
    if (v.player == me()) return v.is_in_conversion_process();
    if (v.type == Ghost) {
      int last = v.last_attack_received();
      return last == -1 or round() - last >= rounds_no_attack_ghost();
    }
    return not v.is_in_conversion_process() and
           magic_strength(me()) >= magic_strength(v.player);
  }

  // A free neighbour of u, away from Voldemort if possible.
  void flee (Unit u) {
    for (int k : random_permutation(cross.size()))
      if (is_free(u.pos + cross[k])) return move(u.id, cross[k]);
  }

  void move_wizard (Unit u) {
    if (is_dangerous(u.pos)) return flee(u);
    for (Dir d : cross) {
      int other = pos_ok(u.pos + d) ? cell(u.pos + d).id : -1;
      if (other != -1 and is_worth_it(u, unit(other))) return move(u.id, d);
    }
    Dir d = way_to_book(u.pos);
    if (dir_ok(d)) move(u.id, d);
  }

  // Puts ingredient k and those after it into groups, so that each has three members and
  // the same sum. `group` says where each one is, `members` and `sum` what the groups hold.
  bool solve (const vector<int>& ingredients, int goal, int k, vector<int>& group,
              vector<int>& members, vector<int>& sum) const {
    if (k == int(ingredients.size())) return true;
    for (int g = 0; g < int(members.size()); ++g) {
      if (members[g] == 3 or sum[g] + ingredients[k] > goal) continue;
      if (members[g] == 2 and sum[g] + ingredients[k] != goal) continue;
      group[k] = g;
      ++members[g];
      sum[g] += ingredients[k];
      if (solve(ingredients, goal, k + 1, group, members, sum)) return true;
      --members[g];
      sum[g] -= ingredients[k];
      if (members[g] == 0) return false;  // the other empty groups would do no better
    }
    return false;
  }

  void cast_spell (int id) {
    vector<int> ingredients = spell_ingredients();
    int groups = ingredients.size()/3;
    int goal = accumulate(ingredients.begin(), ingredients.end(), 0)/groups;
    vector<int> group(ingredients.size()), members(groups), sum(groups);
    if (solve(ingredients, goal, 0, group, members, sum)) spell(id, group);
  }

  void move_ghost (Unit u) {
    Dir d = Dir(random(Down, LD));
    if (is_free(u.pos + d)) move(u.id, d);
  }

  // Gives the orders of one round, the most urgent ones first.
  virtual void play () {
    ++rounds_played;
    // In a competition the time is limited: better to do nothing than to be out.
    if (status(me()) > 0.9) return;

    Unit my_ghost = unit(ghost(me()));
    bool in_time = num_rounds() - round() > 50;
    if (my_ghost.resting_rounds() == 0 and in_time and not is_dangerous(my_ghost.pos))
      cast_spell(my_ghost.id);
    else
      move_ghost(my_ghost);
    for (int id : wizards(me())) move_wizard(unit(id));

    if (round() == num_rounds() - 1 and score(me()) == 0)
      cerr << "player " << me() << " has no points after " << rounds_played << " rounds" << endl;
  }

};

RegisterPlayer(PLAYER_NAME);
