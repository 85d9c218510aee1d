#include "Player.hh"

#define PLAYER_NAME Tokyo1

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

  // Whether there is something to pick up at p.
  bool is_goal (Pos p) const {
    return cell(p).money > 0 or cell(p).poison_kit or cell(p).health_kit;
  }

  // The first step of a shortest way from u to a goal; none if there is no way.
  Dir way_to_goal (Unit u) const {
    // For each cell that we have seen, the first step of a shortest way to it.
    vector<vector<Dir>> first(board_rows(), vector<Dir>(board_cols(), none));
    queue<Pos> pending;
    pending.push(u.pos);
    while (not pending.empty()) {
      Pos p = pending.front();
      pending.pop();
      for (Dir d : cross) {
        Pos q = p + d;
        if (not is_free(q) or first[q.i][q.j] != none) continue;
        first[q.i][q.j] = (p == u.pos ? d : first[p.i][p.j]);
        if (is_goal(q)) return first[q.i][q.j];
        pending.push(q);
      }
    }
    return none;
  }

  // Moves the unit u along a shortest way to a goal.
  void walk (Unit u) {
    Dir d = way_to_goal(u);
    if (d != none) move(u.id, d);
  }

  virtual void play () {
    for (int id : soldiers(me())) walk(unit(id));
  }

};

RegisterPlayer(PLAYER_NAME);
