#pragma once

// Functions of State that are the same in all games: included by each State.hh, at its end.

#include <State.hh>
#include <engine/kit/WrongCall.hh>

inline int State::round() const { return state_data_->round; }

inline Cell State::cell(Pos p) const {
  if (pos_ok(p)) return state_data_->at(p);
  return game_engine::wrong_call<Cell>("cell((%d, %d)) is off the board", p.i, p.j);
}

inline Cell State::cell(int i, int j) const {
  if (pos_ok(i, j)) return state_data_->at(Pos(i, j));
  return game_engine::wrong_call<Cell>("cell(%d, %d) is off the board", i, j);
}
