#pragma once

#include "Descriptor.hh"

#include <engine/game/Seat.hh>

namespace game_engine {

/// The state of a match in memory that the players' processes can only read.
class SharedState {
 public:
  /// For states of this many bytes. @throws IsolationError
  explicit SharedState(std::size_t size);
  ~SharedState();
  SharedState(const SharedState&) = delete;
  SharedState& operator=(const SharedState&) = delete;

  /// Shows the players this state, if it is of another round than the one they see.
  void show(const StateData& state, int round);

  /// What players map.
  int descriptor() const { return memory_.get(); }

 private:
  const std::size_t size_;
  Descriptor memory_;
  void* data_;
  int round_;
};

}  // namespace game_engine
