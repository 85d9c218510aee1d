#include "Files.hh"

#ifndef _WIN32
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#endif

#include <filesystem>
#include <fstream>
#include <iterator>

#include "Output.hh"
#include "Reader.hh"
#include "Words.hh"

namespace game_engine {

std::string read_text(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::string text;
  for (char part[1 << 14]; in.read(part, sizeof part) or in.gcount() > 0;)
    text.append(part, std::size_t(in.gcount()));
  if (not in.eof()) throw InputError("can't read " + in_quotes(path));
  return text;
}

void write_text(const std::string& path, std::string_view text) {
  Output output(path + ".part");
  output.write(text);
  output.close();
  finish_file(path);
}

void finish_file(const std::string& path) {
  sync_file(path + ".part");
  std::error_code error;
  std::filesystem::rename(path + ".part", path, error);
  if (error) throw OutputError("can't write " + path + ": " + error.message());
}

#ifdef _WIN32
bool make_private_folder(const std::string& path) {
  return std::filesystem::create_directory(path);
}
void sync_file(const std::string&) {}
bool lock_file(const std::string&) { return true; }
void keep_for_this_run(const std::string&) {}
int locked_file() { return -1; }
#else
namespace {

int locked = -1;

int open_to_lock(const std::string& path) {
  const int file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (file == -1) throw OutputError("can't open " + path + ": " + std::strerror(errno));
  return file;
}

// Tries for some seconds; errno says why it failed.
bool lock(int file) {
  constexpr int TRIES = 500, PAUSE = 10000;  // microseconds
  for (int tries = 0; flock(file, LOCK_EX | LOCK_NB) == -1; ++tries) {
    if ((errno != EWOULDBLOCK and errno != EINTR) or tries == TRIES) return false;
    usleep(PAUSE);
  }
  return true;
}

}  // namespace

bool make_private_folder(const std::string& path) {
  const bool is_made = mkdir(path.c_str(), S_IRWXU) == 0;
  if (not is_made and errno != EEXIST)
    throw OutputError("can't make " + path + ": " + std::strerror(errno));
  return is_made;
}

void sync_file(const std::string& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  const bool is_kept = file != -1 and fsync(file) == 0;
  const int error = errno;
  if (file != -1) close(file);
  if (not is_kept) throw OutputError("can't flush " + path + " to disk: " + std::strerror(error));
}

bool lock_file(const std::string& path) {
  locked = open_to_lock(path);
  if (lock(locked)) return true;
  if (errno == EWOULDBLOCK) return false;
  throw OutputError("can't lock " + path + ": " + std::strerror(errno));
}

int locked_file() { return locked; }

void keep_for_this_run(const std::string& path) {
  std::error_code ignored;
  const std::filesystem::file_status status = std::filesystem::status(path, ignored);
  if (std::filesystem::exists(status) and not std::filesystem::is_regular_file(status)) return;
  if (not lock(open_to_lock(path)) and errno == EWOULDBLOCK)
    throw OutputError("another run is writing " + path + ": wait for its end, or use another name");
}
#endif

}  // namespace game_engine
