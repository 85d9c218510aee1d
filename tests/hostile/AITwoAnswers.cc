#include "Player.hh"

#include <sys/uio.h>
#include <engine/isolation/linux/Hello.hh>

#define PLAYER_NAME TwoAnswers

// Answers twice to a round.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    using namespace game_engine;
    Answer answer{MAGIC, round(), Answer::ORDERS, 0, 0, 0};
    iovec piece = {&answer, sizeof answer};
    writev(4, &piece, 1);
  }

};

RegisterPlayer(PLAYER_NAME);
