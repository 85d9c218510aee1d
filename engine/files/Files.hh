#pragma once

#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace game_engine {

namespace fs = std::filesystem;

/// A file can't be written; what() says in one line which and why.
struct OutputError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// From now on, only an Output writes to standard output: what is printed in other ways, such as a
/// player's cout or printf, goes to standard error, or nowhere. To be called once.
void keep_standard_output(bool drops_rest = false);

/// From now on, writing a file larger than the system allows fails, and doesn't end the program.
void survive_large_files();

/// From now on, readers of standard input, such as a player's cin, find its end.
void end_standard_input();

/// Passes if it can be made or replaced; changes nothing. @throws OutputError
void check_can_write(const std::string& path);

/// Whether two paths lead to one file, which need not be there; devices may have two uses.
bool is_same_file(const std::string& one, const std::string& other);

/// Passes if the file doesn't exist, is empty or not a regular file (/dev/null, a pipe), or begins
/// like files of its kind, perhaps cut short.
/// @param kind  of file that would be written, for the message: "a trace"
/// @param beginnings  of files of that kind
/// @throws OutputError
void check_replaceable(const std::string& path, const std::string& kind,
                       const std::vector<std::string>& beginnings);

/// Passes if the folder doesn't exist, is empty, or has only hidden files and names for which
/// `is_own` holds.
/// @param kind  of files that would be put there, for the message: "traces"
/// @throws OutputError
void check_fillable(const std::string& folder, const std::string& kind,
                    const std::function<bool(const std::string& name)>& is_own);

inline bool is_terminal(std::FILE* stream) { return isatty(fileno(stream)); }

/// A file that is being written, or standard output, without a buffer.
class Output {
 public:
  enum class Start { NEW, AT_END };

  /// @param path the file to make or to replace; empty for standard output
  /// @param start AT_END to go on with a file after what is in it
  /// @throws OutputError
  explicit Output(const std::string& path, Start start = Start::NEW);
  ~Output();
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  /// @throws OutputError
  void write(std::string_view text);

  /// Errors show here at the latest. @throws OutputError
  void close();

 private:
  [[noreturn]] void fail(const char* what) const;

  std::string path_;
  std::FILE* file_;
};

/// All of an Output. @throws OutputError
void write_output(const std::string& path, std::string_view text);

/// @throws InputError
std::string read_text(const std::string& path);

/// Whole or not at all, even if the machine stops. @throws OutputError
void write_text(const std::string& path, std::string_view text);

/// Gives PATH.part its name, once it is on the disk. @throws OutputError
void finish_file(const std::string& path);

/// For its owner only; an existing one stays as it is. @throws OutputError
void make_private_folder(const std::string& path);

/// @throws OutputError
void sync_file(const std::string& path);

/// Locks a file, made if need be, against other programs until this one and all its forked
/// processes have ended: those of a killed program may write a moment longer. So if another has the
/// lock, this waits some seconds before it returns false. @throws OutputError
bool lock_file(const std::string& path);

/// The same for a file that this run writes, unless it is a special one. @throws OutputError if
/// another run has it
void keep_for_this_run(const std::string& path);

/// The file of lock_file(), for a process that closes all others; -1 if there is none.
int locked_file();

}  // namespace game_engine
