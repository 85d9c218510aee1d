// A league of fifteen, eleven of whom try to bend marks, each in another way: the others get the
// marks that they have without them.

#include <tests/all-games/Secure.hh>
#include "LeagueRuns.hh"

namespace {

const std::vector<std::string> INNOCENTS = {"Hunter0", "Moth1", "Rover2", "Wanderer3"};

void submit_hostile(const Contest& league) {
  // Several players of one student, of which one would be helped.
  for (const std::string name : {"Hunter90", "Hunter91", "Hunter92"})
    league.submit("Max_1/AI" + name + ".cc", null_player(name));
  league.submit_null("Flood", "cerr << string(2000000, '\\n');");
  // One that gives other orders each time, by the clock, one that loops when it has lost, one that
  // looks at its time.
  league.submit_null("Dice1");
  league.submit_null("Late", "while (round() == num_rounds() - 1) me();");
  league.submit_null("Asks", ASKS_THE_CLOCK);
  // The same program in another text, one that takes forever to compile, and one that waits.
  league.submit_null("Rover93", "me();");
  league.submit_null("Bomb");
  league.submit_null("Wait1");
  league.submit("<b>_1/AIThrow1.cc", null_player("Throw1"));
}

}  // namespace

SECURE_TEST(
    "league: with a hostile input of each kind, the others' marks are what they are without") {
  const std::string options =
      "--ranking=4 --marks=Null:2,Master:9 -j2 --cpu-time=0.03 --wall-time=1.1";
  const Contest alone(options, scratch_file("alone"));
  for (const std::string& name : INNOCENTS) alone.submit_null(name);
  // What others have built is taken for players with a number behind their names.
  alone.pretend(
      "name=${SUBMISSION##*/AI}\nbuilt=$BUILT${name%%[0-9]*}.player\ncase $name in\n"
      "Bomb*) printf 'untried\\t0\\tmore than 60 s of CPU time\\n'; exit 1 ;;\n"
      "Wait*|Dice*|Throw*) built=" +
      fs::path(hostile("Wait")).parent_path().string() +
      "/AI${name%%[0-9]*}.player ;;\nesac\n"
      "[ -e $built ] || exec " +
      checking_shell() + " \"$@\"\ncp $built \"$PLAYER\"\nexit\n");
  const Contest all = alone.copy("all");
  succeeded(alone.play());
  submit_hostile(all);
  CHECK_HAS(succeeded(all.play()).err, "it plays for nobody: Max_1/AIHunter9",
            "more than 60 s of CPU time");
  const auto before = alone.marks(), now = all.marks();
  CHECK_EQUAL(before.size(), INNOCENTS.size());
  for (const auto& [name, line] : before) {
    const double difference = std::abs(std::stod(line[4]) - std::stod(now.at(name)[4]));
    CHECK(difference < std::stod(line[6]) - std::stod(line[5]));
  }
  std::set<std::string> named;
  for (const TableLine& line : all.table("teacher/clock.csv").lines) {
    CHECK_EQUAL(before.count(line[0]), 0u);
    named.insert(line[0]);
  }
  for (const char* player : {"Asks", "Dice1", "Wait1"}) CHECK_EQUAL(named.count(player), 1u);
  const std::string thrown = "exception: ouch";
  CHECK_HAS(all.text("teacher/league.html"), thrown);
  CHECK(not contains(all.text("class/league.html"), thrown));
  // Whoever comes late, or with a comment more, changes nobody's mark.
  all.submit_null("Moth94");
  all.submit_null("Moth1", "// better");
  succeeded(all.play("--add"));
  const auto later = all.marks();
  CHECK_EQUAL(later.size(), now.size() + 1);
  for (const auto& [name, line] : now) CHECK_EQUAL(later.at(name)[4], line[4]);
}
