#pragma once

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <engine/files/Tables.hh>
#include <tests/all-games/Kit.hh>

namespace tests {

/// The program with all players of the tests, as the shell calls it.
extern const std::string PROGRAM;

/// A file in the scratch folder.
std::string scratch_file(const std::string& name);

/// The file of a configuration for quick matches: a small board and few rounds.
std::string small_configuration(int rounds = 20, int side = 20, int wizards = 5, int books = 8);
/// The file of one for leagues, in which a match takes hardly any time.
inline std::string tiny_configuration() { return small_configuration(20, 12, 3, 4); }

/// Runs the program with players and options on the small configuration.
Outcome run_series(const std::string& arguments);

/// The rows of a report as maps from column to value.
std::vector<std::map<std::string, std::string>> rows_of(const std::string& csv);

/// How many lines a file has; 0 if there is none.
std::size_t num_lines(const std::string& path);

/// What a series prints without what sets a player apart, which is not in reports.
std::string tables_of(const std::string& out);

/// The tables without CPU times.
std::string without_times(const std::string& table);

/// Whether a harmful player does harm in a match: see Harmful.cc.
bool is_chosen(int seed, int seat);
/// The first seed with which it does.
int first_chosen(int seat);

/// The master of a new terminal. Skips the test on a machine without any.
int open_terminal(int options = 0);

/// A shell command that runs while the test does.
class Background {
 public:
  /// Its standard output goes to a file. If `terminal`, its standard error is a terminal.
  /// @param prepare  what its process does before; false: the command can't be run
  explicit Background(const std::string& command, bool terminal = false,
                      const std::function<bool()>& prepare = {});
  ~Background();
  Background(const Background&) = delete;
  Background& operator=(const Background&) = delete;

  pid_t process() const { return process_; }
  void send(int signal) const;

  /// Its processes that still run.
  std::vector<pid_t> children() const;

  /// Waits for its end: the exit status, or 128 + the number of the signal.
  int wait();

  /// Everything that it has written to its terminal since the last call; after wait(), to its end.
  std::string terminal_text();

  /// The most memory that it or one of its processes used, in kilobytes, after wait().
  long memory() const { return memory_; }

 private:
  bool has_ended() const { return status_ != -1; }

  pid_t process_;
  int terminal_ = -1;
  int status_ = -1;
  long memory_ = 0;
};

/// Sleeps a moment.
void pause_briefly();

/// Waits until `is_so` returns true; fails the test after ten minutes.
template <typename F>
void wait_until(F is_so) {
  for (int k = 0; k < 300000; ++k) {
    if (is_so()) return;
    pause_briefly();
  }
  fail(__FILE__, __LINE__, "waited ten minutes in vain");
}

/// The same; throws std::runtime_error if the command ends before.
template <typename F>
void wait_until(const Background& command, F is_so) {
  wait_until([&] {
    const bool has_ended = not runs(command.process());  // Before the last look.
    if (is_so()) return true;
    if (has_ended) throw std::runtime_error("the command has ended meanwhile");
    return false;
  });
}

}  // namespace tests
