#include "Player.hh"

#include <unistd.h>

#define PLAYER_NAME ReadParent

// Opens the memory of the engine.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    ifstream file("/proc/" + to_string(getppid()) + "/mem");
    string word;
    file >> word;
  }

};

RegisterPlayer(PLAYER_NAME);
