//! both need the same name
#include "Player.hh"

#define PLAYER_NAME Registered

int registration_of_counter_ = 1;

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () { ++registration_of_counter_; }
};

RegisterPlayer(PLAYER_NAME);
