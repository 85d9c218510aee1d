//! assembler: write it in C++
#include "Player.hh"

#define PLAYER_NAME AsmHidden

const char* text = R"x(
")x"; asm("nop"); const char* more = "(";

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {}
};

RegisterPlayer(PLAYER_NAME);
