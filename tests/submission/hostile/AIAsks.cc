//! __has_include: all code must stand in one file
#include "Player.hh"

#define PLAYER_NAME Asks

#if __has_include("../Other/AIOther.cc")
#define THERE
#endif

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {}
};

RegisterPlayer(PLAYER_NAME);
