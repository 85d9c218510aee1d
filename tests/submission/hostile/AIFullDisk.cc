//! :6: error: static assertion failed
#include "Player.hh"

#define PLAYER_NAME FullDisk

static_assert(sizeof(int) == 1, "\ncheck: No space left on device\nas: No space left on device");

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {}
};

RegisterPlayer(PLAYER_NAME);
