#include "Player.hh"

#define PLAYER_NAME Demo

// An example: each unit goes towards the nearest coin.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  // The first step of a shortest way from p to a coin; not a direction if there is none.
  Dir way_to_coin (Pos p) const {
    map<Pos, Dir> first_step;
    queue<Pos> q;
    first_step[p] = Dir(4);
    q.push(p);
    while (not q.empty()) {
      Pos here = q.front();
      q.pop();
      if (cell(here).coin) return first_step[here];
      for (Dir d : {Down, Right, Up, Left}) {
        Pos next = here + d;
        if (not pos_ok(next) or cell(next).id != -1 or first_step.count(next)) continue;
        first_step[next] = here == p ? d : first_step[here];
        q.push(next);
      }
    }
    return Dir(4);
  }

  virtual void play () {
    for (int id : units(me())) {
      Dir d = way_to_coin(unit(id).pos);
      if (dir_ok(d)) move(id, d);
    }
  }

};

RegisterPlayer(PLAYER_NAME);
