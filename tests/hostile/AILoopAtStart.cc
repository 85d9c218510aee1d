#include "Player.hh"

#define PLAYER_NAME LoopAtStart

// Loops for ever in its constructor.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  LoopAtStart () { for (volatile int k = 0;; k = k + 1); }

  virtual void play () {
  }

};

RegisterPlayer(PLAYER_NAME);
