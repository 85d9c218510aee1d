#include "Player.hh"

#define PLAYER_NAME GlobalAbort

// Aborts before main.
static const int answer = [] { abort(); return 0; }();

struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
  }

};

RegisterPlayer(PLAYER_NAME);
