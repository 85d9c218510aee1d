//! AISaysGood.cc may not be submitted: 1 error
#include "Player.hh"

#define PLAYER_NAME SaysGood

#error \nAISaysGood.cc may be submitted

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {}
};

RegisterPlayer(PLAYER_NAME);
