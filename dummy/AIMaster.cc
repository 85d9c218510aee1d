#include "dummy/Planner.hh"

#define PLAYER_NAME Master

// The strongest of the three opponents: a Planner at its best.
struct PLAYER_NAME : public Planner {

  static Player* factory () {
    return new PLAYER_NAME;
  }

};

RegisterPlayer(PLAYER_NAME);
