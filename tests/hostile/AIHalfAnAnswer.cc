#include "Player.hh"

#include <sys/uio.h>
#include <engine/isolation/linux/Hello.hh>
#include <unistd.h>

#define PLAYER_NAME HalfAnAnswer

// Says half an answer to the engine, and leaves.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    using namespace game_engine;
    Answer answer{MAGIC, round(), Answer::ORDERS, 10, 0, 0};
    iovec piece = {&answer, sizeof answer};
    writev(4, &piece, 1);
    _exit(0);
  }

};

RegisterPlayer(PLAYER_NAME);
