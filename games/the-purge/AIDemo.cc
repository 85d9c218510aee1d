#include "Player.hh"

#define PLAYER_NAME Demo

// An example: it uses every part of the interface once. By day its builders take what lies
// beside them, and towards evening they build barricades and hide in them; its warriors take
// weapons, too, and by night they attack rivals beside them who are weaker.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  const vector<Dir> directions = {Down, Right, Up, Left};

  // How many barricades it has begun: attributes keep their values.
  int barricades_begun = 0;

  // Whether a citizen of ours can walk to p.
  bool is_free (Pos p) const {
    if (not pos_ok(p)) return false;
    Cell c = cell(p);
    return c.type == Street and c.id == -1 and (c.b_owner == -1 or c.b_owner == me());
  }

  // Whether there is a barricade of ours at p with nobody in it.
  bool is_shelter (Pos p) const {
    Cell c = cell(p);
    return c.b_owner == me() and c.id == -1;
  }

  // Whether there is something at p that does this citizen good.
  bool is_good (Pos p, const Citizen& c) const {
    Cell x = cell(p);
    if (x.bonus == Money) return true;
    if (x.bonus == Food) return c.life < citizen_ini_life(c.type);
    return c.type == Warrior and strongestWeapon(c.weapon, x.weapon) != c.weapon;
  }

  // Takes something good that lies beside a citizen. Says whether there was something.
  bool take (const Citizen& c) {
    for (Dir d : directions) {
      Pos p = c.pos + d;
      if (not is_free(p) or not is_good(p, c)) continue;
      move(c.id, d);
      return true;
    }
    return false;
  }

  // A free neighbour, in a random direction.
  void stroll (const Citizen& c) {
    for (int k : random_permutation(directions.size()))
      if (is_free(c.pos + directions[k])) return move(c.id, directions[k]);
  }

  // Begins a barricade beside a builder, if the clan may have one more. Says whether it did.
  bool begin_barricade (const Citizen& c) {
    if (int(barricades(me()).size()) >= max_num_barricades()) return false;
    for (Dir d : directions)
      if (pos_ok(c.pos + d) and cell(c.pos + d).is_empty()) {
        build(c.id, d);
        ++barricades_begun;
        return true;
      }
    return false;
  }

  void play_builder (const Citizen& c) {
    bool is_hidden = cell(c.pos).b_owner == me();
    if (is_night()) {
      if (not is_hidden) stroll(c);
      return;
    }
    int first_night = round();
    while (not is_round_night(first_night)) ++first_night;
    bool is_late = first_night - round() <= 10;
    if (is_late and is_hidden) return;
    for (Dir d : directions) {
      Pos p = c.pos + d;
      if (not is_late or not is_shelter(p)) continue;
      bool can_grow = cell(p).resistance < barricade_max_resistance();
      if (can_grow and is_round_day(round() + 1)) return build(c.id, d);
      return move(c.id, d);
    }
    if (is_late and not is_hidden and begin_barricade(c)) return;
    if (not take(c) and random(1, 4) == 1) stroll(c);
  }

  // Attacks a rival beside a warrior that is weaker. Says whether it did.
  bool attack (const Citizen& c) {
    for (Dir d : directions) {
      Cell x = cell(c.pos + d);
      Citizen other = citizen(x.id);
      if (not player_ok(other.player) or other.player == me() or x.b_owner != -1) continue;
      if (weapon_strength_attack(other.weapon) >= weapon_strength_attack(c.weapon)) continue;
      move(c.id, d);
      return true;
    }
    return false;
  }

  // Strikes at a barricade of a rival beside a warrior. Says whether it did.
  bool demolish (const Citizen& c) {
    for (Dir d : directions) {
      Cell x = cell(c.pos + d);
      if (not player_ok(x.b_owner) or x.b_owner == me()) continue;
      if (x.resistance > 5*weapon_strength_demolish(c.weapon)) continue;
      move(c.id, d);
      return true;
    }
    return false;
  }

  void play_warrior (const Citizen& c) {
    if (is_night() and (attack(c) or demolish(c))) return;
    if (not take(c) and random(1, 4) == 1) stroll(c);
  }

  // Gives the orders of one round, the most urgent ones first.
  virtual void play () {
    // In a competition the time is limited: better to do nothing than to be out.
    if (status(me()) > 0.9) return;

    for (int id : warriors(me())) play_warrior(citizen(id));
    for (int id : builders(me())) play_builder(citizen(id));

    if (round() == num_rounds() - 1 and score(me()) == 0)
      cerr << "player " << me() << " has no points, and began " << barricades_begun
           << " barricades" << endl;
  }

};

RegisterPlayer(PLAYER_NAME);
