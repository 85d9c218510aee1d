#include "Player.hh"

#define PLAYER_NAME Orders1001

// Gives one order too many.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    for (int k = 0; k < 1001; ++k) move(k, Up);
  }

};

RegisterPlayer(PLAYER_NAME);
