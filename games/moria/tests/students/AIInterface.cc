#include "Player.hh"

#define PLAYER_NAME Interface

// It uses every name of the interface.
struct PLAYER_NAME : public Player {

  static Player* factory () {
    return new PLAYER_NAME;
  }

  long sum = 0;

  void use_structs () {
    for (Dir d : {Bottom, BR, Right, RT, Top, TL, Left, LB, None, DirSize}) sum += dir_ok(d);
    for (CellType t : {Outside, Cave, Abyss, Granite, Rock, CellTypeSize}) sum += t;
    for (UnitType t : {Dwarf, Wizard, Orc, Troll, Balrog, UnitTypeSize}) sum += ut2char(t);
    sum += char2ut('d');
    Pos p, q(3, 6);
    p += Bottom;
    p += q;
    p = p + Top;
    p = p + q;
    sum += p.i + p.j + (p == q) + (p != q) + (p < q);
    Cell c, c2(Cave, -1, -1, 0, false);
    sum += c.type + c.owner + c.id + c.turns + c.treasure + c2.id;
    Unit u, u2(Dwarf, -1, -1, 0, Pos(-1, -1));
    sum += u.type + u.id + u.player + u.health + u.pos.i + u2.id;
    ostringstream out;
    out << p << Bottom << Cave << Dwarf;
    sum += string_to_int(int_to_string(7)) + out.str().size();
  }

  void use_state () {
    sum += round() + cell(Pos(3, 6)).id + cell(3, 6).id + nb_units() + unit(0).id;
    sum += nb_cells(me()) + nb_treasures(me()) + int(status(me()));
    for (int player = 0; player < nb_players(); ++player)
      sum += dwarves(player).size() + wizards(player).size();
    sum += orcs().size() + trolls().size() + unit(balrog_id()).pos.i;
  }

  void use_settings () {
    sum += version().size() + nb_rounds() + nb_dwarves() + nb_wizards() + max_nb_orcs();
    sum += nb_trolls() + treasure_value() + rock_resistance() + rows() + cols();
    sum += dwarves_health() + wizards_health() + orcs_health() + trolls_health();
    sum += min_damage_dwarves() + max_damage_dwarves() + min_damage_orcs() + max_damage_orcs();
    sum += min_damage_trolls() + max_damage_trolls();
    sum += ini_treasures() + inv_prob_abyss() + inv_prob_orc();
    sum += player_ok(3) + pos_ok(3, 6) + pos_ok(Pos(3, 6));
  }

  virtual void play () {
    use_structs();
    use_state();
    use_settings();
    for (int k : random_permutation(8)) sum += k + random(1, 6);
    for (int id : dwarves(me())) command(id, Dir(random(Bottom, LB)));
    for (int id : wizards(me())) command(Movement(id, Top));
    Movement m(0, None);
    sum += m.id + m.dir;
  }

};

RegisterPlayer(PLAYER_NAME);
