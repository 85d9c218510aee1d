#include "Player.hh"

#define PLAYER_NAME ReadSystem

// Reads a file of the system.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    ifstream file("/etc/passwd");
    string word;
    file >> word;
    cerr << word << endl;
  }

};

RegisterPlayer(PLAYER_NAME);
