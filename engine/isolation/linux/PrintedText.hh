#pragma once

#include "Descriptor.hh"

namespace game_engine {

/// Where a player's process prints, if somebody listens: a nameless file in memory, emptied after
/// each turn.
class PrintedText {
 public:
  /// @throws IsolationError
  explicit PrintedText(int player);
  /// Passes on the rest, once the player's process has ended.
  ~PrintedText();
  PrintedText(const PrintedText&) = delete;
  PrintedText& operator=(const PrintedText&) = delete;

  /// Passes on to the listener what was printed since the last time. @throws IsolationError
  void tell();

  /// Where the player prints; -1 if nobody listens.
  int descriptor() const { return file_.get(); }

 private:
  off_t tell_all() const;

  const int player_;
  Descriptor file_;
};

}  // namespace game_engine
