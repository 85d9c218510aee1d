#include "Player.hh"

//!0 error has 14 characters: 12 are allowed
#define PLAYER_NAME LongerNamedOne

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {}
};

RegisterPlayer(PLAYER_NAME);
