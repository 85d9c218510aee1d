#include "PrintedText.hh"

#include <engine/match/Listener.hh>
#include <sys/mman.h>

namespace game_engine {

PrintedText::PrintedText(int player) : player_(player) {
  if (not listener()) return;
  file_ = Descriptor(memfd_create("printed", MFD_CLOEXEC), "memfd_create");
  // Writing goes to the end, even after the file has been emptied.
  if (fcntl(file_.get(), F_SETFL, O_APPEND) != 0) throw system_error("O_APPEND");
}

PrintedText::~PrintedText() { tell_all(); }

void PrintedText::tell() {
  if (tell_all() > 0 and ftruncate(file_.get(), 0) != 0) throw system_error("ftruncate");
}

// Returns the number of bytes passed on.
off_t PrintedText::tell_all() const {
  if (file_.get() == -1 or not listener()) return 0;
  char buffer[1 << 16];
  off_t end = 0;
  for (ssize_t n; (n = pread(file_.get(), buffer, sizeof buffer, end)) > 0; end += n)
    listener()->hear(player_, {buffer, std::size_t(n)});
  return end;
}

}  // namespace game_engine
