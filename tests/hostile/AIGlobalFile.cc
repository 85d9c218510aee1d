#include "Player.hh"

#define PLAYER_NAME GlobalFile

// Reads a file before main.
static ifstream file("default.cnf");

struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
  }

};

RegisterPlayer(PLAYER_NAME);
