#include "Workers.hh"

#include <sys/wait.h>
#include <unistd.h>

#include "LineProcess.hh"
#include <map>
#include <engine/text/Ranges.hh>

namespace game_engine {

namespace {

// Becomes the program that runs commands and passes on what they print.
[[noreturn]] void run(const std::string& program, const std::string& commands, int output) {
  std::FILE* const input = std::tmpfile();
  if (not input) _exit(1);
  std::fwrite(commands.data(), 1, commands.size(), input);
  std::rewind(input);
  dup2(fileno(input), STDIN_FILENO);
  dup2(output, STDOUT_FILENO);
  for (int descriptor : {fileno(input), output})
    if (descriptor > STDERR_FILENO) close(descriptor);
  execl("/bin/sh", "sh", "-c", program.c_str(), static_cast<char*>(nullptr));
  _exit(127);
}

// "exit status 3", "signal 9"
std::string meaning_of(int status) {
  return WIFSIGNALED(status) ? "signal " + std::to_string(WTERMSIG(status))
                             : "exit status " + std::to_string(WEXITSTATUS(status));
}

class Parts {
 public:
  Parts(const std::string& program, const std::vector<Part>& parts, const ReadResult& read,
        const TakeResult& take)
      : program_(program), parts_(parts), read_(read), take_(take) {}

  Ending play() {
    while (not parts_.empty()) {
      const std::int64_t before = known_;
      const std::string end = take_turn();
      if (Interruptions::noted()) return {true, std::nullopt};
      if (known_ == before) fail(end);
    }
    return {};
  }

 private:
  // Hands out all incomplete parts. Returns how the program ended.
  std::string take_turn() {
    std::string commands;
    for (const Part& part : parts_)
      if (lacks_one(part)) commands += part.command + "\n";
    LineProcess runner(interruptions_, LineProcess::ASKED,
                       [&](int output) { run(program_, commands, output); });
    while (const std::optional<std::string> line = runner.next_line()) {
      take_line(*line);
      // When everything has arrived, the program still has to clean up.
      if (is_settled_) return "";
    }
    return Interruptions::noted() ? "" : meaning_of(runner.wait());
  }

  bool lacks_one(const Part& part) const {
    for (std::int64_t number = part.range.first; number <= part.range.last; ++number)
      if (results_.count(number) == 0) return true;
    return false;
  }

  void take_line(const std::string& line) {
    const std::optional<MatchResult> result = read_(line, complaint_);
    const auto awaits = [&](const Part& part) {
      return part.range.first <= result->number and result->number <= part.range.last;
    };
    if (not result or none_of(parts_, awaits)) return;
    known_ += results_.emplace(result->number, *result).second;
    while (not parts_.empty() and not results_.empty() and
           results_.begin()->first == parts_[0].range.first) {
      const MatchResult next = results_.begin()->second;
      results_.erase(results_.begin());
      if (parts_[0].range.first++ == parts_[0].range.last) parts_.erase(parts_.begin());
      is_settled_ = not take_(next);
      if (is_settled_) parts_.clear();
    }
  }

  [[noreturn]] void fail(const std::string& end) const {
    const auto missing = find_if(parts_, [&](const Part& part) { return lacks_one(part); });
    throw std::runtime_error("the program of --run-with returned no results (" + end +
                             (complaint_.empty() ? "" : "; " + complaint_) + "): " + program_ +
                             "; to look at the first part that is missing: " + missing->command);
  }

  const Interruptions interruptions_;
  const std::string program_;
  std::vector<Part> parts_;  // Of each, what has not been taken.
  const ReadResult& read_;
  const TakeResult& take_;
  std::map<std::int64_t, MatchResult> results_;  // before their turn
  std::int64_t known_ = 0;                       // taken or before their turn
  bool is_settled_ = false;
  std::string complaint_;
};

}  // namespace

Ending play_parts(const std::string& program, const std::vector<Part>& parts,
                  const ReadResult& read, const TakeResult& take) {
  return Parts(program, parts, read, take).play();
}

}  // namespace game_engine
