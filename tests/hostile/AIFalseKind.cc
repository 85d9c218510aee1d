#include "Player.hh"

#define PLAYER_NAME FalseKind

// Gives an order of a kind that the game does not have.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    game_engine::orders_given_to(*this).add('x', ghost(me()));
  }

};

RegisterPlayer(PLAYER_NAME);
