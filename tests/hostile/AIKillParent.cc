#include "Player.hh"

#include <signal.h>
#include <unistd.h>

#define PLAYER_NAME KillParent

// Kills the engine.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    for (pid_t pid = getpid(); pid > 1; --pid) kill(pid - 1, SIGKILL);
  }

};

RegisterPlayer(PLAYER_NAME);
