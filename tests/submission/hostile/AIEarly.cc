//! code that runs before or after the game
#include "Player.hh"

#define PLAYER_NAME Early

__attribute__((constructor(101))) void start () { volatile int begun = 1; (void) begun; }

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {}
};

RegisterPlayer(PLAYER_NAME);
