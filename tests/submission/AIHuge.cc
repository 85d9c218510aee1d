#include "Player.hh"

#define PLAYER_NAME Huge

//!0 error to compile it takes more than 100 MB for a file
int numbers[1 << 28] = {1};

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () { numbers[round()] = 1; }
};

RegisterPlayer(PLAYER_NAME);
