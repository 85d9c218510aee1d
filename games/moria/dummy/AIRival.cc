#include "dummy/Planner.hh"

#define PLAYER_NAME Rival

// The second of the three opponents: a Planner that fights with fewer: two at most go for a unit,
// and wizards help only who is near. Caves and orcs draw it away from fights.
struct PLAYER_NAME : public Planner {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  PLAYER_NAME () {
    worth_of_cave = 1;
    worth_of_rival_cave = 1.5;
    worth_of_orc = 3;
    way_to_heal = 3;
    most_goers = 2;
  }

};

RegisterPlayer(PLAYER_NAME);
