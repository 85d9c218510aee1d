// What would bend marks: helpers, several players of a student, the same program in another text,
// files that come late.

#include <contest/league/PageData.hh>
#include <tests/engine/MadeUp.hh>
#include "LeagueRuns.hh"

namespace {

constexpr int FIELD = 30, HELPERS = 12;

// A league in which player 0 is weak, and the last ones, which are strong, throw away the matches
// that they have with it.
League helped(bool has_helpers, int seed, const std::vector<int>& added = {}) {
  League league;
  league.ladder = {"Dummy"};
  league.rules = {seed, 4, 4, 120, 1, added};
  const int all = FIELD + league.rules.num_added();
  for (int k = 0; k < all; ++k) league.names.push_back("P" + std::to_string(k));
  Numbers numbers(7919 * seed);  // Not those of the draw.
  const PlayStage play = [&](const Tournament& tournament, std::size_t first) {
    std::vector<TournamentResult> results;
    for (std::size_t k = first; k < tournament.matches.size(); ++k) {
      const auto& players = tournament.matches[k].players;
      results.emplace_back();
      for (std::size_t seat : SEATS) {
        const int player = players[seat];
        const bool throws =
            has_helpers and player >= FIELD - HELPERS and player < FIELD and is_among(0, players);
        results.back().scores[seat] =
            throws ? -100000000 : drawn_score(is_player(player) ? 10.0 * player : 150, numbers);
      }
    }
    return results;
  };
  league.tournament = play_tournament(league.rules, all, play);
  return league;
}

void touch_back(const std::string& file, int hours) {
  fs::last_write_time(file, fs::file_time_type::clock::now() - std::chrono::hours(hours));
}

}  // namespace

TEST("pairs that don't fit are listed: who throws away the matches with another, and nobody else") {
  std::size_t by_chance = 0;
  for (int seed = 1; seed <= 20; ++seed) {
    const League fair = helped(false, seed);
    by_chance += misfits_table(fair, ranking(fair)).lines.size();
  }
  CHECK(by_chance <= 3);
  // Its helpers, whom the weak one comes ahead of, and those who show that it is weak.
  int helpers = 0, others = 0;
  for (int seed = 1; seed <= 6; ++seed) {
    const League league = helped(true, seed);
    for (const TableLine& line : misfits_table(league, ranking(league)).lines) {
      helpers += line[1] == "P0" and std::stoi(line[0].substr(1)) >= FIELD - HELPERS;
      others += line[0] != "P0" and line[1] != "P0";
      CHECK(std::stod(line[3]) < std::stod(line[4]));
    }
  }
  CHECK(helpers > 20 and others <= 1);
}

TEST("whoever is added, and however often, changes no rating and no mark of those before") {
  std::vector<Ranked> before;
  for (const std::vector<int>& added : {std::vector<int>(), {2}, {2, 5}}) {
    const League league = helped(false, 3, added);
    std::set<std::int64_t> seen, fresh;
    for (const TournamentMatch& match : league.tournament.matches)
      (is_of_added(league.tournament.stage_of(match)) ? fresh : seen).insert(match.seed);
    CHECK_EQUAL(fresh.size(), 30 * added.size());
    for (const std::int64_t seed : fresh) CHECK_EQUAL(seen.count(seed), 0u);
    const std::vector<Ranked> now = ranking(league);
    for (const char* rule : {"quantiles", "Dummy:5"}) {
      std::map<int, double> marks;
      for (const Mark& mark : suggest_marks(parse_marks(rule), league, now))
        marks[mark.player] = mark.mark;
      for (const Mark& mark : suggest_marks(parse_marks(rule), helped(false, 3), before))
        CHECK_NEAR(marks[mark.player], mark.mark, 1e-9);
    }
    for (const Ranked& one : before)
      CHECK(any_of(now, [&](const Ranked& other) {
        return other.player == one.player and other.rating.points == one.rating.points and
               other.rating.error == one.rating.error;
      }));
    // The later players are as strong as the last of the first ones, and more.
    for (const Ranked& one : now)
      if (one.player >= FIELD) CHECK(one.rating.points > 1500 and one.rating.error > 20);
    before = now;
  }
}

TEST("whether a mark passes is said if its interval says so; players not told apart share a mark") {
  const League league = helped(false, 4);
  const std::vector<Ranked> order = ranking(league);
  const std::vector<Mark> marks = suggest_marks(parse_marks("quantiles"), league, order);
  std::map<std::string, int> times;
  for (std::size_t k = 0; k < marks.size(); ++k) {
    const Mark& mark = marks[k];
    ++times[mark.passes];
    CHECK_EQUAL(mark.passes, mark.low >= 5 ? "yes" : mark.high < 5 ? "no" : "unclear");
    if (mark.passes != "unclear") CHECK_EQUAL(mark.to_tell, 0);
    else if (std::abs(mark.mark - 5) > 0.3) CHECK(mark.to_tell > 0 and mark.to_tell % 4 == 0);
    if (k > 0) CHECK(mark.of_band <= marks[k - 1].of_band);
  }
  CHECK(times["yes"] > 8 and times["no"] > 8 and times["unclear"] > 2);
  CHECK_EQUAL(marks[0].of_band, marks[1].of_band);
  CHECK(marks[0].of_band > marks.back().of_band + 5);
}

TEST(
    "grades go into the class list by number, e-mail or name; what doubtful lines get is nothing") {
  League league = helped(false, 4, {1});
  league.marks = "quantiles";
  const std::string folder = scratch_folder(), list = folder + "/class.csv",
                    changes = folder + "/changes.csv";
  league.folders = {folder, folder};
  fs::create_directory(folder + "/teacher");
  league.students.resize(league.names.size());
  league.homes.resize(league.names.size());
  const auto is_of = [&](std::size_t player, const std::string& home) {
    league.homes[player] = home;
    league.students[player] = author_of(home).student;
  };
  is_of(0, "Anna Puig_1234_assignsubmission_file_");
  is_of(1, "Anna Puig_77_assignsubmission_file_");
  is_of(2, "Cesc Roig_78_assignsubmission_file_");
  is_of(3, "doraros_79_");
  is_of(4, "Eva Mas_80_assignsubmission_file_");
  is_of(5, "Eva_81");
  is_of(FIELD, "Late Bird_90_assignsubmission_file_");
  write_file(changes,
             "student,change,why\nCesc Roig,+1.25,appeal: match 7\nFina Pou,with 80,pair\n"
             "late,-2,a day late\nP3,9,board");
  league.changes = read_changes(changes);
  write_file(list,
             "Identifier,Full name,Email address,Grade,Maximum grade\r\n"
             "Participant 1234,Anna Puig,a@x.org,,10\r\n"
             "Participant 77,Anna Puig,b@x.org,,10\r\n"
             "Participant 5,\"Roig, Cesc\",c@x.org,,10\r\n"
             "Participant 6,Dora Ros,doraros@x.org,3,10\r\n"
             "Participant 7,Eva Mas,e@x.org,,10\r\n"
             "Participant 8,Fina Pou,f@x.org,,10\r\n"
             "Participant 9,Eva Eva,g@x.org,,10\r\n"
             "Participant 10,Gil Eva,eva@x.org,,10\r\n"
             "Participant 90,Late Bird,l@x.org,,10");
  league.class_list = list;
  std::map<int, double> marks;
  for (const Mark& mark : suggest_marks(parse_marks("quantiles"), league, ranking(league)))
    marks[mark.player] = mark.mark;
  const std::vector<std::string> told = write_grades(league);
  const CsvTable grades = read_csv(folder + "/teacher/grades.csv");
  const auto grade = [&](std::size_t line) { return grades.lines.at(line).at(3); };
  CHECK_EQUAL(grade(0), fixed(marks[0], 1));
  CHECK_EQUAL(grade(1), fixed(marks[1], 1));
  CHECK_EQUAL(grade(2), fixed(marks[2] + 1.25, 1));
  CHECK_EQUAL(grade(3), "9.0");
  CHECK_EQUAL(grade(4), fixed(marks[4], 1));
  CHECK_EQUAL(grade(5), fixed(marks[4], 1));
  CHECK_EQUAL(grade(6) + grade(7), "");
  CHECK_EQUAL(grade(8), fixed(std::max(0.0, marks[FIELD] - 2), 1));
  CHECK_HAS(joined(told, "\n"), "in the class list, without a mark: Participant 9 Eva Eva",
            "with a mark, not in the class list: P5 Eva");
  for (const char* wrong : {"Anna,7x,why", "Anna,7,", "Anna,anna,why"}) {
    write_file(changes, "student,change,why\n" + std::string(wrong) + "\n");
    CHECK_THROWS(read_changes(changes), InputError, "changes.csv:2: expected such as Anna,7.5,why");
  }
  for (const auto& [text, told] :
       {std::pair("student;change;why\n", "changes.csv:1: expected commas between columns"),
        {"student,change,why\nAnna,7\n", "changes.csv:2: this line has 2 values, the first 3"}}) {
    write_file(changes, text);
    CHECK_THROWS(read_changes(changes), InputError, told);
  }
  league.changes = {{"Nobody", "", 7}};
  CHECK_THROWS(write_grades(league), InputError, "'Nobody' is not the name or number of one");
}

SECURE_TEST(
    "league: of a student's players the last one counts, unless the teacher says otherwise") {
  const Contest league("--ranking=4 --marks=quantiles -j2");
  league.pretend_null();
  const std::string anna = league.path("submitted/Anna_1/");
  league.submit("Anna_1/AIOld.cc", null_player("Old", "cerr << 3;"));
  league.submit("Anna_1/AINew.cc", null_player("New", "cerr << 4;"));
  league.submit("Anna_1/AIBroken.cc", "int x = ;\n");
  league.submit_null("Ben");
  touch_back(anna + "AIOld.cc", 3);
  touch_back(anna + "AINew.cc", 2);
  CHECK_HAS(succeeded(league.play()).err,
            "rejected: Anna_1/AIOld.cc: it plays for nobody: "
            "Anna_1/AINew.cc of the same student was handed in last");
  CHECK_EQUAL(league.players(), "Ben New ");
  // Another time changes nothing; another text does.
  const std::string matches = league.text("matches.csv");
  touch_back(anna + "AIOld.cc", 1);
  succeeded(league.play());
  CHECK_EQUAL(league.text("matches.csv"), matches);
  CHECK_ERROR(league.play("--several"), "with rated players of a student '', not 'all'");
  league.submit("Anna_1/AIOld.cc", null_player("Old", "cerr << 1;"));
  const TableLine before = league.marks().at("Ben");
  succeeded(league.play("--add"));
  CHECK_EQUAL(league.players(), "Ben Old_Anna ");
  for (const std::size_t column : {4, 5, 6})
    CHECK_EQUAL(league.marks().at("Ben")[column], before[column]);
  const Contest all = league.copy();
  for (const char* file : {"league.csv", "matches.csv"}) fs::remove(all.results(file));
  CHECK_HAS(succeeded(all.play("--several")).err, ", 3 players");
}

SECURE_TEST("league and season: the same program in another text plays no match again") {
  for (const std::string kind : {"--ranking=4", "--ranking=4 --season"}) {
    const Contest contest(kind, scratch_file(std::to_string(kind.size())));
    const auto play = [&](const std::string& change) {
      contest.submit_null("Rover", change);
      const bool is_added = kind.size() < 15 and fs::exists(contest.results("league.csv"));
      succeeded(contest.play(is_added ? "--add" : ""));
      return contest.text("matches.csv");
    };
    contest.submit("AIMoth.cc", read_file("tests/players/AIMoth.cc"));
    const std::string matches = play("");
    for (const char* change : {"if (false) cerr << 2;", ""}) CHECK_EQUAL(play(change), matches);
    CHECK(play("cerr << 1;") != matches);
  }
}

SECURE_TEST("league: past years' players stand in the ladder, with where they come from") {
  const std::string past = scratch_file("2023");
  const Contest league("--ranking=8 --marks=Null:4,Demo:9 --ladder=" + past);
  league.pretend_null();
  for (const char* name : {"Ada", "Ben"}) league.submit_null(name);
  fs::create_directory(past);
  CHECK_ERROR(league.play(), "option --ladder: no AI*.o in '" + past.substr(0, 20));
  for (const auto& [name, told] :
       {std::pair("Old", " is not in this program: type make league EXTRA_OBJ="),
        {"Null", " has the name of another of the ladder"}}) {
    const std::string file = "/AI" + std::string(name) + ".o";
    write_file(past + file, "");
    CHECK_ERROR(league.play(), file + told);
    fs::remove(past + file);
  }
  write_file(past + "/AIDemo.o", "is linked");
  succeeded(league.play());
  std::map<std::string, TableLine> lines;
  for (const TableLine& line : league.table("teacher/ranking.csv").lines) lines[line[1]] = line;
  CHECK_EQUAL(lines.at("Demo")[0], "");
  CHECK(std::stoi(lines.at("Demo")[5]) >= 8);
  CHECK(std::stod(lines.at("Demo")[2]) > std::stod(lines.at("Ada")[2]));
  for (const auto& [player, mark] : league.marks()) CHECK(std::stod(mark[4]) < 9);
  for (const char* page : {"teacher/league.html", "class/league.html"})
    CHECK_HAS(league.text(page), "[\"Demo\",\"" + past + "/AIDemo.o\"]");
  write_file(past + "/AIDemo.o", "was changed");
  CHECK_ERROR(league.play(), "is a league with ladder Demo '" + past);
}
