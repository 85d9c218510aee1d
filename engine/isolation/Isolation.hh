#pragma once

// Matches in which every player has a process of its own and can harm only itself.
// What is kept out and how: docs/isolation.md and docs/design.md.

#include <engine/match/PlayerRunner.hh>
#include <functional>
#include <stdexcept>
#include <string>

#include "Limits.hh"

namespace game_engine {

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

/// Makes runners that isolate players. They also throw IsolationError if the machine fails them.
/// @throws IsolationError
MakeRunner isolated_runners(const Limits& limits, const FileOf& file_of);

/// Whether the program was started by a runner to be the process of a linked player.
bool is_player_host(int argc, char** argv);

/// Plays as that player, and ends the process.
[[noreturn]] void host_linked_player();

}  // namespace game_engine
