#ifndef ENGINE_ISOLATION_LINUX_PLAYERLOG_HH
#define ENGINE_ISOLATION_LINUX_PLAYERLOG_HH

#include "Descriptor.hh"

namespace game_engine {

/// The file with what a player writes to standard error, and marks where a round starts.
class PlayerLog {
 public:
  /// Makes FOLDER/2-Mine.log, or replaces it; makes the folder if there is none. Does
  /// nothing without a name of a folder. @throws IsolationError
  PlayerLog(const std::string& folder, int player, const std::string& name);

  /// Notes that a round starts.
  void mark(int round);

  /// Where the player writes; -1 if there is no log.
  int descriptor() const { return file_.get(); }

 private:
  Descriptor file_;
};

}  // namespace game_engine

#endif
