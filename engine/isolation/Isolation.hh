#pragma once

// Matches in which every player has a process of its own and can harm only itself.
// What is kept out and how: docs/isolation.md and docs/design.md.

#include <engine/match/PlayerRunner.hh>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

namespace game_engine {

/// What happens to system calls that no player may make, from the strongest on.
enum class CallsAre {
  WATCHED,   ///< The engine is asked, and says which one it was.
  FILTERED,  ///< They end the process.
  FREE       ///< Nothing: limits and rights alone protect.
};

/// What an isolated player may use in a match: docs/isolation.md.
struct Limits {
  double cpu_time = 1.0;  ///< Seconds of CPU time in the whole match.
  double wall_time = 0;   ///< Seconds that its turns may last in all; 0: the default.
  int memory = 256;       ///< MB (2^20 bytes) of address space.
  /// What will do where the system has nothing stronger.
  CallsAre calls = CallsAre::WATCHED;

  /// Seconds that its turns may last: 10 times the CPU time by default.
  double turn_time() const { return wall_time > 0 ? wall_time : 10 * cpu_time; }
};

/// How the reasons begin of players that are out for time.
inline const std::string CPU_TIME_LIMIT = "CPU time limit", WALL_TIME_LIMIT = "wall time limit";

/// This machine can't isolate players; what() is one line that says what is missing.
struct IsolationError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A player's own program, which must not change once checked; none if the path is empty.
struct GivenFile {
  std::string path;
  std::string identity;  ///< identity_of the file when it was checked; empty: any.

  GivenFile(const std::string& path, const std::string& identity = "")
      : path(path), identity(identity) {}
};

/// Changes when a file is written to or replaced by another. Empty if there is none.
std::string identity_of(const std::string& path);

/// The executable of the player with this name in this seat, if it is given as a file; none if it
/// is linked into the program.
using FileOf = std::function<GivenFile(const std::string& name, int seat)>;

/// Gets, once a player has ended, for how many seconds of its turns it neither computed nor lacked
/// a processor.
using TellWaited = std::function<void(int seat, double seconds)>;

/// Makes runners that isolate players. They also throw IsolationError if the machine fails them.
/// A warning says what protects where limits.calls allows less than the system lacks.
/// @throws IsolationError
MakeRunner isolated_runners(const Limits& limits, const FileOf& file_of,
                            const TellWaited& tell = {});

/// Whether the program was started by a runner to be the process of a linked player.
bool is_player_host(int argc, char** argv);

/// Plays as that player, and ends the process.
[[noreturn]] void host_linked_player();

// ------------------------------------------------------------------ players as files

/// Whether a player on the command line is a file, such as ./AIMine.player, and not the name of a
/// linked player.
bool is_player_file(const std::string& player);

/// The name that a player's file gives it: Mine. The player itself could choose another's name.
/// @throws UsageError if it is not a name or the file can't be executed
std::string name_of_player_file(const std::string& path);

/// Which of the players on the command line are files, by seat.
FileOf files_by_seat(const std::vector<std::string>& players);

/// The same by the names of the players, for matches in which they change seats.
/// @throws UsageError if a name stands for two of them
FileOf files_by_name(const std::vector<std::string>& players);

/// The options that ask for matches with these limits, a blank before each.
std::string options_for(const Limits& limits);

}  // namespace game_engine
