#include "Player.hh"

#define PLAYER_NAME Busybody

// Probe: every kind of order at every time of day. Builds at night as by day,
// breaks rival barricades with builders and with warriors, gives bad orders,
// repeated ones, and orders to citizens that are not its own.
struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }

  const vector<Dir> cross = {Left, Down, Right, Up};

  // The first side, from a drawn one on, that is wanted; or one at random.
  template <class Wanted> bool side (Pos p, Wanted wanted, Dir& found) {
    int k = random(0, 3);
    found = cross[k];
    for (int n = 0; n < 4; ++n) {
      Dir d = cross[(k + n)%4];
      if (pos_ok(p + d) and wanted(cell(p + d))) { found = d; return true; }
    }
    return false;
  }

  bool foe (const Cell& c) {
    return c.id != -1 and citizen(c.id).player != me();
  }

  bool rival_wall (const Cell& c) {
    return c.b_owner != -1 and c.b_owner != me();
  }

  // The side on which the nearest of what is wanted lies, by steps in the open.
  template <class Wanted> bool towards (Pos from, Wanted wanted, Dir& found) {
    vector<vector<int>> first(board_rows(), vector<int>(board_cols(), -1));
    queue<Pos> todo;
    todo.push(from);
    first[from.i][from.j] = 4;
    while (not todo.empty()) {
      Pos p = todo.front();
      todo.pop();
      for (int k = 0; k < 4; ++k) {
        Pos q = p + cross[k];
        if (not pos_ok(q) or first[q.i][q.j] != -1) continue;
        const Cell c = cell(q);
        if (c.type == Building) continue;
        int f = first[p.i][p.j] == 4 ? k : first[p.i][p.j];
        if (wanted(c)) { found = cross[f]; return true; }
        if (c.id != -1 or c.b_owner != -1) continue;
        first[q.i][q.j] = f;
        todo.push(q);
      }
    }
    return false;
  }

  void builder (int id) {
    Pos p = citizen(id).pos;
    Dir d;
    auto wall = [&](const Cell& c) { return rival_wall(c); };
    auto own = [&](const Cell& c) { return c.b_owner == me() and c.id == -1; };
    auto open = [&](const Cell& c) { return c.is_empty(); };
    if (side(p, wall, d) and random(1, 10) > 2) move(id, d);
    else if (side(p, own, d) and random(1, 4) == 1) random(1, 3) == 1 ? move(id, d) : build(id, d);
    else if (random(1, 5) == 1) build(id, side(p, open, d) ? d : Up);
    else if (random(1, 12) == 1) build(id, Dir(random(-1, 5)));
    else if (random(1, 3) == 1 and towards(p, wall, d)) move(id, d);
    else move(id, cross[random(0, 3)]);
  }

  void warrior (int id) {
    Pos p = citizen(id).pos;
    Dir d;
    auto wall = [&](const Cell& c) { return rival_wall(c); };
    auto prey = [&](const Cell& c) { return foe(c); };
    auto thing = [&](const Cell& c) { return c.weapon != NoWeapon or c.bonus != NoBonus; };
    if (random(1, 15) == 1) build(id, cross[random(0, 3)]);
    else if (random(1, 20) == 1) move(id, Dir(random(-1, 5)));
    else if (side(p, wall, d) and random(1, 3) > 1) move(id, d);
    else if (is_night() and towards(p, prey, d) and random(1, 5) > 1) move(id, d);
    else if (towards(p, thing, d) and random(1, 5) > 1) move(id, d);
    else move(id, cross[random(0, 3)]);
  }

  virtual void play () {
    int heads = num_ini_builders() + num_ini_warriors();
    if (random(1, 6) == 1) move(random(-2, 6*heads), Up);             // anybody
    if (random(1, 6) == 1) build(random(0, 4*heads), Right);
    // More of it if builders break walls as well as others do: what the head says, counts.
    int eager = builder_strength_demolish() == hammer_strength_demolish() ? 2 : 1;
    vector<int> b = builders(me());
    for (int k : random_permutation(b.size()))
      for (int n = 0; n < eager; ++n) builder(b[k]);                   // the second one is dropped
    for (int id : warriors(me())) warrior(id);
    if (not b.empty() and random(1, 4) == 1) move(b[0], Down);         // a further one: dropped
  }
};

RegisterPlayer(PLAYER_NAME);
