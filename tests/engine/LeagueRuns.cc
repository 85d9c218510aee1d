#include "LeagueRuns.hh"

#include <engine/league/LeagueFiles.hh>

#include <filesystem>
#include <map>
#include <tests/kit/Secure.hh>
#include <tests/kit/Texts.hh>

using namespace game_engine;

namespace tests {

namespace {

namespace fs = std::filesystem;

// Has the compiler say what it would say with a full disk, and what the check says if it can't
// check.
const char* const PRETENDS = R"(
#ifdef __OPTIMIZE__
#pragma GCC error "as: No space left on device"
static_assert(sizeof(int) == 1, "\ncheck: no tool");
#endif
)";

}  // namespace

void write_small_board(const std::string& path) {
  const char* const change = R"(sed -e 's/^\(NUM_ROUNDS *\)200/\120/' \
  -e 's/^\(BOARD_[A-Z]* *\)60/\112/' -e 's/^\(NUM_INI_WIZ[A-Z_]* *\)20/\13/' \
  -e 's/^\(NUM_INI_BOOKS *\)50/\14/' default.cnf > )";
  run(change + path);
}

void submit(const std::string& folder, const std::string& source, const std::string& name) {
  std::string text = read_file(source);
  const std::string define = "#define PLAYER_NAME ";
  const std::size_t start = text.find(define) + define.size();
  text.replace(start, text.find('\n', start) - start, name);
  write_file(folder + "/AI" + name + ".cc", text);
}

SmallLeague::SmallLeague() : folder_(temporary_folder()) {
  submit_all();
  write_small_board(path("small.cnf"));
  outcome_ = play(path("first"));
}

SmallLeague::~SmallLeague() { fs::remove_all(folder_); }

std::string SmallLeague::command(const std::string& results, const std::string& options) const {
  return "./league " + submissions() + " --results=" + results +
         " --against=Null --qualifying=4 --matches=4 --ranking=8 --marks=quantiles"
         " --cpu-time=0.2 -s 3 " +
         options + " -i " + path("small.cnf");
}

Outcome SmallLeague::play(const std::string& results, const std::string& options) const {
  return tests::run(command(results, options));
}

std::string SmallLeague::fresh_results() const {
  const std::string results = scratch_folder() + "/results";
  fs::copy(path("first"), results, fs::copy_options::recursive);
  fs::remove(results + "/matches.csv");
  fs::remove_all(results + "/matches");
  return results;
}

void SmallLeague::submit_all() const {
  fs::create_directory(submissions());
  for (const char* name : {"Hunter", "Moth", "Rover"})
    submit(submissions(), std::string("tests/players/AI") + name + ".cc", name);
  submit(submissions(), "AIDemo.cc", "Wanderer");
  submit(submissions(), "tests/players/AIHunter.cc", "Seeker");
  submit(submissions(), "tests/hostile/AILoop.cc", "Loop");
  submit(submissions(), "AINull.cc", "Dummy");
  submit(submissions(), "AINull.cc", "hunter");
  submit(submissions(), "AINull.cc", "NameOfThirteen");
  write_file(submissions() + "/AIBroken.cc", "#include \"Player.hh\"\nint x = ;\n");
  write_file(submissions() + "/AIZero.cc", "#include \"/dev/zero\"\n");
  submit(submissions(), "AINull.cc", "Full");
  write_file(submissions() + "/AIFull.cc", read_file(submissions() + "/AIFull.cc") + PRETENDS);
  write_file(submissions() + "/AI<img src=x onerror=alert(1)>.cc", "");
  fs::create_symlink("/etc/passwd", submissions() + "/AILink.cc");
  write_file(submissions() + "/notes.txt", "no submission");
  for (const char* file : {"AIHugo.cpp", "AIIvy.CC", "AIJoe.cc.txt", "all.zip"})
    write_file(submissions() + "/" + file, read_file("AINull.cc"));
  // As learning platforms deliver.
  for (const char* folder : {"Anna_123", "Anna_124", "Bob <b>_7_file_", "Eve_9", "Kim_1/deep"})
    fs::create_directories(submissions() + "/" + folder);
  submit(submissions() + "/Bob <b>_7_file_", "AINull.cc", "Bob");
  write_file(submissions() + "/Anna_123/AIRover.cc", read_file("AINull.cc"));
  write_file(submissions() + "/Anna_124/AIAnna.cpp", read_file("AINull.cc"));
  write_file(submissions() + "/Eve_9/.AIEve.cc", read_file("AINull.cc"));
}

const SmallLeague& small_league() {
  static const SmallLeague league;
  return league;
}

namespace {

// All that the league leaves but the players.
std::map<std::string, std::string> files_in(const std::string& results) {
  std::map<std::string, std::string> files;
  for (const char* file : {"league.html", "matches.csv", "ranking.csv", "groups.csv",
                           "rejected.csv", "marks.csv", "head-to-head.csv", "spared.csv"})
    files[file] = read_file(results + "/" + file);
  // The page shows the commands, with the folder.
  std::string& page = files["league.html"];
  for (std::size_t at = 0; (at = page.find(results)) != std::string::npos;)
    page.replace(at, results.size(), "RESULTS");
  for (const auto& entry : fs::recursive_directory_iterator(results + "/matches"))
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
}

}  // namespace tests
