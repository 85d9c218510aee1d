// The program build/room, which engine/submission/build.sh calls for all that a submission can
// influence.

#include <fstream>
#include <iostream>

#include <engine/system/ElfFile.hh>
#include <engine/options/Options.hh>
#include <engine/text/Words.hh>
#include "Room.hh"

namespace {

using namespace game_engine;

const char* const USAGE = R"(Usage:
  room run [options] -- COMMAND...   runs it with its files, network and processes confined
    --work=DIR     the only folder that it can write
    --read=PATH    a file, or a folder and all that is in it, that it can read
    --open         files are not confined: for kernels without Landlock
    --wall-time=S  the seconds from start to end (default: 240)
  room available                     exit status 0: files can be confined on this kernel
  room source FILE                   looks at a player's file
  room preprocessed IN OUT PATH [OWN]  looks at what the preprocessor made of the file PATH, and
                                     writes the lines to OWN that are its own
  room printable                     copies text, with a ? for what a terminal would obey
  room object FILE                   looks at an object file
  room program FILE                  looks at a player's program
Exit status of those that look: 0 if all is well, 1 with a line for each fault, 2 if they failed.
)";

void write_all(const std::string& path, const std::string& text) {
  std::ofstream out(path, std::ios::binary);
  out << text << std::flush;
  if (not out) throw std::runtime_error("can't write " + path + ": is the disk full?");
}

int number_of(const std::string& word) {
  if (const auto number = whole_number(word, 1, 1 << 30)) return int(*number);
  throw UsageError(in_quotes(word) + " is not a whole number from 1 on");
}

/// The options of "run".
struct Run {
  RoomPlan plan;
  std::vector<std::string> command;
};

Run parse_run(const std::vector<std::string>& words) {
  Run run;
  std::size_t k = 1;
  for (; k < words.size() and words[k] != "--"; ++k) {
    const std::size_t equals = words[k].find('=');
    const std::string name = words[k].substr(0, equals);
    const std::string value = equals == std::string::npos ? "" : words[k].substr(equals + 1);
    if (name == "--work") run.plan.work = value;
    else if (name == "--read") run.plan.readable.push_back(value);
    else if (name == "--open") run.plan.is_open = true;
    else if (name == "--wall-time") run.plan.wall_time = number_of(value);
    else throw UsageError("unknown option '" + words[k] + "'");
  }
  if (k + 1 >= words.size()) throw UsageError("no command");
  if (run.plan.work.empty()) throw UsageError("no folder to work in");
  run.command.assign(words.begin() + std::ptrdiff_t(k) + 1, words.end());
  return run;
}

// What a command that failed may have failed for.
std::string possible_reason(const RoomPlan& plan, const RoomEnd& end) {
  if (end.is_late) return "more than " + std::to_string(plan.wall_time) + " s, without working";
  if (has_lower_limits(plan))
    return "the limits of this shell are lower than those of a check (ulimit -a)";
  return (end.cpu_time >= plan.cpu_time ? "more than " : "at most ") +
         std::to_string(plan.cpu_time) + " s of CPU time, " + std::to_string(plan.memory) +
         " MB of memory and " + std::to_string(plan.file_size) + " MB for a file";
}

int run(const std::vector<std::string>& words) {
  const Run run = parse_run(words);
  const RoomEnd end = run_in_room(run.plan, run.command);
  if (end.status == 0 and not end.is_late) return 0;
  std::cerr << "room: " << possible_reason(run.plan, end) << std::endl;
  return end.is_late ? 1 : end.status;
}

int tell(const std::vector<Finding>& findings) {
  for (const Finding& finding : findings)
    std::cout << finding.line << "\terror\t" << finding.text << '\n';
  return printed(findings.empty() ? 0 : 1);
}

int copy_printable() {
  std::string line;
  while (std::getline(std::cin, line)) std::cout << printable(line) << '\n';
  return printed();
}

int look_at_preprocessed(const std::vector<std::string>& words) {
  const SourceText source = read_preprocessed(read_text(words[1]), words[3]);
  write_all(words[2], source.text);
  if (words.size() > 4) write_all(words[4], source.own);
  return tell(source.findings);
}

int tell(const std::string& problem) {
  if (problem.empty()) return 0;
  std::cout << problem << '\n';
  return printed(1);
}

int act(const std::vector<std::string>& words) {
  const std::string what = words.empty() ? "" : words[0];
  if (what == "run") return run(words);
  if (what == "available" and words.size() == 1) return has_landlock() ? 0 : 1;
  if (what == "printable" and words.size() == 1) return copy_printable();
  if (what == "source" and words.size() == 2) return tell(hidden_in_source(read_text(words[1])));
  if (what == "preprocessed" and (words.size() == 4 or words.size() == 5))
    return look_at_preprocessed(words);
  if (what == "object" and words.size() == 2) return tell(problem_of_object(read_text(words[1])));
  if (what == "program" and words.size() == 2) return tell(problem_of_program(read_text(words[1])));
  throw UsageError("what should it do?");
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return act({argv + 1, argv + argc});
  } catch (const UsageError& e) {
    std::cerr << "room: " << e.what() << '\n' << USAGE;
  } catch (const std::exception& e) {
    std::cerr << "room: " << e.what() << std::endl;
  }
  return 2;
}
