#include "Player.hh"

#define PLAYER_NAME OrdersTenMio

// Gives ten million orders.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    for (int k = 0; k < 10000000; ++k) game_engine::orders_given_to(*this).add('m', k);
  }

};

RegisterPlayer(PLAYER_NAME);
