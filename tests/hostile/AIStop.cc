#include "Player.hh"

#include <signal.h>

#define PLAYER_NAME Stop

// Stops its own process.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    raise(SIGSTOP);
  }

};

RegisterPlayer(PLAYER_NAME);
