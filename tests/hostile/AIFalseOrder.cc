#include "Player.hh"

#include <sys/uio.h>
#include <engine/isolation/linux/Hello.hh>

#define PLAYER_NAME FalseOrder

// Gives an order whose numbers are somewhere in the engine's memory.
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
               {'s', ghost(me()), 0, -1000000, 15}};
    iovec piece = {&reply, sizeof reply};
    writev(4, &piece, 1);
  }

};

RegisterPlayer(PLAYER_NAME);
