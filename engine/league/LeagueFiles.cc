#include "LeagueFiles.hh"

#include <engine/text/Words.hh>
#ifndef _WIN32
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#endif

#include <cstdint>
#include <filesystem>
#include <fstream>

#include <engine/text/Output.hh>
#include <engine/text/Reader.hh>
#include <engine/series/ReportLines.hh>

namespace game_engine {

std::string read_text(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(in), {}};
  if (not in) throw InputError("can't read " + in_quotes(path));
  return text;
}

void write_text(const std::string& path, std::string_view text) {
  const std::string part = path + ".part";
  Output output(part);
  output.write(text);
  output.close();
  sync_file(part);
  std::error_code error;
  std::filesystem::rename(part, path, error);
  if (error) throw OutputError("can't write " + path + ": " + error.message());
}

#ifdef _WIN32
bool make_private_folder(const std::string& path) {
  return std::filesystem::create_directory(path);
}
void sync_file(const std::string&) {}
bool lock_file(const std::string&) { return true; }
int locked_file() { return -1; }
#else
namespace {

constexpr int LOCK_TRIES = 500;
constexpr int LOCK_PAUSE = 10000;  // microseconds

int locked = -1;

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
  if (not is_kept) throw OutputError("can't keep " + path + ": " + std::strerror(error));
}

bool lock_file(const std::string& path) {
  locked = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (locked == -1) throw OutputError("can't open " + path + ": " + std::strerror(errno));
  for (int tries = 0; flock(locked, LOCK_EX | LOCK_NB) == -1; ++tries) {
    if (errno != EWOULDBLOCK and errno != EINTR)
      throw OutputError("can't lock " + path + ": " + std::strerror(errno));
    if (tries == LOCK_TRIES) return false;
    usleep(LOCK_PAUSE);
  }
  return true;
}

int locked_file() { return locked; }
#endif

namespace {

bool is_formula(std::string_view word) {
  return not word.empty() and std::string_view("=+-@").find(word[0]) != std::string_view::npos;
}

}  // namespace

std::string table_text(const std::string& word) {
  return (is_formula(word) ? "'" : "") + printable(word, word.size());
}

std::string word_of_table(const std::string& text) {
  const bool has_sign = not text.empty() and text[0] == '\'' and is_formula(text.substr(1));
  return has_sign ? text.substr(1) : text;
}

std::string csv_text(const std::vector<std::string>& values) {
  ReportFields fields;
  for (const std::string& value : values) fields.push_back({"", value, true});
  return csv_line(fields) + "\n";
}

CsvTable read_csv(const std::string& path, std::size_t* complete) {
  const std::string text = read_text(path);
  CsvTable table;
  std::size_t start = 0;
  for (int number = 1; start < text.size(); ++number) {
    const std::size_t end = text.find('\n', start);
    if (end == std::string::npos) break;
    const auto values = csv_values(text.substr(start, end - start));
    if (not values or (number > 1 and values->size() != table.head.size()))
      throw InputError(path + ":" + std::to_string(number) + ": this is not a line of such a file");
    if (number == 1) table.head = *values;
    else table.lines.push_back(*values);
    start = end + 1;
  }
  if (complete) *complete = start;
  return table;
}

void write_csv(const std::string& path, const CsvTable& table) {
  std::string text = csv_text(table.head);
  for (const std::vector<std::string>& line : table.lines) text += csv_text(line);
  write_text(path, text);
}

}  // namespace game_engine
