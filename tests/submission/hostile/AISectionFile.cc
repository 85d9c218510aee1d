//! error: it does not compile
#include "Player.hh"

#define PLAYER_NAME SectionFile

__attribute__((section(".text\n.incbin \"/etc/passwd\"\n.section .text.mine"), used)) void code () {}

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {}
};

RegisterPlayer(PLAYER_NAME);
