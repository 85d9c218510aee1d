#include "Player.hh"

#define PLAYER_NAME Assembler

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {
    asm volatile("nop");  //! error assembler
  }
};

RegisterPlayer(PLAYER_NAME);
