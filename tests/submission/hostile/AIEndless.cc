//! error
#include "Player.hh"

#define PLAYER_NAME Endless

constexpr long count (long n) { while (n > 0) ++n; return n; }
const long COUNT = count(1);
static_assert(count(1) == 0);

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () {}
};

RegisterPlayer(PLAYER_NAME);
