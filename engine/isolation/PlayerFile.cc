#include "Isolation.hh"

#ifdef __linux__
#include <sys/stat.h>
#endif

#include <engine/files/Files.hh>
#include <engine/text/Words.hh>
#include <engine/options/Arguments.hh>
#include <engine/text/Reader.hh>
#include <Registry.hh>
#include <engine/text/Ranges.hh>
#include <map>

namespace game_engine {

std::string identity_of(const std::string& path) {
#ifdef __linux__
  struct stat status {};
  if (path.empty() or stat(path.c_str(), &status) != 0) return "";
  std::string identity;
  for (std::int64_t number :
       {std::int64_t(status.st_dev), std::int64_t(status.st_ino), std::int64_t(status.st_size),
        std::int64_t(status.st_mtim.tv_sec), std::int64_t(status.st_mtim.tv_nsec)})
    identity += std::to_string(number) + " ";
  return identity;
#else
  return path;
#endif
}

namespace {

const std::string PREFIX = "AI", SUFFIX = ".player";

// How to make this player's file, which is missing; empty if its name is not that of one.
std::string how_to_make(const std::string& file) {
  if (not ends_with(file, SUFFIX)) return "";
  return "; \"make " + (file.rfind(PREFIX, 0) == 0 ? "" : PREFIX) + file +
         "\" builds the file of a player";
}

void check_executable(const std::string& path) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (not fs::exists(status))
    throw UsageError("no file " + in_quotes(path) +
                     how_to_make(fs::path(path).filename().string()));
  const fs::perms executable =
      fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec;
  if (not fs::is_regular_file(status) or (status.permissions() & executable) == fs::perms::none)
    throw UsageError(in_quotes(path) + " is not an executable file");
}

}  // namespace

bool is_player_file(const std::string& player) {
  return contains(player, "/") or ends_with(player, SUFFIX);
}

std::string name_of_player_file(const std::string& path) {
  check_executable(path);
  std::string name = fs::path(path).filename().string();
  if (ends_with(name, SUFFIX)) name.resize(name.size() - SUFFIX.size());
  if (name.compare(0, PREFIX.size(), PREFIX) == 0) name.erase(0, PREFIX.size());
  const auto visible = [](char c) { return '!' <= c and c <= '~'; };
  // In a table, a program for spreadsheets would take it for a formula.
  const bool is_formula = is_among(name[0], std::string("=+-@"));
  if (name.empty() or is_formula or name.size() > std::size_t(MAX_NAME_LENGTH) or
      not all_of(name, visible))
    throw UsageError(
        "player file " + in_quotes(path) + ": bad name: 1-" + std::to_string(MAX_NAME_LENGTH) +
        " printable ASCII characters, not starting with = + - @, such as AIMine.player");
  return name;
}

std::string options_for(const Limits& limits) {
  return " --secure --cpu-time=" + number_text(limits.cpu_time) +
         " --wall-time=" + number_text(limits.turn_time()) +
         " --memory=" + std::to_string(limits.memory);
}

FileOf files_by_seat(const std::vector<std::string>& players) {
  std::vector<GivenFile> files;
  for (const std::string& player : players) {
    const std::string file = is_player_file(player) ? player : "";
    files.emplace_back(file, identity_of(file));
  }
  return [=](const std::string&, int seat) { return files.at(seat); };
}

FileOf files_by_name(const std::vector<std::string>& players) {
  std::map<std::string, GivenFile> files;
  for (const std::string& player : players) {
    const bool is_file = is_player_file(player);
    const std::string name = is_file ? name_of_player_file(player) : player;
    const std::string file = is_file ? player : "";
    const std::string known =
        files.emplace(name, GivenFile(file, identity_of(file))).first->second.path;
    if (known != file)
      throw UsageError("two players are named " + name + ": " + in_quotes(known + file) +
                       " and another one");
  }
  return [=](const std::string& name, int) { return files.at(name); };
}

}  // namespace game_engine
