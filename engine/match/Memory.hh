#pragma once

namespace game_engine {

// What a player reads without ever having set it must not depend on who played before it, on the
// compiler or on the machine. So the compiler fills local variables (PLAYER_FLAGS in build.mk),
// and here the memory that new and malloc give is filled, and what calls have left on the stack.
// There is nothing to call for new and malloc: Memory.cc takes the place of the library's.

/// What all that memory holds: zero, or with FILL=pattern something that shows. A check of a player
/// tries both signs, as a comparison may tell only one of them from zero.
#ifdef GAME_FILL_PATTERN
constexpr unsigned char FILL = 0xfe;
#elif defined GAME_FILL_POSITIVE
constexpr unsigned char FILL = 0x01;
#else
constexpr unsigned char FILL = 0;
#endif

/// From now on, new and malloc give the code of each player so much memory, in MB, and then none;
/// 0: 1 GB, or an eighth of the machine's memory if that is less. Only where Memory.cc takes the
/// place of the library's: with glibc and without sanitizers.
void limit_memory(int megabytes);

/// While one of these lives, memory is given to a player, 0 to 3, and counts for it until it goes
/// back. One at a time.
class MemoryOfPlayer {
 public:
  explicit MemoryOfPlayer(int player);
  ~MemoryOfPlayer();
  MemoryOfPlayer(const MemoryOfPlayer&) = delete;
  MemoryOfPlayer& operator=(const MemoryOfPlayer&) = delete;

  /// The limit in MB, if some memory was refused because of it; otherwise 0.
  static int exceeded();
};

/// Fills what lies below the caller's frame on the stack: called just before code of a player.
void fill_stack();

}  // namespace game_engine
