//! it has a section that no compiler makes for a player
#include "Player.hh"

#define PLAYER_NAME ExecData

__attribute__((section(".data.mine,\"awx\",@progbits#"), used)) int data = 1;

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {}
};

RegisterPlayer(PLAYER_NAME);
