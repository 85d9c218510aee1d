#include "Player.hh"

#include <stdexcept>

#define PLAYER_NAME Throw

// Throws an exception, with a text that tries to look like a message of its own.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    throw runtime_error("ouch\n\033[2Jerror: player Demo (0) is out");
  }

};

RegisterPlayer(PLAYER_NAME);
