//! code that runs before or after the game
#include "Player.hh"

#define PLAYER_NAME Late

__attribute__((destructor)) void stop () { volatile int begun = 1; (void) begun; }

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {}
};

RegisterPlayer(PLAYER_NAME);
