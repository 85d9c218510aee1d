#include "dummy/Planner.hh"

#define PLAYER_NAME Dummy

// The opponent by which a player qualifies: a Planner that goes for everything, whoever
// stands beside it.
struct PLAYER_NAME : public Planner {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  PLAYER_NAME () {
    worth_of_round = 0.25;
    share_of_kill = 0.2;
    is_careful = false;
  }

};

RegisterPlayer(PLAYER_NAME);
