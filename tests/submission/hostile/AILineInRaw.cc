//! global variable counter
#include "Player.hh"

#define PLAYER_NAME LineInRaw

const char* const TEXT = R"(
# 1 "Player.hh" 1
)";
int counter;

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () { ++counter; }
};

RegisterPlayer(PLAYER_NAME);
