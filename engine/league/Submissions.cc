#include "Submissions.hh"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>

#include <engine/files/Files.hh>
#include <engine/files/Log.hh>
#include <engine/kit/Registry.hh>
#include <engine/options/Arguments.hh>
#include <engine/series/Progress.hh>
#include <engine/text/Reader.hh>
#include <engine/text/Tables.hh>
#include <engine/text/Words.hh>
#include "Commands.hh"

namespace game_engine {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t MAX_REASON_SIZE = 200;
const std::string PERHAPS = "; perhaps the machine's fault, so it is not kept";
constexpr int MOST_TRIES = 2;  // alone, of what may be the machine's fault

// Builds a player from a text, alone in the folder `work`, with nothing there to include.
Command build_command(const std::string& text, const std::string& work, const std::string& file,
                      const std::string& player, const std::vector<std::string>& taken) {
  fs::create_directories(work);
  const std::string source = work + "/" + file;
  write_text(source, text);
  return {{"sh", "build/check-submission.sh"},
          {"SUBMISSION=" + source, "PLAYER=" + player, "TAKEN=" + joined(taken, ","),
           "TMPDIR=" + fs::absolute(work).string(), "LC_ALL=C"}};
}

// "somewhere/AIMine.cc:12: error: expected ..." is "line 12: expected ...". Empty if the line is
// not an error of the file.
std::string reason_in(const std::string& line, const std::string& file) {
  const std::size_t place = line.rfind(file, line.find(": error: ")),
                    error = line.find(": error: ");
  if (place == std::string::npos or error == std::string::npos) return "";
  std::string text = line.substr(error + 9);
  const std::size_t start = place + file.size();
  if (start == error) return text;
  const std::string number = line.substr(start + 1, error - start - 1);
  const bool is_number =
      not number.empty() and number.find_first_not_of("0123456789") == std::string::npos;
  return line[start] == ':' and is_number ? "line " + number + ": " + text : "";
}

// The first error that the check found in the file; empty if there is none.
std::string reason_of(const std::string& file, const CommandEnd& end) {
  std::istringstream in(end.output);
  for (std::string line; std::getline(in, line);)
    if (const std::string reason = reason_in(line, file); not reason.empty())
      return printable(reason, MAX_REASON_SIZE);
  return "";
}

bool has_worked(const CommandEnd& end) { return end.status == 0 and not end.is_late; }

// Whether the check has no verdict that can be kept: no fault of the file, as far as we know. It
// says so when a machine that is busy or full may have caused what it found.
bool has_failed(const std::string& file, const CommandEnd& end) {
  return end.is_late or (end.status != 0 and
                         (end.output.find(": note: a machine that is busy") != std::string::npos or
                          reason_of(file, end).empty()));
}

// The first line that the check says about itself, or else the last line of all.
std::string fault_in(const CommandEnd& end) {
  std::istringstream in(end.output);
  std::string last = end.is_late ? "it takes too long" : "the tool failed without a message";
  for (std::string line; std::getline(in, line);) {
    if (line.compare(0, 7, "check: ") == 0) return printable(line.substr(7), MAX_REASON_SIZE);
    last = printable(line, MAX_REASON_SIZE);
  }
  return last;
}

// A folder that exists while this lives.
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

// Whether this machine can build a correct player, and has disk space for the largest file that any
// may write. @throws std::runtime_error if it can't
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
  const CommandEnd end = run_commands({command}, limits, 1)[0];
  if (not has_worked(end)) throw std::runtime_error("can't build players: " + fault_in(end));
}

// Builds again, one by one and each after a player of its own, what may have failed because the
// machine lacked something.
void build_again(const LeagueFolders& folders, const std::vector<Submission*>& built,
                 const std::vector<Command>& commands, const CommandLimits& limits,
                 const CommandEnded& ended, std::vector<CommandEnd>& ends) {
  for (std::size_t k = 0; k < ends.size(); ++k)
    for (int tries = 0; tries < MOST_TRIES and has_failed(built[k]->base(), ends[k]); ++tries) {
      check_machine(folders, limits);
      ends[k] = run_commands({commands[k]}, limits, 1)[0];
      ended(k, ends[k]);
    }
}

// What doesn't depend on a submission must not be blamed on it.
void prepare() {
  CommandLimits generous;
  generous.cpu_time = generous.wall_time = 3600;
  const std::vector<CommandEnd> ends =
      run_commands({{{"make", "-s", "--no-print-directory", "submission-parts"}, {}}}, generous, 1);
  if (ends[0].status != 0)
    throw std::runtime_error("make submission-parts failed, is this the folder of the game? " +
                             printable(ends[0].output, MAX_REASON_SIZE));
}

const std::string KNOWN = "submissions.csv";
const std::vector<std::string> HEAD = {"file", "hash", "player", "reason", "program", "student"};

// The files that were known, with verdicts.
std::vector<Submission> read_known(const LeagueFolders& folders) {
  std::vector<Submission> known;
  const KnownTable table(folders.path(KNOWN), HEAD);
  for (std::size_t k = 0; k < table.size(); ++k) {
    const TableLine& line = table.line(k);
    known.push_back({word_of_table(line[0]), word_of_table(line[5]), line[1], line[2],
                     word_of_table(line[3]), line[4], "", ""});
  }
  return known;
}

// Takes over earlier verdicts on the same files. What was rejected unread or because of the
// machine, and may be fine now, has no hash. Of the latter, only what is named is tried again once
// a league plays without it.
void take_known(const LeagueFolders& folders, const std::vector<Submission>& known,
                const BuildRules& rules, std::vector<Submission>& submissions) {
  std::map<std::pair<std::string, std::string>, const Submission*> by_file;
  for (const Submission& one : known) by_file[{table_text(one.file), one.hash}] = &one;
  for (Submission& one : submissions) {
    auto found = by_file.find({table_text(one.file), one.hash});
    if (found == by_file.end() and rules.plays) found = by_file.find({table_text(one.file), ""});
    if (one.is_rejected() or found == by_file.end()) continue;
    const Submission& same = *found->second;
    if (same.is_rejected() and is_named_by(rules.recheck, one)) continue;
    one.former = same.program;
    if (not same.is_rejected() and not is_program(folders.player(one.name), same.program)) continue;
    one.reason = same.reason;
    one.program = same.program;
    one.hash = same.hash;
  }
}

void note(const LeagueFolders& folders, const std::vector<Submission>& earlier,
          const std::vector<Submission>& submissions) {
  CsvTable table{HEAD, {}};
  for (const std::vector<Submission>* list : {&earlier, &submissions})
    for (const Submission& one : *list)
      table.lines.push_back({table_text(one.file), one.hash, one.name, table_text(one.reason),
                             one.program, table_text(one.student)});
  write_csv(folders.path(KNOWN), table);
}

constexpr std::size_t LONGEST_ADDITION = 5;

// Whether two words look the same in tables.
bool is_same(const std::string& a, const std::string& b) { return table_text(a) == table_text(b); }

// Whether two submissions are the same student's, or both nobody's. Folders tell apart students of
// the same name; where there is only one, its folder may have got another number.
bool is_of_same_student(const Submission& a, const Submission& b) {
  return is_same(a.student, b.student) or
         (not a.student.empty() and is_same(a.folder(), b.folder()));
}

// The first letters and digits of a student's folder: "Anna", or else the platform's number.
std::string addition_of(const Submission& one) {
  const auto is_plain = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
  const std::string folder = one.folder();
  const auto start = std::find_if(folder.begin(), folder.end(), is_plain),
             end = std::find_if_not(start, folder.end(), is_plain);
  return std::string(start, end).substr(0, LONGEST_ADDITION);
}

// The first name that is free, as long as names may be: Harry, Harry_Anna, Harry_Anna2, ...
std::string free_name(const Submission& one, const std::set<std::string>& used) {
  std::string name = one.name;
  const std::string addition = addition_of(one);
  for (int k = addition.empty() ? 2 : 1; used.count(lower(name)) > 0; ++k) {
    const std::string end = "_" + addition + (k > 1 ? std::to_string(k) : "");
    name = one.name.substr(0, std::size_t(MAX_NAME_LENGTH) - end.size()) + end;
  }
  return name;
}

// How surely a submission is a new one of an earlier player, the surest first.
enum Kinship { SAME_TEXT, SAME_FILE, SAME_STUDENT, OF_NOBODY, NONE };

Kinship kinship(const Submission& one, const Submission& earlier) {
  if (is_same(earlier.file, one.file)) return earlier.hash == one.hash ? SAME_TEXT : SAME_FILE;
  if (is_of_same_student(earlier, one)) return SAME_STUDENT;
  return earlier.student.empty() ? OF_NOBODY : NONE;
}

// A submission without a name of its own, and the last earlier one of each kinship.
struct Nameless {
  Submission* one;
  std::array<const Submission*, NONE> earlier{};

  Nameless(Submission& submission, const std::vector<Submission>& all) : one(&submission) {
    const std::string base = submission.base();
    for (const Submission& known : all) {
      if (known.base() != base) continue;
      const Kinship near = kinship(submission, known);
      if (near != NONE) earlier[near] = &known;
    }
  }
};

}  // namespace

bool is_undecided(const Submission& one) { return ends_with(one.reason, PERHAPS); }

bool is_named_by(const std::string& recheck, const Submission& one) {
  return not recheck.empty() and (recheck == "all" or recheck == one.student or
                                  recheck == one.name or "AI" + recheck + ".cc" == one.base());
}

void check_recheck(const std::string& recheck, const std::vector<Submission>& rejected) {
  if (not recheck.empty() and recheck != "all" and
      std::none_of(rejected.begin(), rejected.end(),
                   [&](const Submission& one) { return is_named_by(recheck, one); }))
    throw UsageError("option --recheck=" + printable(recheck) +
                     ": no file of a player or student of that name was rejected");
}

bool is_program(const std::string& path, const std::string& hash) {
  std::error_code error;
  return fs::is_regular_file(path, error) and hash_of(read_text(path)) == hash;
}

void check_folder(const LeagueFolders& folders) {
  if (not fs::is_directory(folders.submissions))
    throw UsageError("no folder " + in_quotes(folders.submissions) + " of submissions");
  for (const Submission& one : list_submissions(folders))
    if (fs::path(one.file).extension() == ".cc") return;
  throw InputError("no AI*.cc in " + in_quotes(folders.submissions));
}

void build_players(const LeagueFolders& folders, const std::vector<std::string>& taken,
                   int at_a_time, const PlayerFile& player_file,
                   const std::vector<Submission*>& built, const std::function<void()>& is_built) {
  CommandLimits limits;
  limits.wall_time = 3600;  // The check has its own limits, and reports them.
  if (built.empty()) return;
  prepare();
  const WorkFolder work(folders.path("build"));
  std::vector<Command> commands;
  for (const Submission* one : built) {
    fs::create_directories(fs::path(player_file(*one)).parent_path());
    commands.push_back(build_command(one->text, folders.path("build/" + one->name), one->base(),
                                     player_file(*one), taken));
  }
  Progress progress(std::int64_t(commands.size()), "players built");
  // Verdicts wait until all is known: the fault may be the machine's.
  const auto take_player = [&](std::size_t k, const CommandEnd& end) {
    if (not has_worked(end)) return;
    const std::string file = player_file(*built[k]);
    sync_file(file);  // It survives a crash of the machine.
    built[k]->program = hash_of(read_text(file));
    if (not built[k]->former.empty() and built[k]->former != built[k]->program)
      Log(true).say(
          "warning: ", printable(built[k]->file),
          " was built again, and is not the program that played before: another compiler, "
          "or other headers?");
    is_built();
  };
  std::int64_t done = 0;
  const auto take = [&](std::size_t k, const CommandEnd& end) {
    ++done;
    progress.show(done, done);
    take_player(k, end);
  };
  std::vector<CommandEnd> ends = run_commands(commands, limits, at_a_time, take);
  build_again(folders, built, commands, limits, take_player, ends);
  for (std::size_t k = 0; k < ends.size(); ++k) {
    Submission& one = *built[k];
    if (has_worked(ends[k])) continue;
    one.reason = reason_of(one.base(), ends[k]);
    if (not has_failed(one.base(), ends[k])) continue;
    if (one.reason.empty()) one.reason = "it can't be built: " + fault_in(ends[k]);
    one.reason += PERHAPS;
    one.hash.clear();
  }
}

std::vector<Submission> build_submissions(const LeagueFolders& folders,
                                          const std::vector<std::string>& taken, int at_a_time,
                                          const BuildRules& rules,
                                          std::vector<Submission>* earlier) {
  std::vector<Submission> submissions = list_submissions(folders), built, rejected;
  const std::vector<Submission> known = read_known(folders);
  std::copy_if(known.begin(), known.end(), std::back_inserter(rejected),
               [](const Submission& one) { return one.is_rejected(); });
  check_recheck(rules.recheck, rejected);
  for (const Submission& one : known)
    if (not one.is_rejected()) built.push_back(one);
  settle_names(submissions, taken, built, rules.adds_versions);
  take_known(folders, known, rules, submissions);
  std::vector<Submission*> unbuilt;
  for (Submission& one : submissions)
    if (not one.is_rejected() and one.program.empty()) unbuilt.push_back(&one);
  const auto note_all = [&] {
    const auto is_replaced = [&](const Submission& old) {
      return std::any_of(submissions.begin(), submissions.end(), [&](const Submission& one) {
        return one.name == old.name and not one.program.empty();
      });
    };
    built.erase(std::remove_if(built.begin(), built.end(), is_replaced), built.end());
    note(folders, built, submissions);
  };
  build_players(
      folders, taken, at_a_time, [&](const Submission& one) { return folders.player(one.name); },
      unbuilt, note_all);
  note_all();
  if (earlier) *earlier = built;
  return submissions;
}

void settle_names(std::vector<Submission>& submissions, const std::vector<std::string>& taken,
                  const std::vector<Submission>& earlier, bool adds_versions) {
  std::set<std::string> used, given;
  for (const Submission& one : earlier) used.insert(lower(one.name));
  std::vector<Nameless> nameless;
  for (Submission& one : submissions) {
    if (one.is_rejected()) continue;
    const bool is_taken = std::any_of(taken.begin(), taken.end(), [&](const std::string& name) {
      return lower(name) == lower(one.name);
    });
    if (is_taken) {
      // A file that can't have its name counts as unread.
      one.reason = "the name " + one.name + " is taken, by a player of the game";
      one.hash.clear();
    } else {
      nameless.emplace_back(one, earlier);
    }
  }
  for (const Kinship near : {SAME_TEXT, SAME_FILE, SAME_STUDENT, OF_NOBODY}) {
    if (adds_versions and near != SAME_TEXT) break;
    const auto is_named = [&](const Nameless& left) {
      const Submission* const known = left.earlier[near];
      if (not known or not given.insert(lower(known->name)).second) return false;
      left.one->name = known->name;
      return true;
    };
    nameless.erase(std::remove_if(nameless.begin(), nameless.end(), is_named), nameless.end());
  }
  for (const Nameless& left : nameless) {
    left.one->name = free_name(*left.one, used);
    used.insert(lower(left.one->name));
  }
}

}  // namespace game_engine
