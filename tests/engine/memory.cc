// What a player reads that it never set is the same everywhere.

#include <engine/memory/Memory.hh>
#include "Runs.hh"

namespace {

// The trace of a match, with one word for the two players that differ in nothing else, and
// without the time that they took and whether they were isolated.
std::string trace_without_names(const std::string& player, const std::string& options) {
  const Outcome match =
      succeeded(run("build/tests/Game " + player + " Demo Scholar " + player + " -s 3 " + options));
  std::string trace;
  for (const std::string& line : lines_of(match.out))
    if (line.find("status") != 0) trace += replaced(line, "Unset", "Set") + "\n";
  return replaced(trace, "SecGame", "Game");
}

}  // namespace

#if not defined GAME_FILL_PATTERN
TEST("what a player never sets is zero: in this process, in isolation, as a file") {
  const std::string in = "-i " + small_configuration(200),
                    isolated = in + " --secure --cpu-time=60",
                    expected = trace_without_names("Set", in);
  CHECK(trace_without_names("Unset", in) == expected);
  CHECK(trace_without_names("Unset", isolated) == expected);
  CHECK(trace_without_names("build/tests/students/AIUnset.player", isolated) == expected);
}
#endif

TEST("memory that was used before is filled again, whatever its size") {
  for (std::size_t size = 1; size < 3000000; size = size * 5 / 4 + 1) {
    for (int k = 0; k < 2; ++k) {
      const std::unique_ptr<unsigned char[]> memory(new unsigned char[size]);
      unsigned char* volatile bytes = memory.get();
      for (std::size_t at : {std::size_t{0}, size / 2, size - 1})
        CHECK_EQUAL(int(bytes[at]), int(FILL));
      std::memset(bytes, 1, size);
    }
  }
}

TEST("memory keeps what is in it when it grows, and is where it was asked for") {
  char* text = static_cast<char*>(std::malloc(3));
  std::strcpy(text, "ab");
  for (std::size_t size : {10, 100, 5000, 1000000, 3000000, 20, 8}) {
    text = static_cast<char*>(std::realloc(text, size));
    CHECK_EQUAL(std::string(text), "ab");
  }
  std::free(text);
  const std::unique_ptr<int, void (*)(void*)> zero(static_cast<int*>(std::calloc(1, 4)), std::free);
  CHECK_EQUAL(*zero, 0);
  for (std::size_t alignment = 16; alignment <= 4096; alignment *= 2) {
    void* const memory = std::aligned_alloc(alignment, 2 * alignment);
    CHECK_EQUAL(std::size_t(memory) % alignment, 0u);
    std::memset(memory, 1, 2 * alignment);
    std::free(memory);
  }
}
