#include "LeagueRuns.hh"

namespace tests {

namespace {

// Makes the compiler say what it says with a full disk, and what the check says if it can't check.
const char* const PRETENDS = R"(
#ifdef __OPTIMIZE__
#pragma GCC error "as: No space left on device"
static_assert(sizeof(int) == 1, "\ncheck: no tool");
#endif
)";

}  // namespace

std::string null_player(const std::string& name, const std::string& play) {
  return replaced(replaced(read_file("AINull.cc"), "PLAYER_NAME Null", "PLAYER_NAME " + name),
                  "play () {", "play () {" + play);
}

std::string move_all(const std::string& direction) {
  return "for (int id = 0; unit(id).id != -1; ++id)\n  if (unit(id).player == me()) move(id, Dir(" +
         direction + "));";
}

std::string found_in(const std::string& folder, const std::vector<Submission>& known) {
  std::string text;
  for (const Submission& one : list_submissions(folder, "nowhere", known))
    text += one.file + (one.student.empty() ? "" : " of " + one.student) + ": " + one.reason + "\n";
  return text;
}

std::string bytes(std::uint64_t value, int number) {
  std::string text;
  for (; number > 0; --number, value >>= 8) text += char(value & 0xff);
  return text;
}

std::map<std::string, TableLine> marks_of(const std::string& results) {
  std::map<std::string, TableLine> marks;
  for (const TableLine& line : read_csv(results + "/teacher/marks.csv").lines)
    if (not line[1].empty()) marks[line[1]] = line;
  return marks;
}

std::string words_of_bob(int round) { return "I am Bob in " + std::to_string(round); }

void submit(const std::string& folder, const std::string& source, const std::string& name) {
  std::string text = read_file(source);
  const std::string define = "#define PLAYER_NAME ";
  const std::size_t start = text.find(define) + define.size();
  text.replace(start, text.find('\n', start) - start, name);
  fs::create_directories(folder);
  write_file(folder + "/AI" + name + ".cc", text);
}

void submit_text(const std::string& folder, const std::string& file, const std::string& text) {
  const std::string path = folder + "/" + file;
  fs::create_directories(fs::path(path).parent_path());
  write_file(path, text);
}

SmallLeague::SmallLeague() {
  folder_ = made_once("league", [this](const std::string& folder) {
    folder_ = folder;
    submit_all();
    fs::copy(tiny_configuration(), path("small.cnf"));
    fix_secret(path("first"));
    write_file(path("status"), std::to_string(play(path("first")).status));
  });
}

std::string SmallLeague::command(const std::string& results, const std::string& options) const {
  return "./league " + submissions() + " --results=" + results +
         " --against=Null --qualifying=4 --matches=4 --ranking=8 --marks=quantiles"
         " --cpu-time=0.1 -s 3 " +
         options + " -i " + path("small.cnf");
}

Outcome SmallLeague::play(const std::string& results, const std::string& options) const {
  return tests::run(command(results, options));
}

std::string SmallLeague::fresh_results() const {
  const std::string results = finished_results();
  fs::remove(results + "/matches.csv");
  fs::remove_all(results + "/class/matches");
  fs::remove_all(results + "/authors");
  return results;
}

std::string SmallLeague::begun_results() const {
  const std::string results = finished_results();
  const std::string matches = read_file(path("first/matches.csv"));
  write_file(results + "/matches.csv", matches.substr(0, matches.size() * 2 / 3));
  return results;
}

std::string SmallLeague::finished_results() const {
  const std::string results = scratch_folder() + "/results";
  fs::copy(path("first"), results, fs::copy_options::recursive);
  return results;
}

void SmallLeague::submit_all() const {
  fs::create_directory(submissions());
  for (const char* name : {"Hunter", "Moth", "Rover"})
    submit(submissions(), std::string("tests/players/AI") + name + ".cc", name);
  submit(submissions(), "AIDemo.cc", "Wanderer");
  submit(submissions(), "tests/players/AIHunter.cc", "Seeker");
  write_file(submissions() + "/AILoop.cc",
             null_player("Loop", "for (volatile int k = 0; round() == 5; k = k + 1) continue;"));
  submit(submissions(), "AINull.cc", "Dummy");
  submit(submissions(), "AINull.cc", "NameOfThirteen");
  write_file(submissions() + "/AIBroken.cc",
             replaced(null_player("Broken"), "virtual void play", "virtual voi play"));
  write_file(submissions() + "/AIZero.cc", "#include \"/dev/zero\"\n");
  submit(submissions(), "AINull.cc", "Full");
  write_file(submissions() + "/AIFull.cc", read_file(submissions() + "/AIFull.cc") + PRETENDS);
  write_file(submissions() + "/AI<img src=x onerror=alert(1)>.cc", "");
  fs::create_symlink("/etc/passwd", submissions() + "/AILink.cc");
  write_file(submissions() + "/notes.txt", "no submission");
  for (const char* file : {"AIHugo.cpp", "AIIvy.CC", "AIJoe.cc.txt", "all.zip"})
    write_file(submissions() + "/" + file, read_file("AINull.cc"));
  // As learning platforms deliver.
  fs::create_directories(submissions() + "/Kim_1/deep");
  submit_text(submissions(), "Bob <b>_7_file_/AIBob.cc",
              null_player("Bob", R"(cerr << "I am Bob in " << round() << endl;
                                    if (round() == 9) throw 1;)"));
  submit_text(submissions(), "Anna_123/AIRover.cc", null_player("Rover"));
  for (const char* file : {"Anna_124/AIAnna.cpp", "Eve_9/.AIEve.cc"})
    submit_text(submissions(), file, read_file("AINull.cc"));
}

void fix_secret(const std::string& results) {
  fs::create_directories(results);
  if (const std::string path = results + "/secret.key"; not fs::exists(path))
    write_file(path, std::string(32, '5') + "\n");
}

std::string short_league(const std::string& submissions, const std::string& results,
                         const std::string& options) {
  fix_secret(results);
  return "./league " + submissions + " --against=Null --qualifying=4 --matches=4 -s3 -i " +
         small_league().path("small.cnf") + " -r " + results + " " + options;
}

void write_program(const std::string& path, const std::string& script) {
  write_file(path, "#!/bin/sh\n" + script);
  fs::permissions(path, fs::perms::owner_all);
}

void write_shell(const std::string& folder, const std::string& script) {
  write_program(folder + "/sh",
                "[ \"$1\" = build/submission.sh ] || exec /bin/sh \"$@\"\n"
                "for word; do case $word in --player=*) PLAYER=${word#*=} ;; esac; done\n"
                "SUBMISSION=$word\n" +
                    script + "cp " + small_league().path("first/players/AIMoth.player") +
                    " \"$PLAYER\"\n");
}

std::string league_with_shell(const std::string& folder) {
  return "env PATH=" + folder + ":$PATH " +
         short_league(folder + "/submitted", folder + "/results",
                      "--ranking=4 --marks=quantiles -j1");
}

const SmallLeague& small_league() {
  static const SmallLeague league;
  return league;
}

std::map<std::string, std::string> logs_in(const std::string& results) {
  std::map<std::string, std::string> logs;
  const std::string folder = results + "/authors";
  if (not fs::exists(folder)) return logs;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".log") continue;
    std::string& log = logs[fs::relative(entry.path(), folder).string()];
    for (const std::string& line : lines_of(read_file(entry.path().string())))
      if (not contains(line, " cpu ")) log += line + "\n";
  }
  return logs;
}

std::map<std::string, fs::file_time_type> files_of_coach(const std::string& results) {
  std::map<std::string, fs::file_time_type> files;
  for (const auto& entry : fs::directory_iterator(results + "/teacher/coach"))
    files[entry.path().filename().string()] = fs::last_write_time(entry);
  return files;
}

namespace {

// All that the league leaves but the players.
std::map<std::string, std::string> files_in(const std::string& results) {
  std::map<std::string, std::string> files;
  for (const char* file : {"teacher/league.html", "matches.csv", "teacher/ranking.csv",
                           "teacher/groups.csv", "teacher/rejected.csv", "teacher/marks.csv",
                           "teacher/misfits.csv", "teacher/same-orders.csv", "teacher/clock.csv"})
    files[file] = read_file(results + "/" + file);
  // The page shows the commands, with the folder.
  std::string& page = files["teacher/league.html"];
  for (std::size_t at = 0; (at = page.find(results)) != std::string::npos;)
    page.replace(at, results.size(), "RESULTS");
  for (const auto& entry : fs::recursive_directory_iterator(results + "/class/matches"))
    // These show the CPU times of the players.
    if (entry.is_regular_file()) files[entry.path().filename().string()] = "";
  return files;
}

}  // namespace

void check_same_league(const std::string& results) {
  const auto expected = files_in(small_league().path("first")), actual = files_in(results);
  CHECK_EQUAL(actual.size(), expected.size());
  for (const auto& [file, text] : expected)
    if (not actual.count(file) or actual.at(file) != text)
      fail(__FILE__, __LINE__, file + " is not that of the first run");
  CHECK(logs_in(results) == logs_in(small_league().path("first")));
}

}  // namespace tests
