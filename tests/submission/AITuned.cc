#include "Player.hh"
#include "Tune.hh"

#define PLAYER_NAME Tuned

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }

  virtual void play () {
    double step = tune("step", 0.5, 0, 1);  //! warning tune(): write the number itself
    if (step > random(0, 1)) return;
  }
};

RegisterPlayer(PLAYER_NAME);
