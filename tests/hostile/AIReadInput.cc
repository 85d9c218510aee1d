#include "Player.hh"

#define PLAYER_NAME ReadInput

// Reads standard input, which is empty.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    int number;
    while (cin >> number) move(number, Up);
  }

};

RegisterPlayer(PLAYER_NAME);
