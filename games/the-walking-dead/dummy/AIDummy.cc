#include "dummy/Planner.hh"

#define PLAYER_NAME Dummy

// The opponent by which a player qualifies: a Planner that keeps away from rivals.
struct PLAYER_NAME : public Planner {

  static Player* factory () {
    return new PLAYER_NAME;
  }

};

RegisterPlayer(PLAYER_NAME);
