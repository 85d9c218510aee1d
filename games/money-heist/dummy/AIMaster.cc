#include "dummy/Planner.hh"

#define PLAYER_NAME Master

// The strongest of the three opponents: a Planner that collects, and attacks whom it meets there.
struct PLAYER_NAME : public Planner {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  PLAYER_NAME () {
    worth_of_money = 60;
    share_of_kill = 0.4;
    hunting = 0.1;
    strong_ratio = 1.05;
  }

};

RegisterPlayer(PLAYER_NAME);
