#ifndef PLAYER_HH
#define PLAYER_HH

// The base of all players: copy AINull.cc to start your own.
//
// A player inherits all that State.hh, Settings.hh, Action.hh and Random.hh offer.

#include <string.h>
#include <algorithm>
#include <cassert>
#include <climits>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <map>
#include <numeric>
#include <queue>
#include <set>
#include <sstream>
#include <stack>
#include <string>
#include <vector>

#include <Action.hh>
#include <Random.hh>
#include <Registry.hh>
#include <Settings.hh>
#include <State.hh>
#include <Structs.hh>

using namespace std;

class Player : public State, public Action, public Random {
 public:
  /// The number of this player, 0 to 3.
  int me() const { return player_number_; }

  /// Gives this round's orders, by calling move() and the like. Called once a round.
  virtual void play() = 0;

  // ---------------------------------------- students need not read below this line

  /// Takes the seat that the engine has prepared: see engine/Seat.hh.
  Player();
  virtual ~Player() = default;

 private:
  int player_number_;
};

#endif
