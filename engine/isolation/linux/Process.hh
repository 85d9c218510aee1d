#pragma once

#include <sys/types.h>
#include <time.h>

#include <optional>
#include <string>

#include "Descriptor.hh"

namespace game_engine {

/// A player's process, seen from the engine. It ends with this object.
class Process {
 public:
  /// Starts a player's own file, or if `file` is empty, this program as the process of a
  /// linked player. @throws IsolationError
  Process(const GivenFile& file, const Limits& limits, int state, int printed);
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  /// Readable once the process has prepared itself, failed to, or ended.
  int control() const { return control_.get(); }
  /// Where the answers come from; at the end of the file the process has ended.
  int answers() const { return answer_.get(); }
  /// Readable when the process makes a call that the filter doesn't allow; -1 before it has
  /// prepared itself, and where calls are not watched.
  int calls() const { return listener_.get(); }

  /// Why the player's file can't be executed, so that there is no process; empty if it can.
  const std::string& problem() const { return problem_; }

  /// Whether take_report() had a good one.
  bool is_prepared() const { return is_prepared_; }

  /// Takes what came from control(). Returns false if the process has already ended.
  /// @throws IsolationError if the preparations failed
  bool take_report();

  /// Takes what came from calls(): the name of a forbidden call, or nothing.
  std::optional<std::string> take_call();

  /// Sends to the player's START, without waiting.
  void send(const void* bytes, std::size_t size);

  /// Seconds of CPU time that the process has used so far.
  double cpu_time();

  /// The number of the process, as a folder of /proc.
  std::string number() const { return std::to_string(pid_); }

  /// Ends the process unless it has ended by itself, and says how it ended in a few words.
  /// @throws IsolationError if the machine is to blame
  std::string end();

  /// Whether it has ended because somebody else, such as the system, has killed it.
  bool was_killed() const { return was_killed_; }

 private:
  void kill_and_wait(int& status);

  bool is_file_;
  bool is_prepared_ = false;
  bool may_execute_;  ///< Until a file's program has been executed.
  pid_t pid_ = -1;
  bool ended_ = false;
  bool was_killed_ = false;
  std::string problem_;
  double cpu_time_ = 0;
  clockid_t clock_ = -1;  ///< Of the CPU time of the process; -1 for none.
  Descriptor start_, answer_, control_, listener_;
  Descriptor
      players_start_;  ///< The player's end of start_, so that writing to it is not an error.
};

}  // namespace game_engine
