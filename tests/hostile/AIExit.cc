#include "Player.hh"

#define PLAYER_NAME Exit

// Leaves as if all were well.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    exit(0);
  }

};

RegisterPlayer(PLAYER_NAME);
