#include "Player.hh"

#define PLAYER_NAME Wrong

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () { mvoe(1, Up); }  //! error ‘mvoe’ was not declared
};

RegisterPlayer(PLAYER_NAME);
