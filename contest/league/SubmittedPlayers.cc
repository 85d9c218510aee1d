#include "SubmittedPlayers.hh"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <set>
#include <sstream>
#include <utility>

#include <engine/files/Files.hh>
#include <engine/files/Log.hh>
#include <Registry.hh>
#include <engine/options/Arguments.hh>
#include <study/series/Progress.hh>
#include <engine/text/Reader.hh>
#include <engine/files/Tables.hh>
#include <engine/text/Words.hh>
#include <engine/text/Ranges.hh>
#include "Commands.hh"

namespace game_engine {

namespace {

constexpr std::size_t MAX_REASON_SIZE = 200;
const std::string PERHAPS = "; perhaps the machine's fault, so it is not kept";
constexpr int LARGEST_FILE = 100;  // MB, that a tool may write
constexpr int MOST_TRIES = 2;      // alone, of what may be the machine's fault

// Builds a player from a text, alone in the folder `work`, with nothing there to include.
Command build_command(const std::string& text, const std::string& work, const std::string& file,
                      const std::string& player, const std::vector<std::string>& taken) {
  fs::create_directories(work);
  const std::string source = work + "/" + file;
  write_text(source, text);
  return {{"sh", "build/submission.sh", "check", "--for-programs", "--without-matches",
           "--taken=" + joined(taken, ","), "--player=" + player, source},
          {"TMPDIR=" + fs::absolute(work).string(), "LC_ALL=C"}};
}

/// What the check says: see check --help.
struct Verdict {
  bool is_accepted = false;
  bool is_final = false;    ///< Not what the machine may have caused.
  bool is_untried = false;  ///< A tool gave up: another try tells whose fault that is.
  std::string reason;       ///< What is found first, or what else happened.
};

Verdict verdict_of(const CommandEnd& end) {
  Verdict verdict;
  verdict.is_accepted = verdict.is_final = end.status == 0;
  std::string last = "it failed without a message";
  std::istringstream in(end.output);
  for (std::string line; std::getline(in, line); last = line) {
    const std::size_t place = line.find('\t'), text = line.find('\t', place + 1);
    if (place == std::string::npos or text == std::string::npos) continue;
    const std::string kind = line.substr(0, place),
                      number = line.substr(place + 1, text - place - 1);
    if (kind == "rejected") verdict.is_final = true;
    if (kind == "error" or kind == "untried" or kind == "failed") {
      verdict.is_untried = kind == "untried";
      verdict.reason = (number == "0" ? "" : "line " + number + ": ") + line.substr(text + 1);
      break;
    }
  }
  if (verdict.reason.empty()) verdict.reason = last;
  verdict.reason = printable(verdict.reason, MAX_REASON_SIZE);
  return verdict;
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
void check_machine(const LeagueFolders& folders) {
  const std::string work = folders.path("build/.control");
  const Command command =
      build_command(CONTROL, work, "AIControl.cc", work + "/AIControl.player", {});
  try {
    Output room(work + "/room");
    const std::string block(1 << 20, '\0');
    for (int k = 0; k < LARGEST_FILE; ++k) room.write(block);
    room.close();
  } catch (const OutputError& e) {
    throw std::runtime_error("can't build players, which may take " + std::to_string(LARGEST_FILE) +
                             " MB for a file: " + e.what());
  }
  fs::remove(work + "/room");
  const Verdict verdict = verdict_of(run_commands({command}, 1)[0]);
  if (not verdict.is_accepted) throw std::runtime_error("can't build players: " + verdict.reason);
}

// Builds again, alone and after a player of its own, what may have failed because the machine
// lacked something, until two tries say the same.
Verdict build_again(const LeagueFolders& folders, const Command& command,
                    const std::function<void(const CommandEnd&)>& ended, Verdict verdict) {
  for (int tries = 0; tries < MOST_TRIES and not verdict.is_final; ++tries) {
    check_machine(folders);
    const CommandEnd end = run_commands({command}, 1)[0];
    ended(end);
    const std::string before = std::exchange(verdict, verdict_of(end)).reason;
    if (verdict.is_untried and verdict.reason == before) verdict.is_final = true;
  }
  return verdict;
}

// What doesn't depend on a submission must not be blamed on it.
void prepare() {
  const std::vector<CommandEnd> ends =
      run_commands({{{"make", "-s", "--no-print-directory", "submission-parts"}, {}}}, 1);
  if (ends[0].status != 0)
    throw std::runtime_error("make submission-parts failed, is this the folder of the game? " +
                             printable(ends[0].output, MAX_REASON_SIZE));
}

const std::string KNOWN = "submissions.csv";
const std::vector<std::string> HEAD = {"file", "hash", "player", "reason", "program", "student"};

// Takes over earlier verdicts on the same files. What was rejected unread or because of the
// machine, and may be fine now, has no hash. Of the latter, only what is named is tried again once
// a league plays without it.
void take_known(const LeagueFolders& folders, const std::vector<Submission>& known,
                const BuildRules& rules, std::vector<Submission>& submissions) {
  std::map<std::pair<std::string, std::string>, const Submission*> by_file, by_player;
  for (const Submission& one : known) {
    if (is_earlier_version(one)) continue;
    by_file[{table_text(one.file), one.hash}] = &one;
    if (not one.is_rejected()) by_player[{one.name, one.hash}] = &one;
  }
  for (Submission& one : submissions) {
    auto found = by_file.find({table_text(one.file), one.hash});
    if (found == by_file.end() and rules.plays) found = by_file.find({table_text(one.file), ""});
    // It lies elsewhere now.
    if (found == by_file.end()) found = by_player.find({one.name, one.hash});
    if (one.is_rejected() or found == by_file.end() or found == by_player.end()) continue;
    const Submission& same = *found->second;
    if (same.is_rejected() and is_named_by(rules.recheck, one)) continue;
    one.former = same.program;
    if (not same.is_rejected() and not is_program(folders.player(one.name), same.program)) continue;
    one.reason = same.reason;
    one.program = same.program;
    one.hash = same.hash;
  }
}

constexpr std::size_t LONGEST_ADDITION = 5;

// The first letters and digits of a student's name: "Anna", or else the platform's number.
std::string addition_of(const Submission& one) {
  const auto is_plain = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
  const std::string name = one.student + "_" + one.folder();
  const auto start = find_if(name, is_plain), end = std::find_if_not(start, name.end(), is_plain);
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
  const bool is_same_file = table_text(earlier.file) == table_text(one.file);
  if (is_same_file or are_versions(earlier, one))
    return earlier.hash == one.hash ? SAME_TEXT : is_same_file ? SAME_FILE : SAME_STUDENT;
  return earlier.student.empty() ? OF_NOBODY : NONE;
}

// A submission without a name of its own, and the last earlier one of each kinship.
struct Nameless {
  Submission* one;
  std::array<const Submission*, NONE> earlier{};

  Nameless(Submission& submission, const std::vector<Submission>& all) : one(&submission) {
    const std::string base = lower(submission.base());
    for (const Submission& known : all) {
      if (lower(known.base()) != base) continue;
      const Kinship near = kinship(submission, known);
      if (near != NONE) earlier[near] = &known;
    }
  }
};

}  // namespace

std::vector<Submission> known_submissions(const LeagueFolders& folders) {
  std::vector<Submission> known;
  const KnownTable table(folders.path(KNOWN), HEAD);
  for (std::size_t k = 0; k < table.size(); ++k) {
    const TableLine& line = table.line(k);
    known.push_back({word_of_table(line[0]), word_of_table(line[5]), line[1], line[2],
                     word_of_table(line[3]), line[4], "", ""});
  }
  return known;
}

void note_submissions(const LeagueFolders& folders, const std::vector<Submission>& earlier,
                      const std::vector<Submission>& submissions) {
  CsvTable table{HEAD, {}};
  for (const std::vector<Submission>* list : {&earlier, &submissions})
    for (const Submission& one : *list)
      table.lines.push_back({table_text(one.file), one.hash, one.name, table_text(one.reason),
                             one.program, table_text(one.student)});
  write_csv(folders.path(KNOWN), table);
}

bool is_undecided(const Submission& one) {
  return one.hash.empty() and ends_with(one.reason, PERHAPS);
}

bool is_named_by(const std::string& recheck, const Submission& one) {
  return not recheck.empty() and (recheck == "all" or recheck == one.student or
                                  recheck == one.name or "AI" + recheck + ".cc" == one.base());
}

void check_recheck(const std::string& recheck, const std::vector<Submission>& rejected) {
  if (not recheck.empty() and recheck != "all" and
      none_of(rejected, [&](const Submission& one) { return is_named_by(recheck, one); }))
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
  for (const Submission& one : list_submissions(folders.submissions, folders.results, {}, false))
    if (fs::path(one.file).extension() == ".cc") return;
  throw InputError("no AI*.cc in " + in_quotes(folders.submissions));
}

void build_players(const LeagueFolders& folders, const std::vector<std::string>& taken,
                   int at_a_time, const PlayerFile& player_file,
                   const std::vector<Submission*>& built, const std::function<void()>& is_built,
                   double most_seconds) {
  if (built.empty()) return;
  prepare();
  const WorkFolder work(folders.path("build"));
  Progress progress(std::int64_t(built.size()), "players built");
  std::map<std::string, double> seconds;  // By student.
  // Verdicts wait until all is known: the fault may be the machine's.
  const auto take_player = [&](Submission& one, const CommandEnd& end) {
    seconds[one.student] += end.seconds;
    if (not verdict_of(end).is_accepted) return;
    const std::string file = player_file(one);
    sync_file(file);  // It survives a crash of the machine.
    one.program = hash_of(read_text(file));
    if (not one.former.empty() and one.former != one.program)
      Log(true).say(
          "warning: ", printable(one.file),
          " was built again, and is not the program that played before: another compiler, "
          "or other headers?");
    is_built();
  };
  const auto reject = [](Submission& one, const std::string& reason, bool is_final) {
    one.reason = reason + (is_final ? "" : PERHAPS);
    if (not is_final) one.hash.clear();
  };
  std::int64_t done = 0;
  // One file of each student, then another: what takes long delays nobody else.
  for (std::vector<Submission*> left = built, now, later; not left.empty(); left.swap(later)) {
    now.clear();
    later.clear();
    std::set<std::string> students;
    for (Submission* one : left) {
      if (not one->student.empty() and seconds[one->student] > most_seconds)
        reject(*one, "this student's other files took too long to build: hand in fewer", false);
      else if (one->student.empty() or students.insert(one->student).second) now.push_back(one);
      else later.push_back(one);
    }
    std::vector<Command> commands;
    for (const Submission* one : now) {
      fs::create_directories(fs::path(player_file(*one)).parent_path());
      commands.push_back(build_command(one->text, folders.path("build/" + one->name), one->base(),
                                       player_file(*one), taken));
    }
    const auto take = [&](std::size_t k, const CommandEnd& end) {
      ++done;
      progress.show(done, done);
      take_player(*now[k], end);
    };
    const std::vector<CommandEnd> ends = run_commands(commands, at_a_time, take);
    for (std::size_t k = 0; k < ends.size(); ++k) {
      const Verdict verdict = build_again(
          folders, commands[k], [&](const CommandEnd& end) { take_player(*now[k], end); },
          verdict_of(ends[k]));
      if (not verdict.is_accepted) reject(*now[k], verdict.reason, verdict.is_final);
    }
  }
}

std::vector<Submission> build_submissions(const LeagueFolders& folders,
                                          const std::vector<std::string>& taken, int at_a_time,
                                          const BuildRules& rules,
                                          std::vector<Submission>* earlier) {
  std::vector<Submission> known = known_submissions(folders);
  std::vector<Submission> submissions = list_submissions(folders, known), built, rejected;
  for (Submission& one : known)
    if (is_spare(one)) one.reason.clear();  // It was built, and may count now.
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
      return any_of(submissions, [&](const Submission& one) {
        return one.name == old.name and not one.program.empty();
      });
    };
    erase_if(built, is_replaced);
    note_submissions(folders, built, submissions);
  };
  build_players(
      folders, taken, at_a_time, [&](const Submission& one) { return folders.player(one.name); },
      unbuilt, note_all);
  // The same program in another text is the same player.
  for (Submission* one : unbuilt)
    for (const Submission& old : built)
      if (rules.adds_versions and old.program == one->program and are_versions(old, *one)) {
        fs::rename(folders.player(one->name), folders.player(old.name));
        one->name = old.name;
        one->former = old.program;
        break;
      }
  std::vector<Submission*> players;
  for (Submission& one : submissions)
    if (not one.is_rejected() and not rules.several) players.push_back(&one);
  leave_one_each(players);
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
    const bool is_taken =
        any_of(taken, [&](const std::string& name) { return lower(name) == lower(one.name); });
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
    erase_if(nameless, is_named);
  }
  for (const Nameless& left : nameless) {
    left.one->name = free_name(*left.one, used);
    used.insert(lower(left.one->name));
  }
}

}  // namespace game_engine
