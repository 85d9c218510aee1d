#include "Files.hh"

#include <fcntl.h>
#ifdef _WIN32
#include <io.h>
#else
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>

#include <engine/text/Reader.hh>
#include <engine/text/Words.hh>

namespace game_engine {

namespace {

#ifdef _WIN32
const auto duplicate = _dup;
const auto duplicate_to = _dup2;
const auto file_of_descriptor = _fdopen;
const auto descriptor_of = _fileno;
const auto is_device_of_text = _isatty;
const char* const NOTHING = "NUL";
#else
const auto duplicate = dup;
const auto duplicate_to = dup2;
const auto file_of_descriptor = fdopen;
const auto descriptor_of = fileno;
const auto is_device_of_text = isatty;
const char* const NOTHING = "/dev/null";
#endif

constexpr int STANDARD_OUTPUT = 1, STANDARD_ERROR = 2;

int kept_output = STANDARD_OUTPUT;  // -1: it was closed

std::FILE* open_file(const std::string& path, Output::Start start) {
  if (path.empty()) return file_of_descriptor(kept_output, "wb");
  // This name now leads to standard error.
  if (path == "/dev/stdout") return file_of_descriptor(duplicate(kept_output), "wb");
  return std::fopen(path.c_str(), start == Output::Start::NEW ? "wb" : "ab");
}

[[noreturn]] void fail_with(const char* what, const std::string& name) {
  const std::string reason = std::strerror(errno);
  throw OutputError(std::string("can't ") + what + " " + name + ": " + reason);
}

}  // namespace

void survive_large_files() {
#ifdef SIGXFSZ
  std::signal(SIGXFSZ, SIG_IGN);
#endif
}

void check_can_write(const std::string& path) {
  std::error_code ignored;
  const std::filesystem::file_status status = std::filesystem::status(path, ignored);
  const bool is_new = not std::filesystem::exists(status);
  // Others, such as pipes, are opened only once.
  if (not is_new and not is_regular_file(status) and not is_directory(status)) return;
  std::FILE* const file = std::fopen(path.c_str(), "ab");
  if (not file) fail_with("open", path);
  std::fclose(file);
  if (is_new) std::remove(path.c_str());
}

void check_replaceable(const std::string& path, const std::string& kind,
                       const std::vector<std::string>& beginnings) {
  std::error_code ignored;
  // The shell chose what /dev/stdout leads to.
  if (path.compare(0, 5, "/dev/") == 0 or not std::filesystem::is_regular_file(path, ignored))
    return;
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
  for (const auto& entry : std::filesystem::directory_iterator(folder, ignored)) {
    const std::string name = entry.path().filename().string();
    if (name[0] != '.' and not is_own(name))
      throw OutputError("the folder " + folder + " has other things than " + kind + ", such as " +
                        name + ": use another one");
  }
}

void keep_standard_output(bool drops_rest) {
  // If standard error is closed, messages must not go to whatever is opened next.
  if (duplicate_to(STANDARD_ERROR, STANDARD_ERROR) == -1) [[maybe_unused]]
    std::FILE* const nowhere = std::freopen("/dev/null", "w", stderr);
  kept_output = duplicate(STANDARD_OUTPUT);
  duplicate_to(STANDARD_ERROR, STANDARD_OUTPUT);
  if (drops_rest) [[maybe_unused]]
    std::FILE* const nowhere = std::freopen(NOTHING, "w", stdout);
  // What was printed must not be lost if the player crashes.
  std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);
}

void end_standard_input() {
  [[maybe_unused]] std::FILE* const ended = std::freopen(NOTHING, "r", stdin);
}

bool is_terminal(std::FILE* stream) { return is_device_of_text(descriptor_of(stream)); }

Output::Output(const std::string& path, Start start) : path_(path), file_(open_file(path, start)) {
  if (not file_) fail(path.empty() ? "write to" : "open");
#ifdef _WIN32
  _setmode(descriptor_of(file_), _O_BINARY);
#endif
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
  std::filesystem::rename(path + ".part", path, error);
  if (error) throw OutputError("can't write " + path + ": " + error.message());
}

#ifdef _WIN32
void make_private_folder(const std::string& path) { std::filesystem::create_directory(path); }
void sync_file(const std::string&) {}
bool lock_file(const std::string&) { return true; }
void keep_for_this_run(const std::string&) {}
int locked_file() { return -1; }
#else
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
  fail_with("lock", path);
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
