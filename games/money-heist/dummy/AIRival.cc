#include "dummy/Planner.hh"

#define PLAYER_NAME Rival

// The second of the three opponents: a Planner that is careful, and keeps away from clans that are
// much larger.
struct PLAYER_NAME : public Planner {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  PLAYER_NAME () {
    strong_ratio = 1.5;
  }

};

RegisterPlayer(PLAYER_NAME);
