#include "Player.hh"

// Written for an original, whose Player.hh shows this class: in a function, in the class, as a
// base.
#define PLAYER_NAME Generator

int drawn (Random_generator& g) { return g.random(1, 6); }

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }

  Random_generator own;

  virtual void play () {
    Random_generator first(7), second(7);
    if (drawn(first) != drawn(second)) throw logic_error("the same seed, other numbers");
    if (own.random_permutation(8).size() != 8) throw logic_error("not a permutation");
    if (Random_generator::random(3, 3) != 3) throw logic_error("not its base");
  }
};

RegisterPlayer(PLAYER_NAME);
