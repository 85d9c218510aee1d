#pragma once

namespace game_engine {

// What a player reads but never set must not depend on who played before it, on the compiler or on
// the machine. So the compiler fills local variables (PLAYER_FLAGS in build.mk), and Memory.cc
// fills what calls leave on the stack, and all memory from new and malloc, which it replaces.

/// What all that memory holds: zero, or with FILL=pattern something conspicuous. A check of a
/// player tries both signs, because a comparison may tell only one of them from zero.
#ifdef GAME_FILL_PATTERN
constexpr unsigned char FILL = 0xfe;
#elif defined GAME_FILL_POSITIVE
constexpr unsigned char FILL = 0x01;
#else
constexpr unsigned char FILL = 0;
#endif

/// From now on, each player gets only so much memory from new and malloc, in MB; 0: 1 GB, or an
/// eighth of the machine's memory if that is less. Only with glibc and without sanitizers, where
/// Memory.cc replaces the library's.
void limit_memory(int megabytes);

/// While one of these lives, new memory counts for a player, 0 to 3, until it is freed. One at a
/// time.
class MemoryOfPlayer {
 public:
  explicit MemoryOfPlayer(int player);
  ~MemoryOfPlayer();
  MemoryOfPlayer(const MemoryOfPlayer&) = delete;
  MemoryOfPlayer& operator=(const MemoryOfPlayer&) = delete;

  /// The limit in MB if memory was refused because of it; otherwise 0.
  static int exceeded();
};

/// Fills the stack below the caller's frame: called just before a player's code.
void fill_stack();

}  // namespace game_engine
