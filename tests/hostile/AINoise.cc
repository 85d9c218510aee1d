#include "Player.hh"

#include <sys/uio.h>

#define PLAYER_NAME Noise

// Says random bytes to the engine.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    vector<char> bytes(100000);
    for (char& byte : bytes) byte = char(random(0, 255));
    iovec piece = {bytes.data(), bytes.size()};
    writev(4, &piece, 1);
  }

};

RegisterPlayer(PLAYER_NAME);
