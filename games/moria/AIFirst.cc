#include "Player.hh"

// A player to begin with: "make AIGimli" copies it to AIGimli.cc, with Gimli instead of First.
#define PLAYER_NAME First

struct PLAYER_NAME : public Player {

  // Makes a player. Leave this as it is.
  static Player* factory () {
    return new PLAYER_NAME;
  }

  // Your types, attributes and methods go here, too. What an attribute holds, it still holds in
  // the next round.

  // Called once a round: each dwarf goes to a free neighbour.
  virtual void play () {
    for (int id : dwarves(me())) {
      Dir d = Dir(random(0, 7));  // one of the eight around
      Pos p = unit(id).pos + d;
      if (pos_ok(p) and cell(p).type == Cave and cell(p).id == -1) command(id, d);
    }
  }

};

// Leave this as it is.
RegisterPlayer(PLAYER_NAME);
