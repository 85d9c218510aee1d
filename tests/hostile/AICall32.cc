#include "Player.hh"

#define PLAYER_NAME Call32

// Makes a system call as 32-bit programs do, where the same numbers mean other calls.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
#ifdef __x86_64__
    const int GETPPID = 64;
    int result;
    asm volatile ("int $0x80" : "=a" (result) : "a" (GETPPID) : "memory");
#endif
    abort();
  }

};

RegisterPlayer(PLAYER_NAME);
