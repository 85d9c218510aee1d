#include "Player.hh"

#include <sys/socket.h>

#define PLAYER_NAME Socket

// Calls somebody.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    socket(AF_INET, SOCK_STREAM, 0);
  }

};

RegisterPlayer(PLAYER_NAME);
