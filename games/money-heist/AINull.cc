#include "Player.hh"

// Copy this file to AITokyo.cc, and change Null to Tokyo in the next line: that is the
// name of your player, of at most 12 characters.
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
