#include "Player.hh"

#include <unistd.h>

#define PLAYER_NAME Execute

// Becomes another program.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    execl("/bin/sh", "sh", "-c", "touch hostile.txt", nullptr);
  }

};

RegisterPlayer(PLAYER_NAME);
