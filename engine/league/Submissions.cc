#include "Submissions.hh"

#include <Registry.hh>
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include <engine/Log.hh>
#include <engine/MatchResult.hh>
#include <engine/Output.hh>
#include <engine/Progress.hh>
#include <engine/Reader.hh>
#include "Commands.hh"
#include "LeagueFiles.hh"

namespace game_engine {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t LARGEST_SOURCE = 1 << 20;  // bytes
constexpr std::size_t LONGEST_REASON = 200;

std::string lower(std::string word) {
  for (char& c : word) c = char(std::tolower(static_cast<unsigned char>(c)));
  return word;
}

// The name that the name of the file gives the player; empty if it is none.
std::string name_of(const std::string& file) {
  if (file.size() < 6 or file.compare(0, 2, "AI") != 0) return "";
  const std::string name = file.substr(2, file.size() - 5);
  const auto is_allowed = [](char c) {
    return ('a' <= c and c <= 'z') or ('A' <= c and c <= 'Z') or ('0' <= c and c <= '9') or
           c == '_';
  };
  return std::all_of(name.begin(), name.end(), is_allowed) ? name : "";
}

// What is wrong with a file as far as one sees without opening it; empty if nothing is.
std::string problem_of(const fs::directory_entry& entry) {
  std::error_code error;
  const std::string name = name_of(entry.path().filename().string());
  if (name.empty()) return "the name of the file is not like AIMine.cc, with letters, digits and _";
  if (name.size() > std::size_t(MAX_NAME_LENGTH))
    return "the name " + printable(name, 40) + " has " + std::to_string(name.size()) +
           " characters: " + std::to_string(MAX_NAME_LENGTH) + " are allowed";
  if (entry.is_symlink(error) or not entry.is_regular_file(error)) return "it is no regular file";
  const std::uintmax_t size = entry.file_size(error);
  if (error) return "its size can't be told: " + error.message();
  if (size > LARGEST_SOURCE)
    return "it has " + std::to_string(size) + " bytes: " + std::to_string(LARGEST_SOURCE) +
           " are allowed";
  return "";
}

std::vector<fs::directory_entry> list_files(const std::string& folder) {
  std::error_code error;
  fs::directory_iterator entries(folder, error);
  if (error)
    throw InputError("can't read the folder " + in_quotes(folder) + ": " + error.message());
  std::vector<fs::directory_entry> files;
  for (const fs::directory_entry& entry : entries)
    if (entry.path().extension() == ".cc") files.push_back(entry);
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<Submission> list_submissions(const std::string& folder,
                                         const std::vector<std::string>& taken) {
  std::map<std::string, std::string> holders;
  for (const std::string& name : taken) holders[lower(name)] = "a player of the game";
  std::vector<Submission> submissions;
  for (const fs::directory_entry& entry : list_files(folder)) {
    Submission submission{entry.path().filename().string(), "", "", problem_of(entry)};
    if (not submission.is_rejected()) {
      try {
        submission.hash = hash_of(read_text(entry.path().string()));
        submission.name = name_of(submission.file);
        const auto [holder, is_free] = holders.emplace(lower(submission.name), submission.file);
        if (not is_free)
          submission.reason = "the name " + submission.name + " is taken, by " + holder->second;
      } catch (const InputError& e) {
        submission.reason = e.what();
      }
    }
    submissions.push_back(submission);
  }
  return submissions;
}

// Builds a player from a text, alone in the folder `work`: it has nothing beside it to include.
Command build_command(const std::string& text, const std::string& work, const std::string& file,
                      const std::string& player, const std::vector<std::string>& taken) {
  fs::create_directories(work);
  const std::string source = work + "/" + file;
  write_text(source, text);
  std::string names;
  for (const std::string& name : taken) names += (names.empty() ? "" : ",") + name;
  return {{"make", "-s", "--no-print-directory", "submission"},
          {"SUBMISSION=" + source, "PLAYER=" + player, "TAKEN=" + names,
           "TMPDIR=" + fs::absolute(work).string(), "LC_ALL=C"}};
}

bool has(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

// "AIMine.cc:12:5: error: expected ..." is "line 12: expected ...".
std::string without_place(const std::string& line, const std::string& file) {
  const std::size_t place = line.find(file + ":"), error = line.find(" error: ");
  const std::string text = line.substr(error + 8);
  if (place == std::string::npos or place > error) return text;
  const std::size_t first = place + file.size() + 1;
  const std::size_t digits = line.find_first_not_of("0123456789", first) - first;
  return digits == 0 ? text : "line " + line.substr(first, digits) + ": " + text;
}

// What a command said, without what make says of itself.
std::vector<std::string> lines_of(const CommandEnd& end) {
  std::vector<std::string> lines;
  std::istringstream in(end.output);
  for (std::string line; std::getline(in, line);)
    if (line.compare(0, 4, "make") != 0) lines.push_back(line);
  return lines;
}

// The line that says that something of the machine failed, if there is one: a full disk, or no
// process to get. But submissions can have the compiler say whatever they like.
std::string fault_in(const CommandEnd& end) {
  for (const std::string& line : lines_of(end))
    for (const char* fault :
         {"No space left on device", "Disk quota exceeded", "Read-only file system",
          "Input/output error", "I/O error", "Resource temporarily unavailable", "annot fork",
          "Cannot allocate memory", "Too many open files", "Killed", "check: "})
      if (has(line, fault)) return printable(line, LONGEST_REASON);
  return "";
}

// A folder that is there while this lives.
class WorkFolder {
 public:
  explicit WorkFolder(const std::string& path) : path_(path) {
    fs::remove_all(path_);
    fs::create_directories(path_);
  }
  ~WorkFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }
  WorkFolder(const WorkFolder&) = delete;
  WorkFolder& operator=(const WorkFolder&) = delete;

 private:
  const std::string path_;
};

// A player that can be built with any game.
const char* const CONTROL = R"(#include "Player.hh"
#define PLAYER_NAME Control
struct PLAYER_NAME : public Player {
  static Player* factory() { return new PLAYER_NAME; }
  void play() {}
};
RegisterPlayer(PLAYER_NAME);
)";

// Whether the machine can build players: one that is right, with a disk that takes the largest file
// that any of them may write. @throws std::runtime_error if it can't
void check_machine(const LeagueFolders& folders, const CommandLimits& limits) {
  const std::string work = folders.path("build/.control");
  const Command command =
      build_command(CONTROL, work, "AIControl.cc", work + "/AIControl.player", {});
  try {
    Output room(work + "/room");
    const std::string block(1 << 20, '\0');
    for (int k = 0; k < limits.file_size; ++k) room.write(block);
    room.close();
  } catch (const OutputError& e) {
    throw std::runtime_error("can't build players, which may take " +
                             std::to_string(limits.file_size) + " MB for a file: " + e.what());
  }
  fs::remove(work + "/room");
  const CommandEnd end = run_commands({command}, limits, 1, [](std::size_t) {})[0];
  if (end.status == 0 and not end.is_late) return;
  const std::string fault = fault_in(end);
  throw std::runtime_error("can't build players: " +
                           (fault.empty() ? printable(end.output, LONGEST_REASON) : fault));
}

std::string reason_of(const Submission& submission, const CommandEnd& end,
                      const CommandLimits& limits) {
  const std::string compile = "to compile it takes more than ";
  const std::string& said = end.output;
  if (end.is_late) return compile + std::to_string(limits.wall_time) + " s";
  if (has(said, "CPU time limit"))
    return compile + std::to_string(limits.cpu_time) + " s of CPU time";
  if (has(said, "virtual memory exhausted") or has(said, "out of memory") or has(said, "bad_alloc"))
    return compile + std::to_string(limits.memory) + " MB of memory";
  if (has(said, "File size limit") or has(said, "File too large") or has(said, "file too big"))
    return compile + std::to_string(limits.file_size) + " MB for a file";
  const std::vector<std::string> lines = lines_of(end);
  for (const std::string& line : lines)
    if (has(line, " error: ")) return without_place(line, submission.file);
  return lines.empty() ? "it can't be built, and the compiler does not say why" : lines[0];
}

// Builds again, one after another, what may have failed for want of something of the machine.
void build_again(const LeagueFolders& folders, const std::vector<Command>& commands,
                 const CommandLimits& limits, std::vector<CommandEnd>& ends) {
  bool is_checked = false;
  for (std::size_t k = 0; k < ends.size(); ++k) {
    if (fault_in(ends[k]).empty()) continue;
    if (not is_checked) check_machine(folders, limits);
    is_checked = true;
    ends[k] = run_commands({commands[k]}, limits, 1, [](std::size_t) {})[0];
  }
}

void build(const LeagueFolders& folders, const std::vector<std::string>& taken, int at_a_time,
           std::vector<Submission>& submissions) {
  const CommandLimits limits;
  std::vector<Submission*> built;
  std::vector<Command> commands;
  for (Submission& submission : submissions) {
    if (submission.is_rejected()) continue;
    built.push_back(&submission);
    commands.push_back(build_command(read_text(folders.submissions + "/" + submission.file),
                                     folders.path("build/" + submission.name), submission.file,
                                     folders.player(submission.name), taken));
  }
  Progress progress(std::int64_t(commands.size()));
  const auto show = [&](std::size_t done) {
    progress.show(std::int64_t(done), std::int64_t(done));
  };
  std::vector<CommandEnd> ends = run_commands(commands, limits, at_a_time, show);
  build_again(folders, commands, limits, ends);
  for (std::size_t k = 0; k < ends.size(); ++k) {
    if (ends[k].status == 0 and not ends[k].is_late) continue;
    built[k]->reason = printable(reason_of(*built[k], ends[k], limits), LONGEST_REASON);
  }
}

// What does not depend on a submission must not fail as if it were its fault.
void prepare() {
  CommandLimits generous;
  generous.cpu_time = generous.wall_time = 3600;
  const std::vector<CommandEnd> ends =
      run_commands({{{"make", "-s", "--no-print-directory", "submission-parts"}, {}}}, generous, 1,
                   [](std::size_t) {});
  if (ends[0].status != 0)
    throw std::runtime_error("make submission-parts failed, is this the folder of the game? " +
                             printable(ends[0].output, LONGEST_REASON));
}

const std::string KNOWN = "submissions.csv";
const std::vector<std::string> HEAD = {"file", "hash", "player", "reason"};

// What was found out before, if it was about the same files.
bool take_known(const LeagueFolders& folders, std::vector<Submission>& submissions) {
  if (not fs::exists(folders.path(KNOWN))) return false;
  const CsvTable known = read_csv(folders.path(KNOWN));
  if (known.lines.size() != submissions.size()) return false;
  std::vector<Submission> result;
  for (std::size_t k = 0; k < submissions.size(); ++k) {
    const std::vector<std::string>& line = known.lines[k];
    const Submission& now = submissions[k];
    if (line.size() != HEAD.size() or line[0] != printable(now.file, now.file.size()) or
        line[1] != now.hash or (now.is_rejected() and line[3] != now.reason))
      return false;
    if (line[3].empty() and not fs::exists(folders.player(now.name))) return false;
    result.push_back({now.file, now.hash, line[2], line[3]});
  }
  submissions = result;
  return true;
}

}  // namespace

void check_folder(const std::string& submissions) {
  if (list_files(submissions).empty()) throw InputError("no AI*.cc in " + in_quotes(submissions));
}

std::vector<Submission> build_submissions(const LeagueFolders& folders,
                                          const std::vector<std::string>& taken, int at_a_time) {
  std::vector<Submission> submissions = list_submissions(folders.submissions, taken);
  if (take_known(folders, submissions)) return submissions;
  fs::create_directories(folders.path("players"));
  prepare();
  {
    const WorkFolder work(folders.path("build"));
    build(folders, taken, at_a_time, submissions);
  }
  CsvTable table{HEAD, {}};
  for (const Submission& one : submissions)
    table.lines.push_back({printable(one.file, one.file.size()), one.hash, one.name, one.reason});
  write_csv(folders.path(KNOWN), table);
  return submissions;
}

}  // namespace game_engine
