#include "Player.hh"

#define PLAYER_NAME Dummy

// The opponent to beat: dummy/README.md.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  const vector<Dir> directions = {Down, Right, Up, Left};

  // Shares of the CPU time from which on it does nothing any more.
  const double LITTLE_TIME = 0.9;

  // The things that somebody goes to in this round.
  set<Pos> taken;

  // Whether a citizen of the clan can walk over p.
  bool is_free (Pos p) const {
    if (not pos_ok(p)) return false;
    Cell c = cell(p);
    return c.type == Street and c.id == -1 and (c.b_owner == -1 or c.b_owner == me());
  }

  // Whether there is something at p for which this citizen would go, and nobody else does.
  bool is_worth_going (Pos p, const Citizen& c) const {
    BonusType bonus = cell(p).bonus;
    bool wanted = bonus == Money or (bonus == Food and c.life < citizen_ini_life(c.type));
    return wanted and taken.count(p) == 0;
  }

  // Goes towards the nearest thing that is worth it, by breadth-first search; stays if there is
  // none.
  void go (const Citizen& c) {
    const int NOT_SEEN = -1, START = 4;
    vector<vector<int>> first_step(board_rows(), vector<int>(board_cols(), NOT_SEEN));
    first_step[c.pos.i][c.pos.j] = START;
    queue<Pos> pending;
    pending.push(c.pos);
    while (not pending.empty()) {
      Pos p = pending.front();
      pending.pop();
      int step = first_step[p.i][p.j];
      if (is_worth_going(p, c)) {
        taken.insert(p);
        return move(c.id, Dir(step));
      }
      for (Dir d : directions) {
        Pos q = p + d;
        if (not is_free(q) or first_step[q.i][q.j] != NOT_SEEN) continue;
        first_step[q.i][q.j] = (step == START ? int(d) : step);
        pending.push(q);
      }
    }
  }

  virtual void play () {
    if (status(me()) > LITTLE_TIME) return;
    taken.clear();
    for (int id : warriors(me())) go(citizen(id));
    for (int id : builders(me())) go(citizen(id));
  }

};

RegisterPlayer(PLAYER_NAME);
