#include "Player.hh"

#define PLAYER_NAME Abort

// Fails an assertion.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    assert(round() != 5);
  }

};

RegisterPlayer(PLAYER_NAME);
