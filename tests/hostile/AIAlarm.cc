#include "Player.hh"

#include <unistd.h>

#define PLAYER_NAME Alarm

// Sets the alarm clock.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    alarm(1);
  }

};

RegisterPlayer(PLAYER_NAME);
