#include "Output.hh"

#include <cerrno>
#include <cstring>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#endif

namespace game_engine {

Output::Output(const std::string& path, Start start) : path_(path), file_(stdout) {
  if (not path.empty()) {
    file_ = std::fopen(path.c_str(), start == Start::NEW ? "wb" : "ab");
    if (not file_) fail("open");
  }
#ifdef _WIN32
  _setmode(_fileno(file_), _O_BINARY);
#endif
  std::setvbuf(file_, nullptr, _IONBF, 0);
}

Output::~Output() {
  if (file_ and file_ != stdout) std::fclose(file_);
}

void Output::write(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), file_) != text.size()) fail("write to");
}

void Output::close() {
  const bool closed = file_ == stdout ? std::fflush(file_) == 0 : std::fclose(file_) == 0;
  file_ = nullptr;
  if (not closed) fail("write to");
}

void Output::fail(const char* what) const {
  const std::string reason = std::strerror(errno);
  throw OutputError(std::string("can't ") + what + " " +
                    (path_.empty() ? "standard output" : path_) + ": " + reason);
}

}  // namespace game_engine
