#include "Player.hh"

#define PLAYER_NAME Take100GB

// Takes much memory at once; volatile, as compilers leave out memory that nobody needs.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    char* volatile all = new char[100000000000];
    all[99999999999] = 1;
    move(all[round()], Up);
  }

};

RegisterPlayer(PLAYER_NAME);
