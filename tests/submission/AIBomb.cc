#include "Player.hh"

#define PLAYER_NAME Bomb

//!0 error to compile it takes more than 3000 MB of memory
using Many = make_integer_sequence<int, 260000000>;

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () { Many many; }
};

RegisterPlayer(PLAYER_NAME);
