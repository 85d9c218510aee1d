#pragma once

#include <engine/isolation/Isolation.hh>
#include <sys/types.h>

namespace game_engine {

/// The program's first argument if it is to be a linked player's process.
extern const char* const PLAYER_HOST;
/// The step that fails if the program can't be executed.
extern const char* const EXECUTE;

constexpr int STACK_MB = 8;
/// What a player may print in one turn, in MB (2^20 bytes).
constexpr int PRINTED_MB = 8;

/// How a player's process starts: with these descriptors of the engine, all above those of
/// PlayerDescriptor, and these limits.
struct Launch {
  bool is_file;  ///< Whether the program is a player's own file, not this program.
  int program;   ///< The program to execute.
  int start, answer, state, control;
  int null;     ///< /dev/null.
  int folder;   ///< The folder to start in.
  int printed;  ///< For what it prints; -1: nowhere.
  Limits limits;
};

/// If this process is root's, makes it that of a user who owns nothing, for good. Returns false,
/// with errno, where the system doesn't allow that.
bool become_nobody();

/// What the forked process does, up to executing the program. A file's program starts locked in;
/// this program locks itself in before it touches the player.
[[noreturn]] void launch(const Launch& launch, pid_t engine);

}  // namespace game_engine
