#include "Player.hh"

#define PLAYER_NAME Huge

//!0 error it does not compile
int numbers[1 << 28] = {1};

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () { numbers[round()] = 1; }
};

RegisterPlayer(PLAYER_NAME);
