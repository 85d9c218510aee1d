#include "Player.hh"

#define PLAYER_NAME ReadHere

// Reads a file of the folder where the engine was started.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    ifstream file("default.cnf");
    string word;
    file >> word;
    cerr << word << endl;
  }

};

RegisterPlayer(PLAYER_NAME);
