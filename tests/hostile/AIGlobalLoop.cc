#include "Player.hh"

#define PLAYER_NAME GlobalLoop

// Loops for ever before main.
static const int answer = [] { for (volatile int k = 0;; k = k + 1); return 0; }();

struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
  }

};

RegisterPlayer(PLAYER_NAME);
