#include "Player.hh"

#define PLAYER_NAME Bomb

//!0 error it does not compile
using Many = make_integer_sequence<int, 260000000>;

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () { Many many; }
};

RegisterPlayer(PLAYER_NAME);
