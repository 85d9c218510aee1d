//! global variable counter
#ifdef PLAYER_HH
int counter;
#else
const int counter = 1;
#endif
#include "Player.hh"

#define PLAYER_NAME WithHeader

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () { ++counter; }
};

RegisterPlayer(PLAYER_NAME);
