#pragma once

// Players who take over from others: a seat from a round on, or the units of a task.

#include <functional>
#include <string>
#include <vector>
#include <engine/game/Game.hh>
#include <engine/match/PlayerRunner.hh>
#include "Series.hh"

namespace game_engine {

// ------------------------------------------------------------------ who takes over

/// Calls f, which makes a player or lets it play. One that fails is gone; returns why, or nothing.
template <typename F>
std::string lead(std::unique_ptr<PlayerRunner>& player, F f) {
  try {
    f();
  } catch (const PlayerOut& out) {
    player.reset();
    return out.what();
  }
  return "";
}

/// A player that takes over a seat.
struct Successor {
  int seat;
  std::string name;
};

/// Makes runners like `make_runner`, for the players `before`; but in these seats, the successor
/// plays from a round on. Until then it is led along: it sees everything and gives orders that
/// nobody carries out. If it fails there, it is out when its turn comes.
MakeRunner with_successors(int from, const std::vector<Successor>& successors, const Names& before,
                           MakeRunner make_runner);

// ------------------------------------------------------------------ units

/// The orders of one list for the units with takes_other(unit) false, and of another list for the
/// rest: the first list as it is where both say the same of these. Else these have their places in
/// the other list, and the first list's fill those between and after them.
void merge_orders(Orders& merged, const Orders& own, const Orders& other,
                  const std::function<bool(int unit)>& takes_other);

/// Units with an order, of these.
std::int64_t ordered_units(const std::vector<int>& units, const Orders& orders);

/// Who gives the orders of the units of a task, in a seat.
struct TaskStandIn {
  int seat;
  int task;          ///< A number of task_names().
  std::string name;  ///< A linked player, led along here for all rounds; empty: nobody.
};

/// Makes runners like `make_runner`; but in that seat the orders of the units with that task are
/// those of the stand-in, at the places in the list where it gives them. All others are the
/// player's own. If the stand-in fails, the player's own count from then on. `turns`, which must
/// outlive the match, is counted up.
MakeRunner with_stand_in(const TaskStandIn& stand_in, const MakeRunner& make_runner,
                         TaskTurns& turns);

}  // namespace game_engine
