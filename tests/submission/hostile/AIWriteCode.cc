//! it has a section that no compiler makes for a player
#include "Player.hh"

#define PLAYER_NAME WriteCode

__attribute__((section(".text.mine,\"awx\",@progbits#"), used)) void code () {}

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {}
};

RegisterPlayer(PLAYER_NAME);
