#include "Player.hh"

#define PLAYER_NAME WriteFile

// Leaves a file behind.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    ofstream("hostile.txt") << "here I was" << endl;
  }

};

RegisterPlayer(PLAYER_NAME);
