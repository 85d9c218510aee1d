//! to compile it takes more than 100 MB for a file
#include "Player.hh"

#define PLAYER_NAME LargeFile

extern const char LARGE[];
const char LARGE[1 << 28] = {1};

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () { if (LARGE[round()]) return; }
};

RegisterPlayer(PLAYER_NAME);
