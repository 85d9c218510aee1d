#include "Player.hh"

#define PLAYER_NAME Warned

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {
    int forgotten = 3;  //! warning unused variable
  }
};

RegisterPlayer(PLAYER_NAME);
