//! the directive #line hides where code stands
#include "Player.hh"

#define PLAYER_NAME LineMacro

#define L 1 "Player.hh"
/* */ # line L
int counter;

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () { ++counter; }
};

RegisterPlayer(PLAYER_NAME);
