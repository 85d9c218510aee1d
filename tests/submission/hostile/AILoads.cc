//! calls of the system
#include "Player.hh"

#define PLAYER_NAME Loads

extern "C" void* dlopen (const char*, int);

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () { dlopen("/tmp/library", 1); }
};

RegisterPlayer(PLAYER_NAME);
