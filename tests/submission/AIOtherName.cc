#include "Player.hh"

// The name of the file is another one.
#define PLAYER_NAME Another  //! error the player is Another

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {}
};

RegisterPlayer(PLAYER_NAME);
