//! it has a section that no compiler makes for a player
#include "Player.hh"

#define PLAYER_NAME Ctors

__attribute__((section(".ctors"), used)) const char hidden[] = {65, 66, 67, 0};

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {}
};

RegisterPlayer(PLAYER_NAME);
