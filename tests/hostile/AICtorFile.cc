#include "Player.hh"

#include <fcntl.h>

#define PLAYER_NAME CtorFile

// Opens a file in a function with the constructor attribute.
__attribute__((constructor)) static void open_file () {
  open("default.cnf", O_RDONLY);
}

struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
  }

};

RegisterPlayer(PLAYER_NAME);
