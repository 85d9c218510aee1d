#include "dummy/Planner.hh"

#define PLAYER_NAME Rival

// The second of the three opponents: a Planner that goes only for rivals who are near, and is not
// careful.
struct PLAYER_NAME : public Planner {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  PLAYER_NAME () {
    sight_of_hunters = 3;
    is_careful = false;
  }

};

RegisterPlayer(PLAYER_NAME);
