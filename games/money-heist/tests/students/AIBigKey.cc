#include "Player.hh"

#define PLAYER_NAME BigKey

// Probe: its professor opens the box beside it, of which all numbers of the hint are 0, with
// any key of the right length.
struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }

  virtual void play () {
    if (version() != "MoneyHeist 1.0") throw logic_error("not the version of the match");
    vector<int> key(size_hints_per_box());
    for (int k = 0; k < int(key.size()); ++k) key[k] = k/3;
    if (safety_box_hints(0) != vector<int>(key.size(), 0)) return;
    for (int d = 0; d < 4; ++d)
      if (cell(unit(professor(me())).pos + Dir(d)).box == 0) open(professor(me()), key, Dir(d));
  }
};

RegisterPlayer(PLAYER_NAME);
