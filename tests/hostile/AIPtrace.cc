#include "Player.hh"

#include <sys/ptrace.h>

#define PLAYER_NAME Ptrace

// Takes control of the engine.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    ptrace(PTRACE_ATTACH, 1, nullptr, nullptr);
  }

};

RegisterPlayer(PLAYER_NAME);
