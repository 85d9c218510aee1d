#include "Child.hh"

#include <engine/match/Crash.hh>
#include <study/series/LineProcess.hh>
#include <engine/text/Words.hh>
#include <stdexcept>
#include <string>

#include <unistd.h>

namespace game_engine {

namespace {

// The beginning of a line that says why the work ended early.
const std::string THROWN = "thrown ";

void write_all(int pipe, std::string_view text) {
  while (not text.empty()) {
    const ssize_t size = write(pipe, text.data(), text.size());
    if (size == -1) _exit(1);
    text.remove_prefix(size);
  }
}

// Ctrl-C reaches all processes of the terminal: whoever listens to this one decides what to do.
[[noreturn]] void do_work(const std::function<void(const Say&)>& work, int pipe) {
  std::signal(SIGINT, SIG_IGN);
  watch_for_endless_turns();
  try {
    work([pipe](std::string_view text) { write_all(pipe, text); });
  } catch (const std::exception& error) {
    write_all(pipe, THROWN + printable(error.what(), 1000) + "\n");
  }
  _exit(0);
}

}  // namespace

ChildEnd lines_of_child(const std::function<void(const Say&)>& work, const Say& take) {
  const Interruptions interruptions;
  LineProcess child(interruptions, LineProcess::KILLED,
                    [&work](int output) { do_work(work, output); });
  while (const std::optional<std::string> line = child.next_line()) {
    if (line->rfind(THROWN, 0) == 0) throw std::runtime_error(line->substr(THROWN.size()));
    take(*line);
  }
  const int status = child.wait();
  if (Interruptions::noted()) return ChildEnd::INTERRUPTED;
  return status == 0 ? ChildEnd::WELL : ChildEnd::FAILED;
}

}  // namespace game_engine
