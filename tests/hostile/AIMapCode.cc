#include "Player.hh"

#include <sys/mman.h>

#define PLAYER_NAME MapCode

// Asks for memory that can be executed.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    mmap(nullptr, 4096, PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  }

};

RegisterPlayer(PLAYER_NAME);
