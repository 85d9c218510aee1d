//! #error CPU time limit exceeded
#include "Player.hh"

#define PLAYER_NAME SaysTime

#error CPU time limit exceeded signal terminated program cc1plus

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {}
};

RegisterPlayer(PLAYER_NAME);
