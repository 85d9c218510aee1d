#pragma once

// The parameters of the game. In parentheses, the values of `default.cnf`, which are those of
// all matches that count; with these functions your player works with others too.

#include <Structs.hh>
#include <engine/kit/ParameterValues.hh>
#include <string>

class Settings {
 public:
  /// The name of the game and the version of its rules in this match: `ThePurge 1.1`, or
  /// `ThePurge 1.0` if the configuration says so.
  static std::string version() {
    return game_engine::has_original_rules() ? "ThePurge 1.0" : "ThePurge 1.1";
  }

  /// Players in a match (4, always), numbered from 0.
  int num_players() const { return parameters_[0]; }
  /// Days in a match (5); a day is a day and the night after it.
  int num_days() const { return parameters_[1]; }
  /// Rounds of a day (50): the first half of them by day, the second half by night.
  int num_rounds_per_day() const { return parameters_[2]; }
  /// Rounds in a match (250), numbered from 0: days x rounds of a day.
  int num_rounds() const { return num_days() * num_rounds_per_day(); }
  /// Rows of the board (15), numbered from 0, the top one.
  int board_rows() const { return parameters_[3]; }
  /// Columns of the board (30), numbered from 0, the leftmost one.
  int board_cols() const { return parameters_[4]; }
  /// Builders that each clan has at the start (4).
  int num_ini_builders() const { return parameters_[5]; }
  /// Warriors that each clan has at the start (2).
  int num_ini_warriors() const { return parameters_[6]; }
  /// Cells with money at the start (10).
  int num_ini_money() const { return parameters_[7]; }
  /// Cells with food at the start (5).
  int num_ini_food() const { return parameters_[8]; }
  /// Guns in the streets at the start (4).
  int num_ini_guns() const { return parameters_[9]; }
  /// Bazookas in the streets at the start (2).
  int num_ini_bazookas() const { return parameters_[10]; }
  /// Life points of a new builder, and the most that it can have (60).
  int builder_ini_life() const { return parameters_[11]; }
  /// Life points of a new warrior, and the most that it can have (100).
  int warrior_ini_life() const { return parameters_[12]; }
  /// Points for taking money (5).
  int money_points() const { return parameters_[13]; }
  /// Points for killing a builder (100).
  int kill_builder_points() const { return parameters_[14]; }
  /// Points for killing a warrior (250).
  int kill_warrior_points() const { return parameters_[15]; }
  /// Life points that food gives (20).
  int food_incr_life() const { return parameters_[16]; }
  /// Life points that the loser of a fight loses (20).
  int life_lost_in_attack() const { return parameters_[17]; }
  /// Strength in a fight of a builder (1).
  int builder_strength_attack() const { return parameters_[18]; }
  /// Strength in a fight with a hammer (10).
  int hammer_strength_attack() const { return parameters_[19]; }
  /// Strength in a fight with a gun (100).
  int gun_strength_attack() const { return parameters_[20]; }
  /// Strength in a fight with a bazooka (1000).
  int bazooka_strength_attack() const { return parameters_[21]; }
  /// Resistance that a barricade loses by a blow of a builder (3).
  int builder_strength_demolish() const { return parameters_[22]; }
  /// Resistance that a barricade loses by a blow with a hammer (10).
  int hammer_strength_demolish() const { return parameters_[23]; }
  /// Resistance that a barricade loses by a shot with a gun (10).
  int gun_strength_demolish() const { return parameters_[24]; }
  /// Resistance that a barricade loses by a shot with a bazooka (30).
  int bazooka_strength_demolish() const { return parameters_[25]; }
  /// Rounds until a new builder comes for one who died (50).
  int num_rounds_regen_builder() const { return parameters_[26]; }
  /// Rounds until a new warrior comes for one who died (50).
  int num_rounds_regen_warrior() const { return parameters_[27]; }
  /// Rounds until food that was eaten comes back (10).
  int num_rounds_regen_food() const { return parameters_[28]; }
  /// Rounds until money that was taken comes back (5).
  int num_rounds_regen_money() const { return parameters_[29]; }
  /// Rounds until a weapon that was taken comes back (40).
  int num_rounds_regen_weapon() const { return parameters_[30]; }
  /// Resistance of a new barricade, and what building on it adds (40).
  int barricade_resistance_step() const { return parameters_[31]; }
  /// The most resistance that a barricade can have (320).
  int barricade_max_resistance() const { return parameters_[32]; }
  /// The most barricades that a clan can have at a time (3).
  int max_num_barricades() const { return parameters_[33]; }

  /// Life points of a new citizen of this type. A type that has no name: -1.
  /// Example: `if (c.life < citizen_ini_life(c.type))` food does it good.
  int citizen_ini_life(CitizenType type) const;
  /// Rounds until a citizen of this type is replaced. A type that has no name: -1.
  int num_rounds_regen_citizen(CitizenType type) const;
  /// Strength in a fight with this weapon. NoWeapon: that of a builder. Unknown weapon: -1.
  /// Example: `weapon_strength_attack(citizen(id).weapon)` is the strength of any citizen.
  int weapon_strength_attack(WeaponType weapon) const;
  /// Resistance that a barricade loses by this weapon. NoWeapon: by a builder. Unknown weapon: -1.
  int weapon_strength_demolish(WeaponType weapon) const;

  /// Whether `player` is one of the players, 0 to 3.
  /// Example: `if (player_ok(cell(p).b_owner))` there is a barricade.
  bool player_ok(int player) const { return unsigned(player) < 4 and player < num_players(); }
  /// Whether row `i`, column `j`, or `p`, is on the board.
  /// Example: `for (Dir d : {Down, Right, Up, Left}) if (pos_ok(p + d)) ...`
  bool pos_ok(int i, int j) const {
    return unsigned(i) < unsigned(board_rows()) and unsigned(j) < unsigned(board_cols());
  }
  bool pos_ok(Pos p) const { return pos_ok(p.i, p.j); }
  /// Whether round `r` is one by day, or one by night. Any round from 0 on, also past the end
  /// of the match; negative ones are by day.
  /// Example: `is_round_night(round() + 1)` says whether night begins, or goes on.
  bool is_round_day(int r) const { return not is_round_night(r); }
  bool is_round_night(int r) const {
    return r >= 0 and r % num_rounds_per_day() >= num_rounds_per_day() / 2;
  }

  // ---------------------------------------- students need not read below this line

 private:
  friend game_engine::ParameterValue* game_engine::parameters_of(Settings& settings);

  game_engine::ParameterValue parameters_[34];  // In the order of the functions above.
};

inline int Settings::citizen_ini_life(CitizenType type) const {
  switch (type) {
    case Builder: return builder_ini_life();
    case Warrior: return warrior_ini_life();
  }
  return -1;
}

inline int Settings::num_rounds_regen_citizen(CitizenType type) const {
  switch (type) {
    case Builder: return num_rounds_regen_builder();
    case Warrior: return num_rounds_regen_warrior();
  }
  return -1;
}

inline int Settings::weapon_strength_attack(WeaponType weapon) const {
  switch (weapon) {
    case Hammer: return hammer_strength_attack();
    case Gun: return gun_strength_attack();
    case Bazooka: return bazooka_strength_attack();
    case NoWeapon: return builder_strength_attack();
  }
  return -1;
}

inline int Settings::weapon_strength_demolish(WeaponType weapon) const {
  switch (weapon) {
    case Hammer: return hammer_strength_demolish();
    case Gun: return gun_strength_demolish();
    case Bazooka: return bazooka_strength_demolish();
    case NoWeapon: return builder_strength_demolish();
  }
  return -1;
}
