#include "Listener.hh"

#include <cstdio>

#include "Crash.hh"

namespace game_engine {

namespace {

Listener* who_listens = nullptr;

#ifdef __GLIBC__
// What players print with functions of C, such as printf, is heard on its way to the old stream.
ssize_t hear_and_write(void* to, const char* text, std::size_t size) {
  static WithoutDrawings of_output, of_errors;
  hear({text, size});
  (fileno(static_cast<std::FILE*>(to)) == 1 ? of_output : of_errors)
      .pass({text, size}, [&](std::string_view piece) {
        std::fwrite(piece.data(), 1, piece.size(), static_cast<std::FILE*>(to));
      });
  return ssize_t(size);
}

std::FILE* heard_stream(std::FILE* to) {
  std::FILE* const stream = fopencookie(to, "w", {nullptr, hear_and_write, nullptr, nullptr});
  if (not stream) return to;
  std::setvbuf(stream, nullptr, _IONBF, 0);
  return stream;
}

// To be called once: players may print until the program ends.
bool listen_to_streams_of_c() {
  stdout = heard_stream(stdout);
  stderr = heard_stream(stderr);
  return true;
}
#else
bool listen_to_streams_of_c() { return true; }
#endif

}  // namespace

void listen_with(Listener* listener) {
  [[maybe_unused]] static const bool listens = listen_to_streams_of_c();
  who_listens = listener;
}

Listener* listener() { return who_listens; }

void hear(std::string_view printed) {
  const int player = running_player();
  if (who_listens and player != NOBODY) who_listens->hear(player, printed);
}

}  // namespace game_engine
