#pragma once

// What the functions of State do that are the same in most games: included at the end of their
// State.hh.

inline int State::round() const { return state_data_->round; }

inline Cell State::cell(Pos p) const {
  if (pos_ok(p)) return state_data_->at(p);
  return game_engine::wrong_call<Cell>("cell((%d, %d)) is off the board", p.i, p.j);
}

inline Cell State::cell(int i, int j) const {
  if (pos_ok(i, j)) return state_data_->at(Pos(i, j));
  return game_engine::wrong_call<Cell>("cell(%d, %d) is off the board", i, j);
}

inline int State::score(int player) const {
  return player_ok(player) ? state_data_->score[player] : -1;
}

inline double State::status(int player) const {
  return player_ok(player) ? state_data_->status[player] : -2;
}
