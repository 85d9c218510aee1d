//! #pragma redefine_extname
#include "Player.hh"

#define PLAYER_NAME OtherNames

#pragma redefine_extname call syscall
extern "C" long call (long, ...);

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () { call(39); }
};

RegisterPlayer(PLAYER_NAME);
