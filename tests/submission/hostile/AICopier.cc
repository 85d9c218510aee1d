//! all code must stand in one file
#include "Player.hh"

#define PLAYER_NAME Copier

#include "../Other/AIOther.cc"

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {}
};

RegisterPlayer(PLAYER_NAME);
