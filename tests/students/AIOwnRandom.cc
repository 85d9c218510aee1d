#include "Player.hh"

// Has a class of its own with the name of one of the originals.
#define PLAYER_NAME OwnRandom

class Random_generator {
  int last = 0;
 public:
  explicit Random_generator (string seed) : last(seed.size()) {}
  int next () { return ++last; }
};

struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }

  virtual void play () {
    Random_generator g("four");
    if (g.next() != 5) throw logic_error("not its own class");
  }
};

RegisterPlayer(PLAYER_NAME);
