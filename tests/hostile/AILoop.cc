#include "Player.hh"

#define PLAYER_NAME Loop

// Loops for ever in a round.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    for (volatile int k = 0;; k = k + 1);
  }

};

RegisterPlayer(PLAYER_NAME);
