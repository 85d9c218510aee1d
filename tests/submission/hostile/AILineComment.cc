//! the directive #line hides where code stands
#include "Player.hh"

#define PLAYER_NAME LineComment

#/**/line 1 "Player.hh"
int counter;

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () { ++counter; }
};

RegisterPlayer(PLAYER_NAME);
