#include "Player.hh"

#define PLAYER_NAME Demo

// An example: it uses every part of the interface once. Its units kill zombies and weaker
// rivals beside them, keep out of the reach of zombies, take food and walk over cells that
// their clan does not own yet.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  // Living units move in these four; zombies in all eight.
  const vector<Dir> directions = {Down, Right, Up, Left};

  // How many orders it has given: attributes keep their values.
  int orders = 0;

  // The cells that a zombie can reach in this round.
  set<Pos> bites;

  void find_bites () {
    bites.clear();
    for (int id : zombies())
      for (int d = 0; d < 8; ++d) bites.insert(unit(id).pos + Dir(d));
  }

  void order (int id, Dir d) {
    move(id, d);
    ++orders;
  }

  // Whether a unit can walk to p.
  bool is_free (Pos p) const {
    return pos_ok(p) and cell(p).type == Street and cell(p).id == -1;
  }

  // Whether it is good to run into the unit at p: a zombie, or a rival of a weaker clan.
  bool is_prey (Pos p) const {
    if (not pos_ok(p) or cell(p).id == -1) return false;
    Unit u = unit(cell(p).id);
    if (u.type == Zombie) return true;
    if (u.type == Dead or u.player == me()) return false;
    return strength(me()) > strength(u.player);
  }

  // What a unit looks for.
  bool is_goal (Pos p, bool hungry) const {
    return hungry ? cell(p).food : cell(p).is_empty() and cell(p).owner != me();
  }

  // The first step of a shortest way from p to a goal, by breadth-first search. A value that
  // is no direction if there is no way.
  Dir first_step (Pos p, bool hungry) const {
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
      if (q != p and is_goal(q, hungry)) return first;
      for (Dir d : directions) {
        Pos r = q + d;
        if (not pos_ok(r) or seen[at(r)] or (q == p and bites.count(r))) continue;
        seen[at(r)] = true;
        if (is_free(r)) pending.push({r, q == p ? d : first});
      }
    }
    return nowhere;
  }

  void play_unit (Unit u, bool hungry) {
    for (Dir d : directions)
      if (is_prey(u.pos + d)) return order(u.id, d);
    Dir d = first_step(u.pos, hungry);
    if (not dir_ok(d)) d = directions[random(0, 3)];
    order(u.id, d);
  }

  // Gives the orders of one round, the most urgent ones first.
  virtual void play () {
    // In a competition the time is limited: better to do nothing than to be out.
    if (status(me()) > 0.9) return;

    find_bites();
    // Each living unit costs a strength point a round: one in four looks for food, and those
    // that were bitten, which are lost, for cells.
    vector<int> mine = alive_units(me());
    for (int k : random_permutation(mine.size())) {
      Unit u = unit(mine[k]);
      play_unit(u, u.rounds_for_zombie == -1 and u.id%4 == 0);
    }

    if (round() == num_rounds() - 1 and score(me()) == 0)
      cerr << "player " << me() << " has no points after " << orders << " orders, and "
           << dead_units(me()).size() << " dead units" << endl;
  }

};

RegisterPlayer(PLAYER_NAME);
