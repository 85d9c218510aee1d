#pragma once

// The parameters of the game. In parentheses, the values of all matches that count: those of
// `default.cnf`, and others that never change. With these functions your player works with other
// values too.

#include <Structs.hh>
#include <engine/kit/ParameterValues.hh>
#include <string>

class Settings {
 public:
  /// The name of the game and the version of its rules in this match: `Moria 1.2`, or `Moria 1.1`
  /// if the configuration says so.
  static std::string version() {
    return game_engine::has_original_rules() ? "Moria 1.1" : "Moria 1.2";
  }

  /// Players in a match (4, always), numbered from 0.
  int nb_players() const { return parameters_[0]; }
  /// Rounds in a match (200).
  int nb_rounds() const { return parameters_[1]; }
  /// Dwarves that each clan has at the start (20).
  int nb_dwarves() const { return parameters_[2]; }
  /// Wizards that each clan has at the start (5).
  int nb_wizards() const { return parameters_[3]; }
  /// The most orcs that are in Moria at the same time (20).
  int max_nb_orcs() const { return parameters_[4]; }
  /// Trolls (4).
  int nb_trolls() const { return parameters_[5]; }
  /// Points for a treasure (10).
  int treasure_value() const { return parameters_[6]; }
  /// How often a rock must be dug until it is gone (5).
  int rock_resistance() const { return parameters_[7]; }
  /// Rows of the board (60, always), numbered from 0, the top one.
  int rows() const { return parameters_[8]; }
  /// Columns of the board (60, always), numbered from 0, the leftmost one.
  int cols() const { return parameters_[9]; }

  /// Health of a dwarf, at the start and when it is healed or comes back (100, always).
  int dwarves_health() const { return 100; }
  /// Health of a wizard (50, always).
  int wizards_health() const { return 50; }
  /// Health of an orc that enters (75, always).
  int orcs_health() const { return 75; }
  /// Health of a troll, at the start and when it comes back (500, always).
  int trolls_health() const { return 500; }
  /// The least damage of a dwarf's attack (20, always).
  int min_damage_dwarves() const { return 20; }
  /// The most damage of a dwarf's attack (40, always).
  int max_damage_dwarves() const { return 40; }
  /// The least damage of an orc's attack (15, always).
  int min_damage_orcs() const { return 15; }
  /// The most damage of an orc's attack (30, always).
  int max_damage_orcs() const { return 30; }
  /// The least damage of a troll's attack (50, always).
  int min_damage_trolls() const { return 50; }
  /// The most damage of a troll's attack (150, always).
  int max_damage_trolls() const { return 150; }
  /// Treasures on a random board (80, always).
  int ini_treasures() const { return 80; }
  /// One in so many rocks that are dug through becomes an abyss (25, always).
  int inv_prob_abyss() const { return 25; }
  /// In one of so many rounds an abyss lets an orc in (50, always).
  int inv_prob_orc() const { return 50; }

  /// Whether `player` is one of the players, 0 to 3.
  /// Example: `if (player_ok(unit(id).player))` it is no unit of Sauron.
  bool player_ok(int player) const { return unsigned(player) < 4 and player < nb_players(); }
  /// Whether row `i`, column `j`, or `p`, is on the board.
  /// Example: `for (int d = 0; d < 8; ++d) if (pos_ok(p + Dir(d))) ...`
  bool pos_ok(int i, int j) const {
    return unsigned(i) < unsigned(rows()) and unsigned(j) < unsigned(cols());
  }
  bool pos_ok(Pos p) const { return pos_ok(p.i, p.j); }

  // ---------------------------------------- students need not read below this line

 private:
  friend game_engine::ParameterValue* game_engine::parameters_of(Settings& settings);

  game_engine::ParameterValue parameters_[10];  // In the order of the functions above.
};
