#pragma once

// The parameters of the game. In parentheses, the values of `default.cnf`, which are those of
// all matches that count; with these functions your player works with others too.

#include <Structs.hh>
#include <engine/kit/ParameterValues.hh>
#include <string>

class Settings {
 public:
  /// The name of the game and the version of its rules in this match: `TheWalkingDead 1.1`, or
  /// `TheWalkingDead 1.0` if the configuration says so.
  static std::string version() {
    return game_engine::has_original_rules() ? "TheWalkingDead 1.0" : "TheWalkingDead 1.1";
  }

  /// Players in a match (4, always), numbered from 0.
  int num_players() const { return parameters_[0]; }
  /// Rounds in a match (200), numbered from 0.
  int num_rounds() const { return parameters_[1]; }
  /// Rows of the board (60), numbered from 0, the top one.
  int board_rows() const { return parameters_[2]; }
  /// Columns of the board (60), numbered from 0, the leftmost one.
  int board_cols() const { return parameters_[3]; }
  /// Living units that each clan has at the start (20).
  int num_ini_units_per_clan() const { return parameters_[4]; }
  /// Zombies at the start (10).
  int num_ini_zombies() const { return parameters_[5]; }
  /// Items of food on the board (15): as many at the start of every round.
  int num_ini_food() const { return parameters_[6]; }
  /// Strength points that each clan has at the start (1000).
  int clan_ini_strength() const { return parameters_[7]; }
  /// Points for killing a living unit of another clan (50).
  int points_for_killing_person() const { return parameters_[8]; }
  /// Points for killing a zombie (10).
  int points_for_killing_zombie() const { return parameters_[9]; }
  /// Points for each cell that a clan owns (1).
  int points_per_owned_cell() const { return parameters_[10]; }
  /// Strength points for an item of food (50).
  int food_strength() const { return parameters_[11]; }
  /// Rounds that it takes until a bitten or a dead unit is a zombie (5).
  int rounds_before_becoming_zombie() const { return parameters_[12]; }

  /// Whether `player` is one of the players, 0 to 3. The player of a zombie, -1, is not.
  /// Example: `if (player_ok(u.player) and strength(u.player) < strength(me())) ...`
  bool player_ok(int player) const { return unsigned(player) < 4 and player < num_players(); }
  /// Whether row `i`, column `j`, or `p`, is on the board.
  /// Example: `for (Dir d : {Down, Right, Up, Left}) if (pos_ok(p + d)) ...`
  bool pos_ok(int i, int j) const {
    return unsigned(i) < unsigned(board_rows()) and unsigned(j) < unsigned(board_cols());
  }
  bool pos_ok(Pos p) const { return pos_ok(p.i, p.j); }

  // ---------------------------------------- students need not read below this line

 private:
  friend game_engine::ParameterValue* game_engine::parameters_of(Settings& settings);

  game_engine::ParameterValue parameters_[13];  // In the order of the functions above.
};
