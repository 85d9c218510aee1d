//! thread-local variable counter
#include "Player.hh"

#define PLAYER_NAME OfThread

thread_local int counter;

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () { ++counter; }
};

RegisterPlayer(PLAYER_NAME);
