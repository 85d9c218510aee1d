#pragma once

#include <string>
#include <vector>

#include <engine/game/Game.hh>

#include "PlayerRunner.hh"

namespace game_engine {

/// Who is to take over a seat.
struct Successor {
  int seat;
  std::string name;
};

/// Makes runners like `make_runner`, for the players `before`; but in these seats, the successor
/// plays from a round on. Until then it is led along: it sees everything and gives orders that
/// nobody carries out, so that it knows what it would know if it had played. If it fails there, it
/// is out when its turn comes.
MakeRunner with_successors(int from, const std::vector<Successor>& successors, const Names& before,
                           MakeRunner make_runner);

}  // namespace game_engine
