//! it has a section that no compiler makes for a player
#include "Player.hh"

#define PLAYER_NAME Dynamic

__attribute__((section(".dynamic"), used)) const char hidden[] = {65, 66, 67, 0};

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {}
};

RegisterPlayer(PLAYER_NAME);
