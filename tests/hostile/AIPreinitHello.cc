#include "Player.hh"

#include <sys/uio.h>
#include <engine/isolation/linux/Hello.hh>
#include <unistd.h>

#define PLAYER_NAME PreinitHello

// Says before all constructors that all is well, and then never plays.
static void greet () {
  game_engine::Hello hello;
  iovec piece = {&hello, sizeof hello};
  writev(4, &piece, 1);
  char byte;
  while (read(3, &byte, 1) == 1);
}

__attribute__((section(".preinit_array"), used)) static void (*const first) () = greet;

struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
  }

};

RegisterPlayer(PLAYER_NAME);
