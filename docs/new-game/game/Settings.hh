#pragma once

// The parameters of the game. In parentheses, the values of `default.cnf`.

#include <Structs.hh>
#include <engine/kit/ParameterValues.hh>
#include <string>

class Settings {
 public:
  /// The name of the game and the version of its rules.
  static std::string version() { return "NewGame 1.0"; }

  /// Players in a match (4, always), numbered from 0.
  int num_players() const { return parameters_[0]; }
  /// Rounds in a match (200), numbered from 0.
  int num_rounds() const { return parameters_[1]; }
  /// Rows of the board (30), numbered from 0, the top one.
  int board_rows() const { return parameters_[2]; }
  /// Columns of the board (30), numbered from 0, the leftmost one.
  int board_cols() const { return parameters_[3]; }

  /// Whether `player` is one of the players, 0 to 3.
  /// Example: `if (player_ok(cell(p).line))` somebody was there.
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

  game_engine::ParameterValue parameters_[4];  // In the order of the functions above.
};
