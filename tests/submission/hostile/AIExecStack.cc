//! it has a section that no compiler makes for a player
#include "Player.hh"

#define PLAYER_NAME ExecStack

__attribute__((section(".note.GNU-stack,\"x\",@progbits#"), used)) const char hidden = 1;

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {}
};

RegisterPlayer(PLAYER_NAME);
