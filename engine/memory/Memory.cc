#include "Memory.hh"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <new>

namespace game_engine {

namespace {

constexpr int NO_PLAYER = 4;

int limit = 0;  // in MB; 0: none
// The owner of new memory from the system. Players may have threads.
std::atomic<int> owner{NO_PLAYER};
std::atomic<bool> is_exceeded{false};

}  // namespace

MemoryOfPlayer::MemoryOfPlayer(int player) {
  is_exceeded = false;
  owner = player;
}

MemoryOfPlayer::~MemoryOfPlayer() { owner = NO_PLAYER; }

int MemoryOfPlayer::exceeded() { return is_exceeded ? limit : 0; }

#if defined(__GNUC__)
[[gnu::noinline]] void fill_stack() {
  // More than the frames of most players. The compiler can't know that nobody reads it, and doesn't
  // turn the loop into a call of memset, which sometimes takes an instruction per byte.
  using Bytes = unsigned char __attribute__((vector_size(16)));
  Bytes filled = {}, below[256];
  filled += static_cast<unsigned char>(FILL);
#pragma GCC unroll 64
  for (Bytes& bytes : below) {
    bytes = filled;
    __asm__ volatile("" : : "m"(bytes));
  }
}
#else
void fill_stack() {}
#endif

}  // namespace game_engine

// The sanitizers have their own functions, which see more. Under valgrind, which replaces these,
// nothing is filled.
#if defined(__GLIBC__) and not defined(GAME_SANITIZE)

#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>

namespace game_engine {

namespace {

// A piece of memory is a header of 8 bytes and what the program gets, at a multiple of 16. All
// pieces of a class have the same size; free ones are in a list. Larger pieces come from the system
// one by one, and go back there.

constexpr std::size_t HEADER = 8, ALIGNMENT = 16;
constexpr std::size_t SMALL = 64;  ///< Classes of 8, 24, 40, ..., 1016 bytes.
constexpr std::size_t LARGEST_SMALL = 16 * SMALL - HEADER;
constexpr std::size_t CLASSES = SMALL + 4 * 8;  ///< Then four for each doubling.
constexpr std::size_t LARGEST = (1 << 18) - HEADER;
constexpr std::size_t CHUNK = 1 << 20;  ///< Taken from the system at a time.
#ifdef GAME_FILL_MOVED
constexpr bool IS_MOVED = true;  ///< Pieces lie in the opposite order.
#else
constexpr bool IS_MOVED = false;
#endif

/// The upper half of a header; anything else is not a piece, or overwritten.
enum : std::uint64_t {
  USED = std::uint64_t{0x5eedca5e} << 32,
  FREE = std::uint64_t{0xf4eef4ee} << 32
};
/// Special classes: a piece within another, for an alignment, and a piece from the system, plus its
/// owner. The word before the header is the start of the outer piece, or the size.
enum : std::uint64_t { WITHIN = 1000, FROM_SYSTEM = 1001 };

struct FreePiece {
  FreePiece* next;
};

struct Lists {
  FreePiece* free[CLASSES];
  char* fresh;  ///< Never used, so zero.
  std::size_t left;
};

// Each thread has its own, so that there are no locks.
thread_local Lists lists;

std::uint64_t& header(void* piece) { return static_cast<std::uint64_t*>(piece)[-1]; }
std::uint64_t& before_header(void* piece) { return static_cast<std::uint64_t*>(piece)[-2]; }

std::size_t class_of(std::size_t size) {
  if (size <= LARGEST_SMALL) return (size + 7) / 16;
  const std::size_t whole = size + HEADER, top = 63 - __builtin_clzl(whole - 1);
  const std::size_t quarter = std::size_t{1} << (top - 2);
  return SMALL + 4 * (top - 10) + (whole - 4 * quarter - 1) / quarter;
}

std::size_t size_of(std::size_t its_class) {
  if (its_class < SMALL) return 16 * its_class + 8;
  const std::size_t k = its_class - SMALL;
  return (std::size_t{256} << k / 4) * (5 + k % 4) - HEADER;
}

// Returns the piece, as memset does. If the compiler knew how large it can be, it would not call
// that.
inline void* fill(void* piece, std::size_t its_class) {
  if (its_class >= 8) {
    std::size_t size = size_of(its_class);
    __asm__("" : "+r"(size));
    return std::memset(piece, FILL, size);
  }
  std::uint64_t word;
  std::memset(&word, FILL, sizeof word);
  std::uint64_t* at = static_cast<std::uint64_t*>(piece);
  *at++ = word;
  for (; its_class > 0; --its_class, at += 2) at[0] = at[1] = word;
  return piece;
}

bool is_from_system(std::uint64_t its_class) { return its_class - FROM_SYSTEM <= NO_PLAYER; }

[[noreturn]] void not_a_piece() {
  constexpr char TEXT[] = "error: memory is freed twice, or was never allocated, or overwritten\n";
  static_cast<void>(not write(STDERR_FILENO, TEXT, sizeof TEXT - 1));
  std::abort();
}

std::atomic<std::int64_t> given[NO_PLAYER + 1];  // To each, in bytes.

// For the owner, unless that is beyond the limit.
void* from_system(std::size_t size, int its_owner) {
  const std::int64_t all = given[its_owner] += std::int64_t(size);
  if (its_owner != NO_PLAYER and limit > 0 and all > std::int64_t{limit} << 20) {
    given[its_owner] -= std::int64_t(size);
    is_exceeded = true;
    return nullptr;
  }
  void* memory = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return memory == MAP_FAILED ? nullptr : memory;
}

[[gnu::noinline]] void* allocate_large(std::size_t size) {
  if (size > PTRDIFF_MAX - ALIGNMENT) return nullptr;
  const int its_owner = owner;
  char* memory = static_cast<char*>(from_system(size + ALIGNMENT, its_owner));
  if (not memory) return nullptr;
  void* piece = memory + ALIGNMENT;
  if (FILL != 0) std::memset(piece, FILL, size);
  before_header(piece) = size;
  header(piece) = USED | (FROM_SYSTEM + std::uint64_t(its_owner));
  return piece;
}

[[gnu::noinline]] void* allocate_fresh(std::size_t its_class) {
  const std::size_t size = size_of(its_class) + HEADER;
  if (lists.left < size) {
    char* chunk = static_cast<char*>(from_system(CHUNK, owner));
    if (not chunk) return nullptr;
    lists.fresh = chunk + ALIGNMENT - HEADER;
    lists.left = CHUNK - ALIGNMENT;
  }
  lists.left -= size;
  void* piece = lists.fresh + (IS_MOVED ? lists.left : 0) + HEADER;
  if (not IS_MOVED) lists.fresh += size;
  header(piece) = USED | its_class;
  if (FILL != 0) fill(piece, its_class);
  return piece;
}

inline void* allocate_of_class(std::size_t its_class) {
  FreePiece* const piece = lists.free[its_class];
  if (__builtin_expect(not piece, false)) return allocate_fresh(its_class);
  lists.free[its_class] = piece->next;
  header(piece) = USED | its_class;
  return fill(piece, its_class);
}

[[gnu::noinline]] void* allocate_big(std::size_t size) {
  return size > LARGEST ? allocate_large(size) : allocate_of_class(class_of(size));
}

inline void* allocate(std::size_t size) {
  if (__builtin_expect(size > LARGEST_SMALL, false)) return allocate_big(size);
  return allocate_of_class(class_of(size));
}

[[gnu::noinline]] void release_special(void* piece) {
  if (is_from_system(header(piece) ^ USED)) {
    const std::size_t size = before_header(piece) + ALIGNMENT;
    given[(header(piece) ^ USED) - FROM_SYSTEM] -= std::int64_t(size);
    munmap(static_cast<char*>(piece) - ALIGNMENT, size);
  } else if (header(piece) == (USED | WITHIN)) {
    header(piece) = FREE;
    std::free(reinterpret_cast<void*>(before_header(piece)));
  } else {
    not_a_piece();
  }
}

inline void release(void* piece) {
  if (not piece) return;
  const std::uint64_t its_class = header(piece) ^ USED;
  if (__builtin_expect(its_class >= CLASSES, false)) return release_special(piece);
  header(piece) = FREE;
  FreePiece* const free = static_cast<FreePiece*>(piece);
  free->next = lists.free[its_class];
  lists.free[its_class] = free;
}

// How much of it the program may use.
std::size_t usable(void* piece) {
  const std::uint64_t its_class = header(piece) ^ USED;
  if (its_class < CLASSES) return size_of(its_class);
  if (is_from_system(its_class)) return before_header(piece);
  if (its_class != WITHIN) not_a_piece();
  char* const outer = reinterpret_cast<char*>(before_header(piece));
  return usable(outer) - std::size_t(static_cast<char*>(piece) - outer);
}

void* allocate_aligned(std::size_t alignment, std::size_t size) {
  if (alignment <= ALIGNMENT) return allocate(size);
  if (size > PTRDIFF_MAX - 2 * alignment) return nullptr;
  void* const outer = allocate(size + alignment + ALIGNMENT);
  if (not outer) return nullptr;
  const std::uintptr_t start = std::uintptr_t(outer) + ALIGNMENT;
  void* const piece = reinterpret_cast<void*>((start + alignment - 1) / alignment * alignment);
  before_header(piece) = std::uintptr_t(outer);
  header(piece) = USED | WITHIN;
  return piece;
}

[[gnu::noinline]] void* allocate_or_throw(std::size_t size) {
  for (;;) {
    const std::new_handler handler = std::get_new_handler();
    if (not handler) throw std::bad_alloc();
    handler();
    if (void* const piece = allocate(size)) return piece;
  }
}

void* or_no_memory(void* piece) {
  if (not piece) errno = ENOMEM;
  return piece;
}

}  // namespace

void limit_memory(int megabytes) {
  const std::int64_t pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGESIZE);
  const int usual = int(std::min<std::int64_t>(1024, pages * page / 8 >> 20));
  limit = megabytes > 0 ? megabytes : usual;
}

}  // namespace game_engine

using namespace game_engine;

void* operator new(std::size_t size) {
  void* const piece = allocate(size);
  return piece ? piece : allocate_or_throw(size);
}
void* operator new[](std::size_t size) { return operator new(size); }
void operator delete(void* piece) noexcept { release(piece); }
void operator delete[](void* piece) noexcept { release(piece); }
void operator delete(void* piece, std::size_t) noexcept { release(piece); }
void operator delete[](void* piece, std::size_t) noexcept { release(piece); }

extern "C" {

void* malloc(std::size_t size) { return or_no_memory(allocate(size)); }

void free(void* piece) { release(piece); }

void* calloc(std::size_t count, std::size_t size) {
  std::size_t all = 0;
  if (__builtin_mul_overflow(count, size, &all)) return or_no_memory(nullptr);
  void* const piece = or_no_memory(allocate(all));
  if (FILL != 0 and piece) std::memset(piece, 0, all);
  return piece;
}

void* realloc(void* piece, std::size_t size) {
  if (not piece) return malloc(size);
  const std::size_t before = usable(piece);
  if (size <= before and size >= before / 2) return piece;
  void* const moved = or_no_memory(allocate(size));
  if (not moved) return nullptr;
  std::memcpy(moved, piece, before < size ? before : size);
  release(piece);
  return moved;
}

void* memalign(std::size_t alignment, std::size_t size) {
  return or_no_memory(allocate_aligned(alignment, size));
}

void* aligned_alloc(std::size_t alignment, std::size_t size) { return memalign(alignment, size); }

void* valloc(std::size_t size) { return memalign(std::size_t(getpagesize()), size); }

int posix_memalign(void** piece, std::size_t alignment, std::size_t size) {
  void* const found = allocate_aligned(alignment, size);
  if (not found) return ENOMEM;
  *piece = found;
  return 0;
}

std::size_t malloc_usable_size(void* piece) { return piece ? usable(piece) : 0; }
}

#else

namespace game_engine {
void limit_memory(int) {}
}  // namespace game_engine

#endif

#if not defined(__GLIBC__) and not defined(GAME_SANITIZE)

// Where the library's malloc can't be replaced: only memory from new.

namespace {

void* allocate_or_throw(std::size_t size) {
  void* const piece = std::malloc(size);
  if (not piece) throw std::bad_alloc();
  return std::memset(piece, game_engine::FILL, size);
}

}  // namespace

void* operator new(std::size_t size) { return allocate_or_throw(size); }
void* operator new[](std::size_t size) { return allocate_or_throw(size); }
void operator delete(void* piece) noexcept { std::free(piece); }
void operator delete[](void* piece) noexcept { std::free(piece); }
void operator delete(void* piece, std::size_t) noexcept { std::free(piece); }
void operator delete[](void* piece, std::size_t) noexcept { std::free(piece); }

#endif
