//! assembler: write it in C++
#include "Player.hh"

#define PLAYER_NAME AsmPaste

#define P(a, b) a##b
P(__as, m__) ("nop");

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {}
};

RegisterPlayer(PLAYER_NAME);
