#include "Player.hh"

#include <sys/uio.h>
#include <unistd.h>
#include <engine/isolation/linux/Hello.hh>

#define PLAYER_NAME WrongHello

// Says that it was built for another game.
static const int answer = [] {
  game_engine::Hello hello;
  hello.size_of_state += 4;
  iovec piece = {&hello, sizeof hello};
  writev(4, &piece, 1);
  char byte;
  while (read(3, &byte, 1) == 1);
  return 0;
}();

struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
  }

};

RegisterPlayer(PLAYER_NAME);
