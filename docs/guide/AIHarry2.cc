#include "Player.hh"

#define PLAYER_NAME Harry2

struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  // The directions in which a wizard can move.
  const vector<Dir> cross = {Down, Right, Up, Left};

  // What stands for no direction.
  const Dir none = Dir(8);

  // Whether a unit can move to p.
  bool is_free (Pos p) const {
    return pos_ok(p) and cell(p).type == Corridor and cell(p).id == -1;
  }

  // The first step of a shortest way from u to a book; none if there is no way.
  Dir way_to_book (Unit u) const {
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
        if (cell(q).book) return first[q.i][q.j];
        pending.push(q);
      }
    }
    return none;
  }

  // Moves the unit u along a shortest way to a book.
  void walk (Unit u) {
    Dir d = way_to_book(u);
    if (d != none) move(u.id, d);
  }

  virtual void play () {
    for (int id : wizards(me())) walk(unit(id));
  }

};

RegisterPlayer(PLAYER_NAME);
