#include "Player.hh"

#include <signal.h>

#define PLAYER_NAME IgnoreSignal

// Ignores signals.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    for (int number = 1; number < 64; ++number) signal(number, SIG_IGN);
  }

};

RegisterPlayer(PLAYER_NAME);
