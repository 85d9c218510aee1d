//! it can't be linked: undefined reference to `nowhere()'
#include "Player.hh"

#define PLAYER_NAME Undefined

void nowhere ();

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () { nowhere(); }
};

RegisterPlayer(PLAYER_NAME);
