#include "Player.hh"

#include <thread>

#define PLAYER_NAME GlobalThread

// Starts a thread before main.
static thread other([] { for (volatile int k = 0;; k = k + 1); });

struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
  }

};

RegisterPlayer(PLAYER_NAME);
