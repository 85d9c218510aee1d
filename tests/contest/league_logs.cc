// Each player's logs of matches that it has lost, for its author alone.

#include "LeagueRuns.hh"

namespace {

using Line = std::vector<std::string>;

// Of matches.csv: the seat of a player; nothing if it has not played there.
std::optional<std::size_t> seat_of(const Line& match, const std::string& player) {
  for (std::size_t seat : SEATS)
    if (match[4 + seat] == player) return seat;
  return std::nullopt;
}

bool has_lost(const Line& match, std::size_t seat) {
  int best = 0;
  for (std::size_t k = 0; k < 4; ++k) best = std::max(best, std::stoi(match[8 + k]));
  return not match[12 + seat].empty() or std::stoi(match[8 + seat]) < best;
}

std::set<std::string> names_of(const std::map<std::string, std::string>& logs) {
  std::set<std::string> names;
  for (const auto& [name, text] : logs) names.insert(name);
  return names;
}

}  // namespace

SECURE_TEST("logs: each player has those of two lost matches, beside their pages, and no others") {
  const Contest league = small_league().copy();
  const std::string authors = league.results("authors/");
  const CsvTable matches = league.table("matches.csv");
  const auto logs = names_of(league.logs());
  CHECK(logs.size() >= 12);
  for (const std::string& log : logs) {
    CHECK(fs::exists(authors + replaced(log, ".log", ".html")));
    const std::size_t slash = log.find('/');
    const Line& match = matches.lines.at(std::size_t(std::stoi(log.substr(slash + 6))) - 1);
    CHECK(has_lost(match, *seat_of(match, log.substr(0, slash))));
  }
  for (const char* other : {"Bob/match3.log.part", "Bob/match1000.log"})
    write_file(authors + other, "log 1\n");
  CHECK_EQUAL(league.play().status, 0);
  CHECK(names_of(league.logs()) == logs);
  CHECK(not fs::exists(authors + "Bob/match3.log.part") and not fs::exists(authors + ".once"));
}

SECURE_TEST("logs: a player's own lines are there, and no line of others") {
  const CsvTable matches = small_league().table("matches.csv");
  int orders = 0, reasons = 0;
  for (const auto& [name, log] : small_league().logs()) {
    const std::size_t slash = name.find('/');
    const std::string player = name.substr(0, slash);
    const Line& match = matches.lines.at(std::size_t(std::stoi(name.substr(slash + 6))) - 1);
    const std::string own = " " + std::to_string(*seat_of(match, player)) + " ";
    const std::vector<std::string> lines = lines_of(log);
    CHECK_EQUAL(lines[2], "names " + match[4] + " " + match[5] + " " + match[6] + " " + match[7]);
    CHECK_HAS(lines[1], " seed " + match[3]);
    for (std::size_t k = 3; k < lines.size(); ++k) {
      const std::size_t blank = lines[k].find(' ');
      CHECK(lines[k].compare(blank, 3, own) == 0 or lines[k].substr(blank) == " end");
    }
    CHECK_EQUAL(lines.back(), "19 end");
    CHECK_HAS(small_league().text("authors/" + name), own + "cpu ");
    for (int round = 0; round < 10; ++round)
      CHECK_EQUAL(contains(log, own + "say " + words_of_bob(round) + "\n"), player == "Bob");
    CHECK_EQUAL(contains(log, own + "out CPU time limit"), player == "Loop");
    CHECK_EQUAL(contains(log, "9" + own + "out "), player == "Bob");
    orders += contains(log, own + "order ");
    reasons += contains(log, " # ");
  }
  CHECK(orders > 0 and reasons > 0);
}

SECURE_TEST("logs: each author has a page with its player's logs, and nothing of others") {
  const std::string authors = small_league().results("authors");
  CHECK(fs::status(authors).permissions() == fs::perms::owner_all);
  int finals = 0;
  for (const std::string player : {"Bob", "Hunter", "Loop", "Moth", "Rover_Anna"}) {
    const std::string own = read_file(authors + "/" + player + "/index.html");
    CHECK_EQUAL(contains(own, words_of_bob(3)), player == "Bob");
    for (const auto& [name, log] : small_league().logs()) {
      const std::string number = fs::path(name).stem().string().substr(5);
      if (name.find(player + "/") == 0) CHECK_HAS(own, "{\"match\":" + number + ",\"lines\":[");
    }
    finals += contains(own, "\"../../class/matches/final/");
  }
  CHECK(finals > 0);
}

SECURE_TEST("logs: an author's folder says what mattered, has lost matches, and no paths") {
  const std::string results = small_league().results(), bob = results + "/authors/Bob/",
                    own = read_file(bob + "index.html");
  CHECK_HAS(own, "\"in round 9: ");
  CHECK_HAS(read_file(results + "/authors/refused-Kim_1.html"),
            "there is no player's file AIMine.cc in this folder", "\"do_name\"");
  CHECK(contains(own, "\"./Game --repeat=match") and not contains(own, "--secure"));
  CHECK(not contains(own, results));
  int pages = 0, boards = 0;
  std::string first;
  for (const TableLine& line : small_league().table("matches.csv").lines) {
    if (not fs::exists(bob + "match" + line[0] + ".html")) continue;
    ++pages;
    boards += line[3] != first;
    first = line[3];
    CHECK_HAS(own, "{\"number\":" + line[0] + ",\"command\"");
    CHECK(fs::exists(bob + "match" + line[0] + ".res"));
  }
  CHECK(pages == 2 and boards == 2);
}

SECURE_TEST("league: the class gets no student, mark, rejection or command, and no other folder") {
  const std::string first = small_league().results();
  std::set<std::string> files;
  for (const auto& entry : fs::directory_iterator(first + "/class"))
    files.insert(entry.path().filename().string());
  CHECK(files == std::set<std::string>({"final.html", "league.html", "matches"}));
  std::string page = read_file(first + "/class/league.html");
  page.resize(page.find("</script>"));  // The next has the words of all pages.
  CHECK(contains(page, "\"Rover_Anna\"") and contains(page, "\"matches/final/"));
  for (const char* word : {"Anna_123", "Student", ">Mark", "ejected", "./Game", "../", "quantiles"})
    CHECK(not contains(page, word));
  for (const char* folder : {"/teacher", "/authors"})
    CHECK(fs::status(first + folder).permissions() == fs::perms::owner_all);
}
