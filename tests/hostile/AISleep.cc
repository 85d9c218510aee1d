#include "Player.hh"

#include <unistd.h>

#define PLAYER_NAME Sleep

// Sleeps.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    sleep(1000);
  }

};

RegisterPlayer(PLAYER_NAME);
