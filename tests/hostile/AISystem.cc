#include "Player.hh"

#define PLAYER_NAME System

// Has the shell do something.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    move(system("touch hostile.txt"), Up);
  }

};

RegisterPlayer(PLAYER_NAME);
