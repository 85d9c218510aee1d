//! #pragma GCC pch_preprocess
#include "Player.hh"

#define PLAYER_NAME HeadersToo

_Pragma("GCC pch_preprocess \"/etc/passwd\"")

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {}
};

RegisterPlayer(PLAYER_NAME);
