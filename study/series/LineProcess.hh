#pragma once

#include <sys/types.h>

#include <functional>
#include <optional>
#include <string>

#include "Interruptions.hh"

namespace game_engine {

/// A process of its own, and the lines that it writes.
class LineProcess {
 public:
  /// What becomes of it at the end of this object, if it has not ended by then.
  enum End { KILLED, ASKED };

  /// @param work  what it does, in the end leaving the process; gets what to write to
  /// @param end  ASKED: it starts others, and all of them are asked
  LineProcess(const Interruptions& interruptions, End end,
              const std::function<void(int output)>& work);
  ~LineProcess();
  LineProcess(const LineProcess&) = delete;
  LineProcess& operator=(const LineProcess&) = delete;

  /// Without its end; nothing if there is none any more. After an interruption, the process is
  /// asked to end, and gets two seconds.
  std::optional<std::string> next_line();

  /// Waits for its end; returns its status, as waitpid() has it.
  int wait();

 private:
  void signal(int signal) const { kill(end_ == ASKED ? -process_ : process_, signal); }

  const Interruptions& interruptions_;
  const End end_;
  pid_t process_ = 0;  ///< 0: it has ended.
  int output_;
  bool is_asked_ = false;
  std::string text_;      ///< Read so far.
  std::size_t next_ = 0;  ///< Where its next line begins.
};

}  // namespace game_engine
