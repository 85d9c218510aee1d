#include "Player.hh"

#define PLAYER_NAME EatMemory

// Takes all the memory, bit by bit.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    while (true) {
      volatile char* more = new char[1 << 20];
      for (int k = 0; k < 1 << 20; k += 1024) more[k] = 1;
    }
  }

};

RegisterPlayer(PLAYER_NAME);
