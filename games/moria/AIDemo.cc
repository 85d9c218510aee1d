#include "Player.hh"

#define PLAYER_NAME Demo

// An example: it uses every part of the interface once. Its dwarves attack rivals beside them,
// go to treasures and to caves that others own, and dig if that is shorter; its wizards follow
// dwarves that are hurt. All of them keep away from the Balrog, the trolls and abysses.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  // How many ways to treasures it has looked for: attributes keep their values.
  int ways_found = 0;

  // Whether the Balrog can reach p with his next step.
  bool is_dangerous (Pos p) const {
    Pos b = unit(balrog_id()).pos;
    return max(abs(p.i - b.i), abs(p.j - b.j)) <= 2;
  }

  // Where p is in a vector that has an entry for each cell.
  int at (Pos p) const {
    return p.i*cols() + p.j;
  }

  // The cells where trolls are, and those beside them.
  vector<bool> near_trolls;

  void find_trolls () {
    near_trolls.assign(rows()*cols(), false);
    for (int id : trolls())
      for (int i = -1; i <= 1; ++i)
        for (int j = -1; j <= 1; ++j)
          if (Pos p = unit(id).pos + Pos(i, j); pos_ok(p)) near_trolls[at(p)] = true;
  }

  // How many rounds it takes a dwarf to get into a cell from beside it; 0 if it can't.
  int price (Pos p) const {
    if (not pos_ok(p) or is_dangerous(p)) return 0;
    Cell c = cell(p);
    if (c.type == Rock) return c.turns + 1;
    bool is_way = c.type == Cave or c.type == Outside;
    return is_way and c.id == -1 and not near_trolls[at(p)] ? 1 : 0;
  }

  bool is_goal (Pos p) const {
    Cell c = cell(p);
    return c.treasure or (c.type == Cave and c.owner != me());
  }

  // The first step of a cheapest way from p to a goal, at most `most` rounds long: None if there
  // is no way. It is Dijkstra's algorithm.
  Dir first_step (Pos p, int most) {
    ++ways_found;
    vector<bool> known(rows()*cols(), false);
    priority_queue<pair<int, pair<Pos, Dir>>> pending;  // minus the cost, a cell, the first step
    pending.push({0, {p, None}});
    while (not pending.empty()) {
      int now = -pending.top().first;
      Pos q = pending.top().second.first;
      Dir first = pending.top().second.second;
      pending.pop();
      if (now > most) return None;
      if (known[at(q)]) continue;
      known[at(q)] = true;
      if (q != p and is_goal(q)) return first;
      for (int d = Bottom; d < None; ++d) {
        Pos r = q + Dir(d);
        if (not pos_ok(r) or known[at(r)] or price(r) == 0) continue;
        // A treasure is worth a longer way.
        int extra = cell(r).treasure ? 0 : 1;
        pending.push({-now - price(r) - extra, {r, q == p ? Dir(d) : first}});
      }
    }
    return None;
  }

  // The direction of a rival beside u that a dwarf may attack; None if there is none.
  Dir way_to_rival (Unit u) const {
    for (int d = Bottom; d < None; ++d) {
      Pos p = u.pos + Dir(d);
      Unit other = unit(cell(p).id);
      if (other.id == -1 or other.player == me()) continue;
      if (other.type == Troll or other.type == Balrog) continue;
      return Dir(d);
    }
    return None;
  }

  // A neighbour where it is safe.
  Dir way_out (Unit u) {
    for (int d : random_permutation(8)) {
      bool is_way = u.type == Dwarf or d%2 == 0;
      if (is_way and price(u.pos + Dir(d)) == 1) return Dir(d);
    }
    return None;
  }

  void play_dwarf (Unit u) {
    if (is_dangerous(u.pos) or near_trolls[at(u.pos)]) return command(u.id, way_out(u));
    Dir d = way_to_rival(u);
    if (d == None) d = first_step(u.pos, 12);
    if (d == None) d = Dir(random(Bottom, LB));
    if (price(u.pos + d) > 0 or way_to_rival(u) == d) command(Movement(u.id, d));
  }

  // The dwarf of ours that is nearest to p, those that are hurt first: its place.
  Pos patient (Pos p) const {
    Pos best = p;
    int least = INT_MAX;
    for (int id : dwarves(me())) {
      Unit u = unit(id);
      int distance = abs(u.pos.i - p.i) + abs(u.pos.j - p.j);
      if (u.health == dwarves_health()) distance += 30;
      if (distance >= least) continue;
      least = distance;
      best = u.pos;
    }
    return best;
  }

  void play_wizard (Unit u) {
    if (is_dangerous(u.pos) or near_trolls[at(u.pos)]) return command(u.id, way_out(u));
    Pos p = patient(u.pos);
    int down = p.i - u.pos.i, right = p.j - u.pos.j;
    if (abs(down) + abs(right) <= 1) return;
    Dir d = abs(down) >= abs(right) ? (down > 0 ? Bottom : Top) : (right > 0 ? Right : Left);
    if (price(u.pos + d) != 1) d = way_out(u);
    command(u.id, d);
  }

  // Gives the orders of one round, the most urgent ones first.
  virtual void play () {
    // In a competition the time is limited: better to do nothing than to be out.
    if (status(me()) > 0.9) return;

    find_trolls();
    for (int id : dwarves(me())) play_dwarf(unit(id));
    for (int id : wizards(me())) play_wizard(unit(id));

    if (round() == nb_rounds() - 1 and nb_treasures(me()) == 0)
      cerr << "player " << me() << " has " << nb_cells(me()) << " cells and no treasures, and "
           << "looked " << ways_found << " times" << endl;
  }

};

RegisterPlayer(PLAYER_NAME);
