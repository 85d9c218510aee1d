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

// What is kept of checks is of the same tools, objects and headers.
const char* const DECIDES_ABOUT_CHECKS =
    "{ g++ --version; cat build/submission.sh build/room; find build/file engine/submission *.hh "
    "engine/*/*.hh -name '*.o' -o -name '*.hh' -o -path 'engine/submission/*' -type f | sort | "
    "xargs cat; } | sha256sum";

// A shell that makes a check of a submission once, unless it couldn't be made to its end. A match's
// page is its trace: tests/all-games/league.cc looks at a real one.
const char* const CHECK_ONCE = R"([ "$1" != build/match-page.sh ] || exec cp "$TRACE" "$PAGE"
[ "$1-$2" = build/submission.sh-check ] || exec /bin/sh "$@"
for word; do case $word in --player=*) player=${word#*=} ;; --taken=*) taken=$word ;; esac; done
known='CHECKS'/$({ ulimit -f; echo "$taken ${word##*/}"; cat "$word"; } | sha256sum | cut -c 1-64)
if [ ! -e "$known" ]; then
  own="$known.$$"
  mkdir "$own"
  /bin/sh "$@" > "$own/said" 2>&1
  status=$?
  if ! grep -q -e ^accepted -e ^rejected "$own/said"; then
    cat "$own/said"
    rm -r "$own"
    exit $status
  fi
  echo $status > "$own/status"
  [ $status != 0 ] || cp "$player" "$own/player"
  mv -T "$own" "$known" 2> /dev/null
fi
cat "$known/said"
[ ! -e "$known/player" ] || cp "$known/player" "$player"
exit $(cat "$known/status")
)";

}  // namespace

std::string renamed(const std::string& file, const std::string& name) {
  const std::string text = read_file(file), define = "#define PLAYER_NAME ";
  const std::size_t start = text.find(define) + define.size();
  return text.substr(0, start) + name + text.substr(text.find('\n', start));
}

std::string null_player(const std::string& name, const std::string& play) {
  return replaced(renamed("AINull.cc", name), "play () {", "play () {" + play);
}

std::string move_all(const std::string& direction) {
  return "for (int id = 0; unit(id).id != -1; ++id)\n  if (unit(id).player == me()) move(id, Dir(" +
         direction + "));";
}

const std::string ASKS_THE_CLOCK = "if (status(me()) < 0.3)" + move_all("id % 8");

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

std::string words_of_bob(int round) { return "I am Bob in " + std::to_string(round); }

void submit_text(const std::string& folder, const std::string& file, const std::string& text) {
  const std::string path = folder + "/" + file;
  fs::create_directories(fs::path(path).parent_path());
  write_file(path, text);
}

void write_program(const std::string& path, const std::string& script) {
  write_file(path, "#!/bin/sh\n" + script);
  fs::permissions(path, fs::perms::owner_all);
}

Contest::Contest(const std::string& options, const std::string& folder)
    : options_(options), folder_(folder) {
  fs::create_directories(path("submitted"));
  fs::create_directories(results());
  if (const std::string path = results("secret.key"); not fs::exists(path))
    write_file(path, std::string(32, '5') + "\n");
}

void Contest::submit(const std::string& file, const std::string& text) const {
  submit_text(path("submitted"), file, text);
}

void Contest::submit_null(const std::string& name, const std::string& play) const {
  submit(name + "_1/AI" + name + ".cc", null_player(name, play));
}

std::string checking_shell() {
  const std::string programs = made_once("programs", [](const std::string& folder) {
    const std::string kept = fs::absolute(BUILD + "/tests/checks").string(),
                      key = run(DECIDES_ABOUT_CHECKS).out.substr(0, 64), checks = kept + "/" + key;
    if (not fs::exists(checks)) fs::remove_all(kept);
    fs::create_directories(checks);
    write_program(folder + "/sh", replaced(CHECK_ONCE, "CHECKS", checks));
    // What players are built with is there, since the league is.
    write_program(folder + "/make", "[ \"$3\" = submission-parts ]\n");
  });
  return programs + "/sh";
}

std::string Contest::command(const std::string& more) const {
  const std::string programs = fs::path(checking_shell()).parent_path().string();
  return "env PATH=" + folder_ + ":" + programs + ":$PATH ./league " + path("submitted") + " -r " +
         path("results") + " --against=Null -s 3 -i " + tiny_configuration() +
         (contains(options_, "--season") ? " " : " --qualifying=4 --matches=4 --watch=none ") +
         options_ + " " + more;
}

Contest Contest::copy(const std::string& name) const {
  const std::string folder = scratch_file(name);
  fs::copy(folder_, folder, fs::copy_options::recursive | fs::copy_options::copy_symlinks);
  return {options_, folder};
}

std::map<std::string, TableLine> Contest::marks() const {
  std::map<std::string, TableLine> marks;
  for (const TableLine& line : table("teacher/marks.csv").lines)
    if (not line[1].empty()) marks[line[1]] = line;
  return marks;
}

std::string Contest::players() const {
  std::string names;
  for (const auto& one : marks()) names += one.first + " ";
  return names;
}

std::map<std::string, std::string> Contest::logs() const {
  std::map<std::string, std::string> logs;
  const std::string folder = results("authors");
  if (not fs::exists(folder)) return logs;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".log") continue;
    std::string& log = logs[fs::relative(entry.path(), folder).string()];
    for (const std::string& line : lines_of(read_file(entry.path().string())))
      if (not contains(line, " cpu ")) log += line + "\n";
  }
  return logs;
}

std::map<std::string, fs::file_time_type> Contest::files_of_coach() const {
  std::map<std::string, fs::file_time_type> files;
  for (const auto& entry : fs::directory_iterator(results("teacher/coach")))
    files[entry.path().filename().string()] = fs::last_write_time(entry);
  return files;
}

void Contest::pretend(const std::string& script) const {
  write_program(path("sh"), "[ \"$1\" = build/submission.sh ] || exec " + checking_shell() +
                                " \"$@\"\n"
                                "for word; do case $word in --player=*) PLAYER=${word#*=} ;; esac; "
                                "done\nSUBMISSION=$word\nBUILT=" +
                                small_league().results("players/AI") + "\n" + script +
                                "cp ${BUILT}Moth.player \"$PLAYER\"\n");
}

void Contest::pretend_null(const std::string& script) const {
  pretend("has() { grep -q \"$1\" \"$SUBMISSION\"; }\nbuilt=Rover_Anna\n" + script +
          "if has 'x = ;'; then\n"
          "  printf 'rejected\\t0\\t\\nerror\\t2\\texpected a value\\n'\n"
          "  exit 1\nfi\n"
          "{ cat $BUILT$built.player; cat \"$SUBMISSION\"; } > \"$PLAYER\"\n"
          "chmod +x \"$PLAYER\"\nexit\n");
}

namespace {

void submit_all(const Contest& league) {
  for (const std::string file : {"AIHunter.cc", "AIMoth.cc", "AIRover.cc"})
    league.submit(file, read_file("tests/players/" + file));
  league.submit("AIWanderer.cc", renamed("AIDemo.cc", "Wanderer"));
  league.submit("AILoop.cc", null_player("Loop",
                                         "for (volatile int k = 0; round() == 5; k = k + 1) "
                                         "continue;"));
  for (const std::string name : {"Dummy", "NameOfThirteen"})
    league.submit("AI" + name + ".cc", null_player(name));
  league.submit("AIBroken.cc",
                replaced(null_player("Broken"), "virtual void play", "virtual voi play"));
  league.submit("AIZero.cc", "#include \"/dev/zero\"\n");
  league.submit("AIFull.cc", null_player("Full") + PRETENDS);
  for (const char* file : {"AI<img src=x onerror=alert(1)>.cc", "notes.txt"})
    league.submit(file, "");
  fs::create_symlink("/etc/passwd", league.path("submitted/AILink.cc"));
  for (const char* file : {"AIHugo.cpp", "AIIvy.CC", "AIJoe.cc.txt", "all.zip",
                           "Anna_124/AIAnna.cpp", "Eve_9/.AIEve.cc"})
    league.submit(file, read_file("AINull.cc"));
  // As learning platforms deliver.
  fs::create_directories(league.path("submitted/Kim_1/deep"));
  league.submit("Bob <b>_7_file_/AIBob.cc",
                null_player("Bob", R"(cerr << "I am Bob in " << round() << endl;
                                    if (round() == 9) throw 1;)"));
  league.submit("Anna_123/AIRover.cc", null_player("Rover"));
}

const char* const OF_SMALL_LEAGUE =
    "--watch=final --ranking=8 --marks=quantiles --cpu-time=0.03 -j2";

}  // namespace

const Contest& small_league() {
  static const Contest league(OF_SMALL_LEAGUE, made_once("league", [](const std::string& folder) {
                                const Contest fresh(OF_SMALL_LEAGUE, folder);
                                submit_all(fresh);
                                write_file(folder + "/status", std::to_string(fresh.play().status));
                              }));
  return league;
}

Contest fresh_league() {
  const Contest league = small_league().copy();
  fs::remove(league.results("matches.csv"));
  fs::remove_all(league.results("class/matches"));
  return league;
}

Contest begun_league() {
  const Contest league = small_league().copy();
  const std::string matches = league.text("matches.csv");
  write_file(league.results("matches.csv"), matches.substr(0, matches.size() * 2 / 3));
  return league;
}

namespace {

// All that the league leaves but the players.
std::map<std::string, std::string> files_in(const Contest& league) {
  std::map<std::string, std::string> files;
  for (const std::string file : {"league.html", "ranking.csv", "groups.csv", "rejected.csv",
                                 "marks.csv", "misfits.csv", "same-orders.csv", "clock.csv"})
    files[file] = league.text("teacher/" + file);
  files["matches.csv"] = league.text("matches.csv");
  // The page shows the commands, with the folder.
  std::string& page = files["league.html"];
  while (contains(page, league.results())) page = replaced(page, league.results(), "RESULTS");
  for (const auto& entry : fs::recursive_directory_iterator(league.results("class/matches")))
    // These show the CPU times of the players.
    if (entry.is_regular_file()) files[entry.path().filename().string()] = "";
  return files;
}

}  // namespace

void check_same_league(const Contest& league) {
  const auto expected = files_in(small_league()), actual = files_in(league);
  CHECK_EQUAL(actual.size(), expected.size());
  for (const auto& [file, text] : expected)
    if (not actual.count(file) or actual.at(file) != text)
      fail(__FILE__, __LINE__, file + " is not that of the first run");
  CHECK(league.logs() == small_league().logs());
}

}  // namespace tests
