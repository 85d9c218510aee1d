#include "Player.hh"

#define PLAYER_NAME LongKey

// Opens with a key of a billion numbers.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() == 5) open(professor(me()), vector<int>(1000000000, 1), Up);
  }

};

RegisterPlayer(PLAYER_NAME);
