#include "Player.hh"

#define PLAYER_NAME Hidden

#line 1 "Player.hh"  //! error the directive #line
int counter;

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {}
};

RegisterPlayer(PLAYER_NAME);
