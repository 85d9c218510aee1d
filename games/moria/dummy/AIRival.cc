#include "dummy/Planner.hh"

#define PLAYER_NAME Rival

// The second of the three opponents: a Planner to whom a kill is worth so little that it rather
// walks to a cave of others than attacks the unhurt dwarf beside it.
struct PLAYER_NAME : public Planner {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  PLAYER_NAME () {
    worth_of_kill = 4;
  }

};

RegisterPlayer(PLAYER_NAME);
