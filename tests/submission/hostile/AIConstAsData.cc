//! it has a section that no compiler makes for a player
#include "Player.hh"

#define PLAYER_NAME ConstAsData

__attribute__((section(".rodata.mine"), used)) int counter = 1;

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {}
};

RegisterPlayer(PLAYER_NAME);
