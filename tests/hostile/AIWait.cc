#include "Player.hh"

#include <unistd.h>

#define PLAYER_NAME Wait

// Waits for a start signal that does not come while it plays.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    char byte;
    while (read(3, &byte, 1) == 1);
  }

};

RegisterPlayer(PLAYER_NAME);
