#include "Player.hh"

#include <sys/uio.h>
#include <engine/isolation/linux/Channel.hh>

#define PLAYER_NAME FalseKey

// Gives an order to open with a key somewhere in the engine's memory.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    using namespace game_engine;
    struct {
      Answer answer;
      Order order;
    } reply = {{MAGIC, round(), Answer::ORDERS, 1, 0, 0},
               {'o', professor(me()), Up, -1000000, 15}};
    iovec piece = {&reply, sizeof reply};
    writev(4, &piece, 1);
  }

};

RegisterPlayer(PLAYER_NAME);
