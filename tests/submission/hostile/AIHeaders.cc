//! #pragma GCC pch_preprocess
#include "Player.hh"

#define PLAYER_NAME Headers

#pragma GCC pch_preprocess "/etc/passwd"

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {}
};

RegisterPlayer(PLAYER_NAME);
