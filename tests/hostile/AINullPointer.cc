#include "Player.hh"

#define PLAYER_NAME NullPointer

// Writes where nothing is.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    volatile int* nowhere = nullptr;
    *nowhere = 1;
  }

};

RegisterPlayer(PLAYER_NAME);
