#include "Player.hh"

#define PLAYER_NAME Tokyo4

struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  // The directions in which a unit can move.
  const vector<Dir> cross = {Down, Right, Up, Left};

  // What stands for no direction.
  const Dir none = Dir(4);

  // Whether a unit can move to p.
  bool is_free (Pos p) const {
    if (not pos_ok(p)) return false;
    Cell c = cell(p);
    return c.type == Corridor and c.id == -1 and c.box == -1 and not c.gold;
  }

  // The direction in which the door of a box is beside p; none if there is no door.
  Dir way_to_door (Pos p) const {
    for (Dir d : cross)
      if (cell(p + d).box != -1) return d;
    return none;
  }

  // Whether v is a unit of another clan.
  bool is_rival (Unit v) const {
    return v.id != -1 and v.player != me();
  }

  // Whether at p is a rival that u can attack and that can't strike back.
  bool is_prey (Unit u, Pos p) const {
    Unit v = unit(cell(p).id);
    return u.poison > 0 and is_rival(v) and v.poison == 0;
  }

  // What it is worth to the unit u to get to p.
  double worth (Unit u, Pos p) const {
    Cell c = cell(p);
    if (u.type == Professor) return way_to_door(p) != none ? 50 : 0;
    if (is_prey(u, p)) return 15;
    if (c.money > 0) return 40 + c.money;
    if (c.poison_kit) return 40;
    return c.health_kit ? 2 : 0;
  }

  // The first step of a shortest way from u to where the worth of a step is most; none if there
  // is nothing of worth.
  Dir way_to_goal (Unit u) const {
    // For each cell that we have seen, the first step of a shortest way to it, and its length.
    vector<vector<Dir>> first(board_rows(), vector<Dir>(board_cols(), none));
    vector<vector<int>> length(board_rows(), vector<int>(board_cols(), 0));
    queue<Pos> pending;
    pending.push(u.pos);
    Dir best = none;
    double most = 0;
    while (not pending.empty()) {
      Pos p = pending.front();
      pending.pop();
      // Nothing is worth more than 60: what is farther off can't be better.
      if (most*(length[p.i][p.j] + 1) >= 60) break;
      for (Dir d : cross) {
        Pos q = p + d;
        if (not is_free(q) and not is_prey(u, q)) continue;
        if (first[q.i][q.j] != none) continue;
        first[q.i][q.j] = (p == u.pos ? d : first[p.i][p.j]);
        length[q.i][q.j] = length[p.i][p.j] + 1;
        double worth_of_step = worth(u, q)/length[q.i][q.j];
        if (worth_of_step > most) {
          most = worth_of_step;
          best = first[q.i][q.j];
        }
        if (is_free(q)) pending.push(q);
      }
    }
    return best;
  }

  // Moves the unit u along a shortest way to a goal.
  void walk (Unit u) {
    Dir d = way_to_goal(u);
    if (d != none) move(u.id, d);
  }

  // A key in the making: the hint, and the triplet of each number, -1 if it has none yet.
  vector<int> hint, key;

  // Whether numbers a, b and c of the hint make a triplet.
  bool fit (int a, int b, int c) const {
    int x = hint[a], y = hint[b], z = hint[c];
    return x == y + z or y == x + z or z == x + y;
  }

  // Puts the numbers without a triplet into triplets, from `triplet` on, if that can be done.
  bool put (int triplet) {
    int n = hint.size();
    int a = 0;
    while (a < n and key[a] != -1) ++a;
    if (a == n) return true;
    for (int b = a + 1; b < n; ++b) {
      for (int c = b + 1; c < n; ++c) {
        if (key[b] != -1 or key[c] != -1 or not fit(a, b, c)) continue;
        key[a] = key[b] = key[c] = triplet;
        if (put(triplet + 1)) return true;
        key[a] = key[b] = key[c] = -1;
      }
    }
    return false;
  }

  // Opens the box whose door is in direction d from the professor u.
  void open_box (Unit u, Dir d) {
    hint = safety_box_hints(cell(u.pos + d).box);
    key = vector<int>(hint.size(), -1);
    if (put(0)) open(u.id, key, d);
  }

  void play_professor (Unit u) {
    if (not u.is_alive()) return;
    Dir door = way_to_door(u.pos);
    if (door != none) open_box(u, door);
    else walk(u);
  }

  // Has the soldier u attack a rival beside it, rather one that can strike back. Says whether
  // there is one.
  bool attack (Unit u) {
    if (u.poison == 0) return false;
    Dir best = none;
    int most = -1;
    for (Dir d : cross) {
      Unit v = unit(cell(u.pos + d).id);
      if (is_rival(v) and v.poison > most) {
        best = d;
        most = v.poison;
      }
    }
    if (best != none) move(u.id, best);
    return best != none;
  }

  virtual void play () {
    vector<int> others;
    for (int id : soldiers(me()))
      if (not attack(unit(id))) others.push_back(id);
    play_professor(unit(professor(me())));
    for (int id : others) {
      if (unit(id).poison == 0 and available_poison(me()) > 0) charge(id);
      else walk(unit(id));
    }
  }

};

RegisterPlayer(PLAYER_NAME);
