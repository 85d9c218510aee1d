#pragma once

// The parameters of the game. In parentheses, the values of `default.cnf`, which are those of
// all matches that count; with these functions your player works with others too.

#include <Structs.hh>
#include <engine/kit/ParameterValues.hh>
#include <string>

class Settings {
 public:
  /// The name and version of the game: `HarryPotter 1.1`, in matches of version 1.0 too.
  static std::string version() { return "HarryPotter 1.1"; }

  /// Players in a match (4, always), numbered from 0.
  int num_players() const { return parameters_[0]; }
  /// Rounds in a match (200), numbered from 0.
  int num_rounds() const { return parameters_[1]; }
  /// Rows of the board (60), numbered from 0, the top one.
  int board_rows() const { return parameters_[2]; }
  /// Columns of the board (60), numbered from 0, the leftmost one.
  int board_cols() const { return parameters_[3]; }
  /// Wizards that each clan has at the start (20).
  int num_ini_wizards_per_clan() const { return parameters_[4]; }
  /// Books on the board (50): as many at the start of every round.
  int num_ini_books() const { return parameters_[5]; }
  /// Strength points that each clan has at the start (1000).
  int clan_ini_magic_strength() const { return parameters_[6]; }
  /// Points for a wizard that one converts (100).
  int points_for_converting_wizard() const { return parameters_[7]; }
  /// Points for each cell that one owns (1).
  int points_per_owned_cell() const { return parameters_[8]; }
  /// Strength points in a book (50).
  int book_magic_strength() const { return parameters_[9]; }
  /// Rounds that a conversion takes (5).
  int rounds_for_converting_wizard() const { return parameters_[10]; }
  /// Rounds by which an attack makes a ghost rest longer (15).
  int rounds_attack_resting_ghost() const { return parameters_[11]; }
  /// Rounds that a ghost rests after a spell, after Voldemort and at the start (60).
  int rounds_spell_resting_ghost() const { return parameters_[12]; }
  /// Rounds after an attack in which the ghost can't be attacked again (5).
  int rounds_no_attack_ghost() const { return parameters_[13]; }

  /// Whether `player` is one of the players, 0 to 3.
  /// Example: `if (player_ok(cell(p).owner))` some clan owns it.
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

  game_engine::ParameterValue parameters_[14];  // In the order of the functions above.
};
