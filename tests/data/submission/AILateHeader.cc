// This comment goes on: \
#include "Player.hh"
const vector<int> STEPS = {1, 2};  //! error #include "Player.hh" must come before this
#include "Player.hh"

#define PLAYER_NAME LateHeader
struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  void play () {}
};

RegisterPlayer(PLAYER_NAME);
