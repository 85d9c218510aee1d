#pragma once

#include <fcntl.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <engine/isolation/Isolation.hh>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "Channel.hh"

namespace game_engine {

/// An IsolationError that says what failed, with errno.
inline IsolationError system_error(const std::string& what, int error = errno) {
  return IsolationError("players can't be isolated here: " + what + ": " + std::strerror(error));
}

/// An open descriptor, closed at the end; executed programs don't get it.
class Descriptor {
 public:
  Descriptor() = default;

  /// Takes an open descriptor, and moves it beyond those of a player's process.
  /// @throws IsolationError if it is -1; `what` has failed then, for the message
  Descriptor(int number, const char* what) {
    if (number == -1) throw system_error(what);
    number_ = number;
    if (number > PROGRAM) return;
    number_ = fcntl(number, F_DUPFD_CLOEXEC, PROGRAM + 1);
    ::close(number);
    if (number_ == -1) throw system_error(what);
  }

  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  ~Descriptor() { close(); }

  void close() {
    if (number_ != -1) ::close(number_);
    number_ = -1;
  }

  /// -1 if there is none.
  int get() const { return number_; }

 private:
  int number_ = -1;
};

/// A player's process, seen from the engine. It ends with this object.
class Process {
 public:
  /// Starts a player's own file, or if `file` is empty, this program as the process of a
  /// linked player. @throws IsolationError
  Process(const GivenFile& file, const Limits& limits, int state, int printed);
  ~Process();

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

/// Puts together what a player's process says. Anything may come from there: every byte is checked,
/// and no more than the longest valid answer is kept. Start with expect_hello.
class AnswerReader {
 public:
  explicit AnswerReader(int descriptor);

  /// Expects a Hello next, or the answer to a round. What the player said before it was asked is
  /// part of it.
  void expect_hello();
  void expect_answer(int round) { expect(sizeof(Answer), round); }

  enum Progress { MISSING, COMPLETE, CLOSED };

  /// Reads what there is, without waiting. @throws PlayerOut if it makes no sense
  Progress advance();

  /// When it is complete: whether it is the Hello of a program built like this one.
  bool is_right_hello() const;

  /// When it is complete: what the player says that puts it out.
  struct Complaint {
    Answer::Kind kind;  ///< ORDERS if there is none.
    std::string text;   ///< One line.
  };
  Complaint complaint() const;

  /// When it is complete: its orders; right ones have at most `longest` numbers.
  /// @throws PlayerOut if they are not orders of this game
  void take_orders(Orders& orders, std::size_t longest) const;

 private:
  static constexpr int NO_ROUND = -1000;

  void expect(std::size_t size, int round);
  Answer header() const;
  void check_header() const;

  const int descriptor_;
  int round_ = NO_ROUND;
  std::size_t size_ = 0;  ///< The size of what is expected, as far as known.
  std::size_t got_ = 0;   ///< How much of it has come.
  std::unique_ptr<char[]> bytes_;
};

}  // namespace game_engine
