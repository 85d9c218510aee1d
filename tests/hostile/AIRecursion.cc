#include "Player.hh"

#define PLAYER_NAME Recursion

// Calls itself for ever.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  volatile bool enough = false;

  int deeper (int n) {
    volatile char room[1000];
    room[n%1000] = char(n);
    return enough ? n : deeper(n + 1) + room[n%999];
  }

  virtual void play () {
    if (round() != 5) return;
    deeper(1);
  }

};

RegisterPlayer(PLAYER_NAME);
