#include "Player.hh"

#define PLAYER_NAME Demo

// An example: its cycle turns, where it can't go straight on, to the side with more room.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  // How many cells are free from p on in a direction.
  int room (Pos p, Dir d) const {
    int n = 0;
    while (pos_ok(p += d) and cell(p).line == -1) ++n;
    return n;
  }

  virtual void play () {
    Unit u = unit(me());
    if (not u.is_alive or room(u.pos, u.dir) > 0) return;
    Dir left = Dir((u.dir + 1)%4), right = Dir((u.dir + 3)%4);
    turn(room(u.pos, left) > room(u.pos, right) ? left : right);
  }

};

RegisterPlayer(PLAYER_NAME);
