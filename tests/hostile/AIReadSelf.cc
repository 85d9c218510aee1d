#include "Player.hh"

#define PLAYER_NAME ReadSelf

// Opens its own memory, to write where it can't.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    ifstream file("/proc/self/mem");
    string word;
    file >> word;
    cerr << word << endl;
  }

};

RegisterPlayer(PLAYER_NAME);
