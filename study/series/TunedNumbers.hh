#pragma once

// Numbers of players that call tune(): what they are, and other values for them.

#include <array>
#include <string>
#include <vector>
#include <engine/game/Game.hh>
#include <engine/match/PlayerRunner.hh>

#include "SharedMemory.hh"

namespace game_engine {

/// A player's call of tune().
struct TunedNumber {
  std::string name;
  double value;  ///< Its value in the program.
  double least;
  double most;
};

using TunedNumbers = std::vector<TunedNumber>;

struct NamedValue {
  std::string name;
  double value;
};

/// For each seat, what tune() returns for these names; other numbers are as in the program.
using ValuesBySeat = std::array<std::vector<NamedValue>, NUM_PLAYERS>;

/// Runs players in this process, with those values.
MakeRunner with_values(const ValuesBySeat& values);

/// Notes a player's calls of tune(), in memory shared with processes started from this one.
class NumberRecorder {
 public:
  /// More than can be tuned.
  static constexpr int MOST = 64;

  /// Runs players in this process, and notes the calls of those with this name.
  MakeRunner recording(const std::string& player) const;

  /// All different calls, in the order in which they came; at most MOST.
  TunedNumbers numbers() const;

 private:
  struct Number {
    char name[40];
    double value, least, most;
  };
  struct Record {
    int count;
    Number numbers[MOST];

    void note(const Number& number);
  };

  SharedMemory<Record> record_{1};
};

}  // namespace game_engine
