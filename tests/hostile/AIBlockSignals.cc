#include "Player.hh"

#include <signal.h>

#define PLAYER_NAME BlockSignals

// Blocks all signals, and loops.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, nullptr);
    for (volatile int k = 0;; k = k + 1);
  }

};

RegisterPlayer(PLAYER_NAME);
