#pragma once

// A submission is a program for the compiler, the assembler and the linker, too. They run in a room
// of their own: they read the system's compilers, headers and libraries and what else is named,
// write in one folder, have no network and no other process, and leave none behind. What is in the
// way of each: docs/isolation.md.

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace game_engine {

/// The room can't be made; what() is one line that says what is missing.
struct RoomError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// What a command in the room may use.
struct RoomPlan {
  std::string work;                   ///< The folder it may write to.
  std::vector<std::string> readable;  ///< Files, and folders with all that they contain.
  bool is_open = false;  ///< Without Landlock, for old kernels: files are as open as to the user.
  int cpu_time = 60;     ///< Seconds of CPU time of one process.
  int wall_time = 240;   ///< Seconds in all, without those in which the machine stood still.
  int memory = 3000;     ///< MB of address space of one process.
  int file_size = 100;   ///< MB of one file.
};

/// How a command ended.
struct RoomEnd {
  int status = 0;        ///< The exit status, or 128 + the number of the signal.
  bool is_late = false;  ///< Ended because of its wall time.
  double cpu_time = 0;   ///< Seconds, of all its processes.
};

/// Runs a command in the room and waits until all processes in it have ended. If a signal asks this
/// program to end, they end first; if it dies, they end, too.
/// @throws RoomError
RoomEnd run_in_room(const RoomPlan& plan, const std::vector<std::string>& command);

/// Whether the user's own limits (ulimit) are lower than the plan's: a command that fails may have
/// reached those.
bool has_lower_limits(const RoomPlan& plan);

/// Denies this process and all that it starts, for good, the files that the plan does not name, the
/// network and other processes. @throws RoomError
void lock_room(const RoomPlan& plan, const std::string& program);

/// Whether this kernel can keep files from a process (Landlock, Linux 5.13).
bool has_landlock();

// ------------------------------------------------------------------ looking at a submission

/// Something that is not allowed in a player's file.
struct Finding {
  int line;  ///< From 1 on.
  std::string text;
};

/// More than so many are not kept: one or two say enough.
constexpr std::size_t MOST_FINDINGS = 1000;

/// What was found in a preprocessed player's file, and the file as it is to be compiled.
struct SourceText {
  std::vector<Finding> findings;
  std::string text;  ///< Without the #include directives that are there only to be seen.
  std::string own;   ///< The player's own lines, each in the line that it has in the file.
};

/// Reads what g++ -E -dI makes of a player's file: finds the files it includes, and what reaches
/// beyond C++, such as assembler.
/// @param path  the player's file, as the compiler was given it
SourceText read_preprocessed(std::string_view preprocessed, const std::string& path);

/// What is not allowed in a player's file and can't be seen once it is preprocessed: directives
/// that give lines another place, questions about files. Takes time in proportion to the size.
std::vector<Finding> hidden_in_source(std::string_view source);

/// Whether an object file is one that a C++ compiler makes of a player, before any other tool reads
/// it: known sections, symbols and relocations only. @returns what is wrong with it, or nothing
std::string problem_of_object(std::string_view bytes);

}  // namespace game_engine
