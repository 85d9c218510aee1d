#include "Player.hh"

#define PLAYER_NAME Harry

struct PLAYER_NAME : public Player {

  // Makes a player. Leave this as it is.
  static Player* factory () {
    return new PLAYER_NAME;
  }

  // Your types, attributes and methods go here, too. What an attribute holds, it still holds in
  // the next round.

  // Called once a round: each wizard goes to a free neighbour.
  virtual void play () {
    for (int id : wizards(me())) {
      Dir d = Dir(2 * random(0, 3));  // Down, Right, Up or Left
      Pos p = unit(id).pos + d;
      if (pos_ok(p) and cell(p).type == Corridor and cell(p).id == -1) move(id, d);
    }
  }

};

// Leave this as it is.
RegisterPlayer(PLAYER_NAME);
