#include "Player.hh"

#define PLAYER_NAME Weigher

// Probe: all that it does depends on strength() of all clans, of those without
// living units, too, and of players that don't exist.
struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }

  const vector<Dir> cross = {Left, Down, Right, Up};

  int mixed () {
    int sum = strength(-1) + strength(4);
    for (int p = 0; p < num_players(); ++p) sum = (31*sum + strength(p))%10007;
    return sum < 0 ? -sum : sum;
  }

  virtual void play () {
    int weights = mixed();
    for (int id : alive_units(me())) {
      Pos p = unit(id).pos;
      int best = -1, worth = 0;
      for (int k = 0; k < 4; ++k) {
        Pos q = p + cross[k];
        if (not pos_ok(q)) continue;
        const Cell c = cell(q);
        if (c.id == -1) { if (c.food and worth < 40) { best = k; worth = 40; } continue; }
        const Unit u = unit(c.id);
        if (u.type == Zombie and worth < 60) { best = k; worth = 60; }
        if (u.type == Alive and u.player != me()) {
          int value = strength(me()) > strength(u.player) ? 80 + strength(u.player)%7 : 20;
          if (value > worth) { best = k; worth = value; }
        }
      }
      if (best == -1) best = (weights + id + random(0, 1))%4;
      if (worth != 20 or weights%3 != 0) move(id, cross[best]);
    }
  }
};

RegisterPlayer(PLAYER_NAME);
