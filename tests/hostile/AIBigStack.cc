#include "Player.hh"

#define PLAYER_NAME BigStack

// Puts 1 GB on the stack.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    volatile char room[1 << 30];
    for (int k = 0; k < 1 << 30; k += 4096) room[k] = 1;
    move(room[4096], Up);
  }

};

RegisterPlayer(PLAYER_NAME);
