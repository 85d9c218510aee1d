#include "dummy/Planner.hh"

#define PLAYER_NAME Rival

// The second of the three opponents: a Planner that looks nine steps ahead, sees no danger in being
// attacked first, and leaves its mates to their fate.
struct PLAYER_NAME : public Planner {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  PLAYER_NAME () {
    sight = 9;
    worth_of_first_attack = 0;
    worth_of_rescue = 0;
  }

};

RegisterPlayer(PLAYER_NAME);
