#include "Player.hh"

#define PLAYER_NAME BeforeMain

//!0 error code that runs before or after the game
__attribute__((constructor)) void start () { volatile int begun = 1; (void) begun; }

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {}
};

RegisterPlayer(PLAYER_NAME);
