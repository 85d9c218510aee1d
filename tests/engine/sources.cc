// What holds of the sources: their names and includes, what git and editors know of them.

#include "Runs.hh"

namespace {

// The files that all games share.
std::vector<fs::path> shared_files() {
  std::vector<fs::path> files = {"Player.hh",   "Random.hh",          "Registry.hh",
                                 "Registry.cc", "Viewer/viewer.html", "Viewer/watch"};
  for (const char* folder :
       {"engine", "study", "contest", "programs", "Viewer/core", "Viewer/words"})
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder))
      if (entry.is_regular_file() and entry.path().extension() != ".pyc")
        files.push_back(entry.path());
  return files;
}

// The words of a text, in small letters.
std::vector<std::string> split_words(const std::string& text) {
  std::vector<std::string> words(1);
  for (char c : text)
    if (std::isalpha(static_cast<unsigned char>(c)))
      words.back() += char(std::tolower(static_cast<unsigned char>(c)));
    else if (not words.back().empty()) words.emplace_back();
  if (words.back().empty()) words.pop_back();
  return words;
}

// "money-heist", "Money Heist" and "MoneyHeist" are "moneyheist".
std::string letters(const std::string& text) {
  std::string result;
  for (const std::string& word : split_words(text)) result += word;
  return result;
}

// "wizard", "ghost": the units of all games, but for words that anybody needs.
std::set<std::string> units_of_games() {
  std::set<std::string> units;
  std::vector<fs::path> headers = {"Structs.hh"};
  for (const fs::directory_entry& entry : fs::directory_iterator("games"))
    headers.push_back(entry.path() / "Structs.hh");
  for (const fs::path& header : headers)
    for (const std::string& line : lines_of(read_file(header.string())))
      if (line.rfind("enum UnitType", 0) == 0 or line.rfind("enum CitizenType", 0) == 0)
        for (const std::string& word : split_words(line.substr(line.find('{')))) units.insert(word);
  for (const char* usual : {"alive", "dead", "unittypesize"}) units.erase(usual);
  return units;
}

}  // namespace

TEST("what all games share names none of them and none of their units, in comments either") {
  std::vector<std::string> games = {letters(Settings::version())};
  for (const fs::directory_entry& entry : fs::directory_iterator("games"))
    games.push_back(letters(entry.path().filename().string()));
  const std::set<std::string> units = units_of_games();
  CHECK(games.size() >= 2 and units.size() >= 10);
  for (const fs::path& file : shared_files()) {
    const std::string text = read_file(file.string());
    for (const std::string& game : games)
      // Without the Spanish word for memory, which ends like a name.
      if (contains(replaced(letters(text), "memoria", ""), game))
        fail(file.string().c_str(), 0, "names " + game);
    for (const std::string& word : split_words(text))
      if (units.count(word) > 0 or (word.size() > 1 and word.back() == 's' and
                                    units.count(word.substr(0, word.size() - 1)) > 0))
        fail(file.string().c_str(), 0, "names " + word);
  }
}

TEST("what the programs and the debugger's scripts make is not for git, whatever its name") {
  // 1: git says that it is. There may be no git here, or no repository.
  for (const char* file :
       {"Game", "out.res", "lost/1-1234.res.gz", "a.log", "out.html", "games/moria/round 7.html",
        "AIHarry.player", "league-results/marks.csv", "programs/debug/__pycache__/game.pyc"})
    if (run("git check-ignore -q " + shell_word(file)).status == 1) fail(file, 0, "is for git");
  CHECK(run("git check-ignore -q Viewer/viewer.html").status != 0);
}

TEST("sources have the ends of lines of Linux in every clone") {
  const Outcome ends = run("git check-attr eol engine/alone.sh AIDemo.cc default.cnf");
  if (ends.status == 0)  // there may be no git here, or no repository
    for (const std::string& line : lines_of(ends.out)) CHECK_HAS(line, ": eol: lf");
}

TEST("sources that are compiled once for all games need no header of a game, and the others do") {
  const auto game_headers = [](const fs::path& dependencies) {
    const std::string text = read_file(dependencies.string());
    int n = 0;
    for (const char* name : {"Structs", "State", "Settings", "Action", "Board", "Random", "Player"})
      n += contains(text, " " + std::string(name) + ".hh");
    return n;
  };
  int once = 0, per_game = 0;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(BUILD)) {
    const std::string path = entry.path().string();
    if (entry.path().extension() != ".d") continue;
    if (not contains(path, "/engine/") and not contains(path, "/once/")) continue;
    if (contains(path, "/tests/") or contains(path, "/file/") or contains(path, "/wasm/")) continue;
    const bool is_once = contains(path, "/once/");
    ++(is_once ? once : per_game);
    if ((game_headers(entry.path()) == 0) != is_once)
      fail(path.c_str(), 0,
           is_once ? "needs a header of the game: see GAME_ROOMS in engine/build.mk"
                   : "needs no header of the game: GAME_ROOMS in engine/build.mk");
  }
  CHECK(once >= 10);
  CHECK(per_game >= 1);
}

TEST("an editor finds the headers and tasks of each game in its own folder") {
  std::vector<fs::path> folders = {"."};
  for (const fs::directory_entry& entry : fs::directory_iterator("games"))
    folders.push_back(entry.path());
  for (const fs::path& folder : folders) {
    const Outcome read =
        run("cd " + folder.string() + " && c++ $(cat compile_flags.txt) -MM AIDemo.cc");
    CHECK_EQUAL(read.err, "");
    CHECK(contains(read.out, " Structs.hh ") and not contains(read.out, "/Structs.hh "));
    for (const char* file : {".vscode/tasks.json", ".vscode/launch.json"})
      CHECK_EQUAL(read_file((folder / file).string()), read_file(file));
  }
}

TEST("a house includes only what stands below it: contest, programs, study, engine") {
  const std::vector<std::string> houses = {"engine", "study", "programs", "contest"};
  for (std::size_t house = 0; house < houses.size(); ++house)
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(houses[house]))
      if (entry.is_regular_file())
        for (std::size_t above = house + 1; above < houses.size(); ++above)
          if (contains(read_file(entry.path().string()), "#include <" + houses[above] + "/"))
            fail(entry.path().c_str(), 0, "includes something of " + houses[above]);
}
