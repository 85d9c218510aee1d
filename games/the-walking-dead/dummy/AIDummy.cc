#include "dummy/Planner.hh"

#define PLAYER_NAME Dummy

// The opponent that a player must beat to qualify: a Planner that keeps away from rivals.
struct PLAYER_NAME : public Planner {

  static Player* factory () {
    return new PLAYER_NAME;
  }

};

RegisterPlayer(PLAYER_NAME);
