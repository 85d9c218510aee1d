#include "dummy/Planner.hh"

#define PLAYER_NAME Rival

// The second of the three opponents: a Planner that doesn't fear rivals, goes for those near it,
// and grows stronger than they are.
struct PLAYER_NAME : public Planner {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  PLAYER_NAME () {
    worth_of_food = 45;
    worth_of_rival = 5;
    fears_rivals = false;
  }

};

RegisterPlayer(PLAYER_NAME);
