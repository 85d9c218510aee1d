#include "dummy/Planner.hh"

#define PLAYER_NAME Master

// The strongest of the three opponents: a Planner that goes for rivals and the dead as well.
struct PLAYER_NAME : public Planner {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  PLAYER_NAME () {
    worth_of_unit = 50;
    worth_of_food = 80;
    worth_of_rival = 20;
    worth_of_dead = 11;
    worth_of_round = 2.5;
    fears_rivals = false;
  }

};

RegisterPlayer(PLAYER_NAME);
