#include "Player.hh"

#define PLAYER_NAME DivideBy0

// Divides by zero.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    volatile int zero = 0;
    move(ghost(me()), Dir(round()/zero));
  }

};

RegisterPlayer(PLAYER_NAME);
