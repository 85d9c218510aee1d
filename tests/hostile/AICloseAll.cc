#include "Player.hh"

#include <unistd.h>

#define PLAYER_NAME CloseAll

// Closes all descriptors.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    for (int k = 0; k < 1024; ++k) close(k);
  }

};

RegisterPlayer(PLAYER_NAME);
