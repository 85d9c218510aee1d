//! it takes more than 64 MB before it plays
#include "Player.hh"

#define PLAYER_NAME LargeStart

struct Large { mutable char room[1 << 29]; };
const Large LARGE = {};

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () { if (++LARGE.room[round()] > 3) move(0, Up); }
};

RegisterPlayer(PLAYER_NAME);
