#include "Player.hh"

#include <sys/resource.h>

#define PLAYER_NAME SetLimit

// Raises its own limits.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    rlimit more = {RLIM_INFINITY, RLIM_INFINITY};
    setrlimit(RLIMIT_CPU, &more);
  }

};

RegisterPlayer(PLAYER_NAME);
