//! nested
#include "Player.hh"

#define PLAYER_NAME Itself

#include __FILE__

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {}
};

RegisterPlayer(PLAYER_NAME);
