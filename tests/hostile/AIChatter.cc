#include "Player.hh"

#define PLAYER_NAME Chatter

// Writes 1 GB to cout and to cerr. It is allowed, and goes nowhere.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    string text(1 << 20, '.');
    for (int k = 0; k < 1024; ++k) {
      cout << text;
      cerr << text;
    }
  }

};

RegisterPlayer(PLAYER_NAME);
