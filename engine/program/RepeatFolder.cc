#include <algorithm>
#include <engine/review/Child.hh>
#include <engine/files/Log.hh>
#include <engine/files/Files.hh>
#include <filesystem>

#include "Jobs.hh"
#include "Repetition.hh"

namespace game_engine {

namespace {

namespace fs = std::filesystem;

constexpr char SAME = '=', DIFFERENT = '!', FAILED = '?', ENDED = 'x';

std::vector<std::string> traces_in(const std::string& folder) {
  std::vector<std::string> paths;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder))
    if (entry.path().extension() == ".res") paths.push_back(entry.path().string());
  if (paths.empty()) throw InputError(folder + " has no traces: no file *.res");
  std::sort(paths.begin(), paths.end());
  return paths;
}

// The result as a letter, and what is reported of it.
std::string repeat_one(const CommandLine& line, const std::string& player,
                       const std::string& path) {
  try {
    const Trace trace = Trace::of_file(path, line.draws);
    const int seat = seat_to_lead(trace, line.repeat.as, player);
    Repetition repetition(trace, seat, player, line.repeat.rounds);
    repetition.run([](const std::string&) {});
    return (repetition.differs() ? DIFFERENT : SAME) + path + ": player " + std::to_string(seat) +
           ", " + repetition.summary();
  } catch (const std::exception& error) {
    Log(true).error(error.what());
    return {FAILED};
  }
}

// In a process of its own: a crash ends only one match, and each match starts afresh. If nothing
// arrives from there, the player has ended it, with whatever status.
std::string repeat_apart(const CommandLine& line, const std::string& player,
                         const std::string& path) {
  std::string result = ENDED + path + ": " + player + " ended the program";
  const ChildEnd end =
      lines_of_child([&](const Say& say) { say(repeat_one(line, player, path) + "\n"); },
                     [&](std::string_view told) { result = told; });
  if (end == ChildEnd::INTERRUPTED) throw std::runtime_error("interrupted");
  return result;
}

}  // namespace

int repeat_folder(const CommandLine& line, const std::string& player,
                  const std::function<void()>& prepare) {
  const std::vector<std::string> paths = traces_in(line.repeat.path);
  prepare();
  Output output("");
  int different = 0;
  bool has_failed = false;
  for (const std::string& path : paths) {
    const std::string result = repeat_apart(line, player, path);
    different += result[0] == DIFFERENT or result[0] == ENDED;
    if (result[0] == FAILED) has_failed = true;
    else output.write(result.substr(1) + "\n");
  }
  output.write((paths.size() == 1 ? "1 match: " : std::to_string(paths.size()) + " matches: ") +
               "orders differ in " + std::to_string(different) + "\n");
  output.close();
  if (has_failed) return STATUS_OF_ERRORS;
  return different > 0 ? STATUS_OF_DIFFERENCES : 0;
}

}  // namespace game_engine
