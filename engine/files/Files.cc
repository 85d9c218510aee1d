#include "Files.hh"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fstream>

#include <engine/text/Reader.hh>
#include <engine/text/Words.hh>

namespace game_engine {

namespace {

int kept_output = STDOUT_FILENO;  // -1: it was closed

std::FILE* open_file(const std::string& path, Output::Start start) {
  if (path.empty()) return fdopen(kept_output, "wb");
  // This name now leads to standard error.
  if (path == "/dev/stdout") return fdopen(dup(kept_output), "wb");
  return std::fopen(path.c_str(), start == Output::Start::NEW ? "wb" : "ab");
}

[[noreturn]] void fail_with(const char* what, const std::string& name) {
  const std::string reason = std::strerror(errno);
  throw OutputError(std::string("can't ") + what + " " + name + ": " + reason);
}

}  // namespace

void survive_large_files() { std::signal(SIGXFSZ, SIG_IGN); }

void check_can_write(const std::string& path) {
  std::error_code ignored;
  const fs::file_status status = fs::status(path, ignored);
  const bool is_new = not fs::exists(status);
  // Others, such as pipes, are opened only once.
  if (not is_new and not is_regular_file(status) and not is_directory(status)) return;
  std::FILE* const file = std::fopen(path.c_str(), "ab");
  if (not file) fail_with("open", path);
  std::fclose(file);
  if (is_new) std::remove(path.c_str());
}

bool is_same_file(const std::string& one, const std::string& other) {
  std::error_code ignored, is_lost;
  if (fs::is_character_file(one, ignored)) return false;
  return one == other or fs::equivalent(one, other, ignored) or
         (fs::weakly_canonical(fs::absolute(one), is_lost) ==
              fs::weakly_canonical(fs::absolute(other), is_lost) and
          not is_lost);
}

void check_replaceable(const std::string& path, const std::string& kind,
                       const std::vector<std::string>& beginnings) {
  std::error_code ignored;
  // The shell chose what /dev/stdout leads to.
  if (path.compare(0, 5, "/dev/") == 0 or not fs::is_regular_file(path, ignored)) return;
  std::ifstream in(path, std::ios::binary);
  for (const std::string& beginning : beginnings) {
    std::string found(beginning.size(), ' ');
    in.clear();
    in.seekg(0).read(found.data(), std::streamsize(found.size()));
    if (beginning.compare(0, std::size_t(in.gcount()), found, 0, std::size_t(in.gcount())) == 0)
      return;
  }
  throw OutputError(path + " exists and is not " + kind + ": use another name");
}

void check_fillable(const std::string& folder, const std::string& kind,
                    const std::function<bool(const std::string& name)>& is_own) {
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(folder, ignored)) {
    const std::string name = entry.path().filename().string();
    if (name[0] != '.' and not is_own(name))
      throw OutputError("the folder " + folder + " has other things than " + kind + ", such as " +
                        name + ": use another one");
  }
}

void keep_standard_output(bool drops_rest) {
  // If standard error is closed, messages must not go to whatever is opened next.
  if (dup2(STDERR_FILENO, STDERR_FILENO) == -1) [[maybe_unused]]
    std::FILE* const nowhere = std::freopen("/dev/null", "w", stderr);
  kept_output = dup(STDOUT_FILENO);
  dup2(STDERR_FILENO, STDOUT_FILENO);
  if (drops_rest) [[maybe_unused]]
    std::FILE* const nowhere = std::freopen("/dev/null", "w", stdout);
  // What was printed must not be lost if the player crashes.
  std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);
}

void end_standard_input() {
  [[maybe_unused]] std::FILE* const ended = std::freopen("/dev/null", "r", stdin);
}

Output::Output(const std::string& path, Start start) : path_(path), file_(open_file(path, start)) {
  if (not file_) fail(path.empty() ? "write to" : "open");
  std::setvbuf(file_, nullptr, _IONBF, 0);
}

Output::~Output() {
  if (file_) std::fclose(file_);
}

void Output::write(std::string_view text) {
  if (text.empty()) return;  // it may have no place in memory
  if (std::fwrite(text.data(), 1, text.size(), file_) != text.size()) fail("write to");
}

void Output::close() {
  const bool closed = std::fclose(file_) == 0;
  file_ = nullptr;
  if (not closed) fail("write to");
}

void Output::fail(const char* what) const {
  fail_with(what, path_.empty() ? "standard output" : path_);
}

std::string read_text(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::string text;
  for (char part[1 << 14]; in.read(part, sizeof part) or in.gcount() > 0;)
    text.append(part, std::size_t(in.gcount()));
  if (not in.eof()) throw InputError("can't read " + in_quotes(path));
  return text;
}

void write_output(const std::string& path, std::string_view text) {
  Output output(path);
  output.write(text);
  output.close();
}

void write_text(const std::string& path, std::string_view text) {
  write_output(path + ".part", text);
  finish_file(path);
}

void finish_file(const std::string& path) {
  sync_file(path + ".part");
  std::error_code error;
  fs::rename(path + ".part", path, error);
  if (error) throw OutputError("can't write " + path + ": " + error.message());
}

namespace {

int locked = -1;

int open_to_lock(const std::string& path) {
  const int file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (file == -1) fail_with("open", path);
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

void make_private_folder(const std::string& path) {
  if (mkdir(path.c_str(), S_IRWXU) == -1 and errno != EEXIST) fail_with("make", path);
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
  throw OutputError(
      "can't lock " + path + ": " + std::strerror(errno) +
      ": its disk keeps no locks, as some on a network: use a folder on a disk of this machine");
}

int locked_file() { return locked; }

void keep_for_this_run(const std::string& path) {
  std::error_code ignored;
  const fs::file_status status = fs::status(path, ignored);
  if (fs::exists(status) and not fs::is_regular_file(status)) return;
  if (not lock(open_to_lock(path)) and errno == EWOULDBLOCK)
    throw OutputError("another run is writing " + path + ": wait for its end, or use another name");
}

}  // namespace game_engine
