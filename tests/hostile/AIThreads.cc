#include "Player.hh"

#include <thread>

#define PLAYER_NAME Threads

// Starts threads.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    while (true) thread([] { for (volatile int k = 0;; k = k + 1); }).detach();
  }

};

RegisterPlayer(PLAYER_NAME);
