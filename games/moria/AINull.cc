#include "Player.hh"

// A player that does nothing. To begin one of your own, type: make AIGimli
#define PLAYER_NAME Null

struct PLAYER_NAME : public Player {

  // Makes a player. Leave this as it is.
  static Player* factory () {
    return new PLAYER_NAME;
  }

  // Your types, attributes and methods go here. What an attribute holds, it still holds
  // in the next round.

  // Gives the orders of one round. It is called once a round.
  virtual void play () {
  }

};

// Leave this as it is.
RegisterPlayer(PLAYER_NAME);
