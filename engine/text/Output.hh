#pragma once

#include <cstdio>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace game_engine {

/// A file could not be written; what() is one line that says which and why.
struct OutputError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// From now on standard output is only for an Output: what is printed in other ways, as by
/// the cout or printf of a player, goes to standard error, or nowhere. To be called once.
void keep_standard_output(bool drops_rest = false);

/// From now on whoever reads standard input, as the cin of a player, finds its end.
void end_standard_input();

/// Finds out whether this file can be made or replaced; if it is there, it stays as it is.
/// @throws OutputError
void check_can_write(const std::string& path);

/// Nothing is written over but what a program has made: passes if the file isn't there, is empty,
/// is no regular file (/dev/null, a pipe), or begins as files of its kind do; one that was cut
/// short within that beginning, too.
/// @param kind  of file that would be written, for the message: "a trace"
/// @param beginnings  any of which a file of that kind has
/// @throws OutputError
void check_replaceable(const std::string& path, const std::string& kind,
                       const std::vector<std::string>& beginnings);

/// Files are not put among others: passes if the folder isn't there, is empty, or if `is_own` holds
/// for the names of all that is in it but hidden files. To be called before anything is put there.
/// @param kind  of files that would be put there, for the message: "traces"
/// @throws OutputError
void check_fillable(const std::string& folder, const std::string& kind,
                    const std::function<bool(const std::string& name)>& is_own);

/// A file that is being written, or standard output. What was written is in the file at
/// once, so that nothing is missing if the program is ended.
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

  /// @throws OutputError if not all of it could be written
  void write(std::string_view text);

  /// Closes the file; errors show here at the latest. @throws OutputError
  void close();

 private:
  [[noreturn]] void fail(const char* what) const;

  std::string path_;
  std::FILE* file_;
};

}  // namespace game_engine
