#include "Player.hh"

#include <signal.h>

#define PLAYER_NAME KillAll

// Kills all that it may kill.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    kill(-1, SIGKILL);
  }

};

RegisterPlayer(PLAYER_NAME);
