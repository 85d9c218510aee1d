#ifndef PLAYER_HH
#define PLAYER_HH

// The base of all players. A player inherits all that `State.hh`, `Settings.hh`, `Action.hh`
// and `Random.hh` offer: `play()` and your own methods call these functions by their bare
// names. Those that are const can be called in const methods.

#include <string.h>
#include <algorithm>
#include <array>
#include <bitset>
#include <cassert>
#include <climits>
#include <cmath>
#include <cstdlib>
#include <deque>
#include <fstream>
#include <functional>
#include <iomanip>
#include <iostream>
#include <list>
#include <map>
#include <numeric>
#include <queue>
#include <set>
#include <sstream>
#include <stack>
#include <string>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
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
  /// The number of your player, and of your clan, 0 to 3: it changes from match to match.
  /// Example: `if (unit(id).player == me())` it is yours.
  int me() const { return player_number_; }

  /// Gives the orders of one round. It is called once in each round: write it in your player.
  virtual void play() = 0;

  // ---------------------------------------- students need not read below this line

  /// Takes the seat that the engine has prepared: see engine/game/Seat.hh.
  Player();
  static constexpr bool stands_behind_the_class_ = false;  // See Registry.hh.
  virtual ~Player() = default;

 private:
  int player_number_;
};

#if defined(__clang__) && defined(__GLIBC__)
// Clang compiles players with -fno-builtin (engine/build.mk), by which each abs would be a call.
extern "C" {
extern inline __attribute__((gnu_inline, always_inline)) int abs(int x) noexcept {
  return x < 0 ? -x : x;
}
}
#endif

#endif
