#include "Player.hh"

#define PLAYER_NAME Demo

// An example: it uses every part of the interface once. Its soldiers attack rivals beside
// them and collect what lies nearest; its professor keeps away from soldiers with poison,
// and opens safety boxes.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  const vector<Dir> directions = {Down, Right, Up, Left};

  // How many boxes it has tried to open: attributes keep their values.
  int boxes_tried = 0;

  // Whether a unit can walk on p.
  bool is_free (Pos p) const {
    if (not pos_ok(p)) return false;
    Cell c = cell(p);
    return c.type == Corridor and c.id == -1 and c.box == -1 and not c.gold;
  }

  // Whether there is something to collect at p.
  bool has_loot (Pos p) const {
    Cell c = cell(p);
    return c.money > 0 or c.poison_kit or c.health_kit;
  }

  // The direction in which there is a door beside p: a value that is no direction if there
  // is none.
  Dir way_to_door (Pos p) const {
    for (Dir d : directions)
      if (cell(p + d).box != -1) return d;
    return Dir(4);
  }

  // Whether a rival soldier with poison is beside p.
  bool is_dangerous (Pos p) const {
    for (Dir d : directions) {
      Unit u = unit(cell(p + d).id);
      if (u.id != -1 and u.player != me() and u.type == Soldier and u.poison > 0) return true;
    }
    return false;
  }

  // The first step of a shortest way from p to the door of a box, if `to_door`, or else to
  // something to collect, by breadth-first search. No direction if there is no way.
  Dir first_step (Pos p, bool to_door) const {
    const Dir nowhere = Dir(4);
    vector<bool> seen(board_rows()*board_cols(), false);
    const auto at = [&] (Pos q) { return q.i*board_cols() + q.j; };  // its place in seen
    queue<pair<Pos, Dir>> pending;  // a cell and the first step to it
    pending.push({p, nowhere});
    seen[at(p)] = true;
    while (not pending.empty()) {
      Pos q = pending.front().first;
      Dir first = pending.front().second;
      pending.pop();
      if (to_door ? dir_ok(way_to_door(q)) : has_loot(q)) return first;
      for (Dir d : directions) {
        Pos r = q + d;
        if (not pos_ok(r) or seen[at(r)]) continue;
        seen[at(r)] = true;
        if (is_free(r)) pending.push({r, q == p ? d : first});
      }
    }
    return nowhere;
  }

  // Puts the numbers of the hint that have no triplet yet (-1 in the key) into triplets, from
  // number `triplet` on. Returns whether it could; if not, the key is as it was.
  bool find_key (const vector<int>& hint, int triplet, vector<int>& key) const {
    int n = hint.size();
    int a = find(key.begin(), key.end(), -1) - key.begin();
    if (a == n) return true;
    for (int b = a + 1; b < n; ++b) {
      for (int c = b + 1; c < n; ++c) {
        if (key[b] != -1 or key[c] != -1) continue;
        int x = hint[a], y = hint[b], z = hint[c];
        if (x != y + z and y != x + z and z != x + y) continue;
        key[a] = key[b] = key[c] = triplet;
        if (find_key(hint, triplet + 1, key)) return true;
        key[a] = key[b] = key[c] = -1;
      }
    }
    return false;
  }

  void open_box (Unit u, Dir d) {
    vector<int> hint = safety_box_hints(cell(u.pos + d).box);
    vector<int> key(size_hints_per_box(), -1);
    if (find_key(hint, 0, key)) open(u.id, key, d);
    ++boxes_tried;
  }

  // An empty neighbour of u that is not dangerous, if there is one.
  void flee (Unit u) {
    for (int k : random_permutation(directions.size())) {
      Pos p = u.pos + directions[k];
      if (pos_ok(p) and cell(p).is_empty() and not is_dangerous(p)) return move(u.id, directions[k]);
    }
  }

  void play_professor (Unit u) {
    if (not u.is_alive()) return;
    Dir d = way_to_door(u.pos);
    if (dir_ok(d)) return open_box(u, d);
    if (is_dangerous(u.pos)) return flee(u);
    if (u.health < professor_max_health() and available_health(me()) > 0) return heal(u.id);
    d = first_step(u.pos, true);
    if (dir_ok(d)) move(u.id, d);
  }

  void play_soldier (Unit u) {
    for (Dir d : directions) {
      Unit other = unit(cell(u.pos + d).id);
      if (u.poison > 0 and other.id != -1 and other.player != me()) return move(u.id, d);
    }
    if (u.poison == 0 and available_poison(me()) > 0) return charge(u.id);
    Dir d = first_step(u.pos, false);
    if (not dir_ok(d)) d = Dir(random(Down, Left));
    move(u.id, d);
  }

  // Gives the orders of one round, the most urgent ones first.
  virtual void play () {
    // In a competition the time is limited: better to do nothing than to be out.
    if (status(me()) > 0.9) return;

    play_professor(unit(professor(me())));
    for (int id : soldiers(me())) play_soldier(unit(id));

    if (round() == num_rounds() - 1 and score(me()) == 0)
      cerr << "player " << me() << " has no points, and tried " << boxes_tried << " boxes" << endl;
  }

};

RegisterPlayer(PLAYER_NAME);
