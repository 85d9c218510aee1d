#include "Player.hh"

#define PLAYER_NAME GlobalLoop

// Loops for ever before main.
static int loop () {
  volatile int k = 0;
  while (true) k = k + 1;
  return k;
}

static const int answer = loop();

struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
  }

};

RegisterPlayer(PLAYER_NAME);
