#include "Player.hh"

#include <fcntl.h>

#define PLAYER_NAME PreinitFile

// Opens a file before all constructors.
static void open_file () {
  open("default.cnf", O_RDONLY);
}

__attribute__((section(".preinit_array"), used)) static void (*const first) () = open_file;

struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
  }

};

RegisterPlayer(PLAYER_NAME);
