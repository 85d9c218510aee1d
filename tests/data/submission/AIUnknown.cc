#include "Player.hh"

struct Unknown : public Player {
  void play () {}
};
//!0 error it registers no player
