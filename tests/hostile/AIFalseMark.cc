#include "Player.hh"

/**
 * Prints what looks like a line of the log, and what a terminal would obey.
 */

#define PLAYER_NAME FalseMark

struct PLAYER_NAME : public Player {
  static Player* factory () {
    return new PLAYER_NAME;
  }

  virtual void play () {
    if (round() == 5) cerr << "first\n5 end\n\x1b[2J\xc2\x9b[31mred" << flush;
  }
};

RegisterPlayer(PLAYER_NAME);
