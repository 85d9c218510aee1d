#include "Player.hh"

// A player to begin with: "make AIMine" copies it to AIMine.cc, with Mine instead of First.
#define PLAYER_NAME First

struct PLAYER_NAME : public Player {

  // Makes a player. Leave this as it is.
  static Player* factory () {
    return new PLAYER_NAME;
  }

  // Your types, attributes and methods go here, too. What an attribute holds, it still holds in
  // the next round.

  // Called once a round: now and then the cycle turns.
  virtual void play () {
    Dir d = Dir(random(0, 3));  // Down, Right, Up or Left
    Pos p = unit(me()).pos + d;
    if (pos_ok(p) and cell(p).line == -1 and random(1, 4) == 1) turn(d);
  }

};

// Leave this as it is.
RegisterPlayer(PLAYER_NAME);
