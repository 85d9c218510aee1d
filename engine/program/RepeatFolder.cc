#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <engine/match/Crash.hh>
#include <engine/text/Log.hh>
#include <engine/text/Output.hh>
#include <filesystem>

#include "RepeatProgram.hh"
#include "Repetition.hh"

#ifndef _WIN32
#include <sys/wait.h>
#include <unistd.h>
#endif

namespace game_engine {

namespace {

namespace fs = std::filesystem;

// Of a process that repeats a match; it ends with another one if the player ends it.
constexpr int SAME = 10, DIFFERENT = 11, FAILED = 12, ENDED = 13;

std::vector<std::string> traces_in(const std::string& folder) {
  std::vector<std::string> paths;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder))
    if (entry.path().extension() == ".res") paths.push_back(entry.path().string());
  if (paths.empty()) throw InputError(folder + " has no traces: no file *.res");
  std::sort(paths.begin(), paths.end());
  return paths;
}

int repeat_one(const CommandLine& line, const std::string& player, const std::string& path,
               Output& output) {
  try {
    const Trace trace = Trace::of_file(path);
    const int seat = seat_to_lead(trace, line.repeat.as, player);
    Repetition repetition(trace, seat, player, line.repeat.rounds);
    repetition.run([](const std::string&) {});
    output.write(path + ": player " + std::to_string(seat) + ", " + repetition.summary() + "\n");
    return repetition.differs() ? DIFFERENT : SAME;
  } catch (const InputError& error) {
    Log(true).error(error.what());
    return FAILED;
  }
}

#ifdef _WIN32

int repeat_apart(const CommandLine& line, const std::string& player, const std::string& path,
                 Output& output) {
  return repeat_one(line, player, path, output);
}

#else

// In a process of its own: a player that crashes ends one match, and each begins as the first.
int repeat_apart(const CommandLine& line, const std::string& player, const std::string& path,
                 Output& output) {
  const pid_t process = fork();
  if (process == -1) throw std::runtime_error("can't start a process");
  if (process == 0) {
    watch_for_endless_turns();
    int result = FAILED;
    try {
      result = repeat_one(line, player, path, output);
    } catch (const std::exception& error) {
      Log(true).error(error.what());
    }
    std::_Exit(result);
  }
  int status = 0;
  waitpid(process, &status, 0);
  if (WIFSIGNALED(status) and (WTERMSIG(status) == SIGINT or WTERMSIG(status) == SIGTERM))
    throw std::runtime_error("interrupted");
  const int result = WIFEXITED(status) ? WEXITSTATUS(status) : ENDED;
  return SAME <= result and result <= FAILED ? result : ENDED;
}

#endif

}  // namespace

int repeat_folder(const CommandLine& line, const std::string& player,
                  const std::function<void()>& prepare) {
  const std::vector<std::string> paths = traces_in(line.repeat.path);
  prepare();
  Output output("");
  int count[ENDED - SAME + 1] = {};
  for (const std::string& path : paths) {
    const int result = repeat_apart(line, player, path, output);
    if (result == ENDED) output.write(path + ": " + player + " ended the program\n");
    ++count[result - SAME];
  }
  const int different = count[DIFFERENT - SAME] + count[ENDED - SAME];
  output.write(std::to_string(paths.size()) + (paths.size() == 1 ? " match: " : " matches: ") +
               "orders differ in " + std::to_string(different) + "\n");
  output.close();
  if (count[FAILED - SAME] > 0) return STATUS_OF_ERRORS;
  return different > 0 ? STATUS_OF_DIFFERENCES : 0;
}

}  // namespace game_engine
