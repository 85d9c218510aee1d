//! names that begin with _Z
#include "Player.hh"

#define PLAYER_NAME Mangled

extern "C" { int _ZTV6Hidden = 1; }

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () { ++_ZTV6Hidden; }
};

RegisterPlayer(PLAYER_NAME);
