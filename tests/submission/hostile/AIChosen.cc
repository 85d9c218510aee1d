//! chosen when the program starts
#include "Player.hh"

#define PLAYER_NAME Chosen

extern "C" { void real () {} void (*choose ()) () { return real; } }
void chosen () __attribute__((ifunc("choose")));

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () { chosen(); }
};

RegisterPlayer(PLAYER_NAME);
