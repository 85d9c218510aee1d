#pragma once

// The parameters of the game. In parentheses, the values of `default.cnf`, which are those of
// all matches that count; with these functions your player works with others too.

#include <Structs.hh>
#include <engine/kit/ParameterValues.hh>
#include <string>

class Settings {
 public:
  /// The name of the game and the version of its rules in this match: `MoneyHeist 1.1`, or
  /// `MoneyHeist 1.0` if the configuration says so.
  static std::string version() {
    return game_engine::has_original_rules() ? "MoneyHeist 1.0" : "MoneyHeist 1.1";
  }

  /// Players in a match (4, always), numbered from 0.
  int num_players() const { return parameters_[0]; }
  /// Rounds in a match (200), numbered from 0.
  int num_rounds() const { return parameters_[1]; }
  /// Rows of the board (60), numbered from 0, the top one.
  int board_rows() const { return parameters_[2]; }
  /// Columns of the board (60), numbered from 0, the leftmost one.
  int board_cols() const { return parameters_[3]; }
  /// Soldiers that each clan has at the start (20).
  int num_ini_soldiers_per_clan() const { return parameters_[4]; }
  /// Poison that a soldier carries at the start, and when it comes back (1).
  int soldier_ini_poisons() const { return parameters_[5]; }
  /// The most poison that a soldier carries (5).
  int soldier_max_poisons() const { return parameters_[6]; }
  /// Points for killing a soldier (10).
  int points_for_killing_soldier() const { return parameters_[7]; }
  /// The best health of a professor (100).
  int professor_max_health() const { return parameters_[8]; }
  /// Health of a professor at the start, and when it comes back (100).
  int professor_ini_health() const { return parameters_[9]; }
  /// Health that a professor loses in an attack (20).
  int professor_health_decrease() const { return parameters_[10]; }
  /// Points for killing a professor (50).
  int points_for_killing_professor() const { return parameters_[11]; }
  /// Rounds that a professor that dies is away (40).
  int professor_rounds_rebirth() const { return parameters_[12]; }
  /// Cells with money (20): as many at the start of every round.
  int num_money() const { return parameters_[13]; }
  /// The smallest amount of money on a cell (1).
  int min_money_value() const { return parameters_[14]; }
  /// The largest amount of money on a cell (20).
  int max_money_value() const { return parameters_[15]; }
  /// Health kits on the board (8): as many at the start of every round.
  int num_health_kits() const { return parameters_[16]; }
  /// Health in a kit (1).
  int health_kit_value() const { return parameters_[17]; }
  /// Poison kits on the board (20): as many at the start of every round.
  int num_poison_kits() const { return parameters_[18]; }
  /// Poison in a kit (1).
  int poison_kit_value() const { return parameters_[19]; }
  /// Safety boxes (6), numbered from 0.
  int num_safety_boxes() const { return parameters_[20]; }
  /// Points for opening a safety box (200).
  int gold_value() const { return parameters_[21]; }
  /// Numbers in the hint of a safety box, a multiple of 3 (15).
  int size_hints_per_box() const { return parameters_[22]; }

  /// Whether `player` is one of the players, 0 to 3.
  /// Example: `if (player_ok(unit(id).player))` there is such a unit.
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

  game_engine::ParameterValue parameters_[23];  // In the order of the functions above.
};
