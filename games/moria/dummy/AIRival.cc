#include "dummy/Planner.hh"

#define PLAYER_NAME Rival

// The second of the three opponents: a Planner that doesn't dig or look far,
// and hardly cares for kills.
struct PLAYER_NAME : public Planner {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  PLAYER_NAME () {
    digs = false;
    sight = 8;
    worth_of_kill = 2;
  }

};

RegisterPlayer(PLAYER_NAME);
