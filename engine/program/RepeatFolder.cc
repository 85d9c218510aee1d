#include <algorithm>
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

enum Result : char { SAME, DIFFERENT, FAILED, ENDED, NUM_RESULTS };

std::vector<std::string> traces_in(const std::string& folder) {
  std::vector<std::string> paths;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder))
    if (entry.path().extension() == ".res") paths.push_back(entry.path().string());
  if (paths.empty()) throw InputError(folder + " has no traces: no file *.res");
  std::sort(paths.begin(), paths.end());
  return paths;
}

Result repeat_one(const CommandLine& line, const std::string& player, const std::string& path,
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

Result repeat_apart(const CommandLine& line, const std::string& player, const std::string& path,
                    Output& output) {
  return repeat_one(line, player, path, output);
}

#else

// In the process of a match: sends the result through the pipe. If nothing arrives, the player has
// ended the process, with whatever status.
[[noreturn]] void repeat_and_tell(const CommandLine& line, const std::string& player,
                                  const std::string& path, Output& output, int pipe) {
  watch_for_endless_turns();
  Result result = FAILED;
  try {
    result = repeat_one(line, player, path, output);
  } catch (const std::exception& error) {
    Log(true).error(error.what());
  }
  std::_Exit(write(pipe, &result, 1) == 1 ? 0 : 1);
}

// In a process of its own: a crash ends only one match, and each match starts afresh.
Result repeat_apart(const CommandLine& line, const std::string& player, const std::string& path,
                    Output& output) {
  int ends[2];
  if (pipe(ends) != 0) throw std::runtime_error("can't make a pipe");
  const pid_t process = fork();
  if (process == -1) throw std::runtime_error("can't start a process");
  if (process == 0) {
    close(ends[0]);
    repeat_and_tell(line, player, path, output, ends[1]);
  }
  close(ends[1]);
  Result result;
  if (read(ends[0], &result, 1) != 1) result = ENDED;
  close(ends[0]);
  int status = 0;
  waitpid(process, &status, 0);
  if (WIFSIGNALED(status) and (WTERMSIG(status) == SIGINT or WTERMSIG(status) == SIGTERM))
    throw std::runtime_error("interrupted");
  return result;
}

#endif

}  // namespace

int repeat_folder(const CommandLine& line, const std::string& player,
                  const std::function<void()>& prepare) {
  const std::vector<std::string> paths = traces_in(line.repeat.path);
  prepare();
  Output output("");
  int count[NUM_RESULTS] = {};
  for (const std::string& path : paths) {
    const Result result = repeat_apart(line, player, path, output);
    if (result == ENDED) output.write(path + ": " + player + " ended the program\n");
    ++count[result];
  }
  const int different = count[DIFFERENT] + count[ENDED];
  output.write((paths.size() == 1 ? "1 match: " : std::to_string(paths.size()) + " matches: ") +
               "orders differ in " + std::to_string(different) + "\n");
  output.close();
  if (count[FAILED] > 0) return STATUS_OF_ERRORS;
  return different > 0 ? STATUS_OF_DIFFERENCES : 0;
}

}  // namespace game_engine
