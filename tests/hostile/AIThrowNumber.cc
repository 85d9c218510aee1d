#include "Player.hh"

#define PLAYER_NAME ThrowNumber

// Throws something that is not an exception.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    throw 42;
  }

};

RegisterPlayer(PLAYER_NAME);
