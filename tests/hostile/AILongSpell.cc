#include "Player.hh"

#define PLAYER_NAME LongSpell

// Casts a spell with a billion numbers.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    spell(ghost(me()), vector<int>(1000000000, 1));
  }

};

RegisterPlayer(PLAYER_NAME);
