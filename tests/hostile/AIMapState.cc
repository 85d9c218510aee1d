#include "Player.hh"

#include <sys/mman.h>

#define PLAYER_NAME MapState

// Maps the shared memory to write to it, which it can't, and then plays on.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    const int size = sizeof(game_engine::StateData);
    void* place = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, 5, 0);
    if (place == MAP_FAILED) place = mmap(nullptr, size, PROT_READ, MAP_SHARED, 5, 0);
    if (mprotect(place, size, PROT_READ | PROT_WRITE) == 0)
      memset(place, 1, size);
  }

};

RegisterPlayer(PLAYER_NAME);
