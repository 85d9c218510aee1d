#include "Player.hh"

#define PLAYER_NAME LoopAtEnd

// Loops for ever in its destructor.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  ~LoopAtEnd () { for (volatile int k = 0;; k = k + 1); }

  virtual void play () {
  }

};

RegisterPlayer(PLAYER_NAME);
