//! names that begin with _Z
#include "Player.hh"

#define PLAYER_NAME Guard

extern "C" { long long _ZGV6Hidden = 1; }

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () { ++_ZGV6Hidden; }
};

RegisterPlayer(PLAYER_NAME);
