#include "Player.hh"

#define PLAYER_NAME Harry1

struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  // The directions in which a wizard can move.
  const vector<Dir> cross = {Down, Right, Up, Left};

  // The steps from p to q, if there were no walls.
  int distance (Pos p, Pos q) const {
    return abs(p.i - q.i) + abs(p.j - q.j);
  }

  // Whether a unit can move to p.
  bool is_free (Pos p) const {
    return pos_ok(p) and cell(p).type == Corridor and cell(p).id == -1;
  }

  // The book that is nearest to p; p itself if there are no books.
  Pos nearest_book (Pos p) const {
    Pos best = p;
    for (int i = 0; i < board_rows(); ++i) {
      for (int j = 0; j < board_cols(); ++j) {
        Pos q(i, j);
        if (cell(q).book and (best == p or distance(p, q) < distance(p, best))) best = q;
      }
    }
    return best;
  }

  // Moves the wizard u one step nearer to a book, if it can.
  void walk (Unit u) {
    Pos book = nearest_book(u.pos);
    for (Dir d : cross) {
      Pos p = u.pos + d;
      if (is_free(p) and distance(p, book) < distance(u.pos, book)) {
        move(u.id, d);
        return;
      }
    }
  }

  virtual void play () {
    for (int id : wizards(me())) walk(unit(id));
  }

};

RegisterPlayer(PLAYER_NAME);
