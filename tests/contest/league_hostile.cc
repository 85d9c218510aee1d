// A league of forty, twelve of whom try to bend marks, each in another way: the others get the
// marks that they have without them.

#include <tests/all-games/Secure.hh>
#include "LeagueRuns.hh"

namespace {

constexpr int INNOCENTS = 28;
const std::vector<std::string> KINDS = {"Hunter", "Moth", "Rover", "Wanderer"};

// In the folder of a student of that name.
void hand_in(const std::string& files, const std::string& name, const std::string& text) {
  submit_text(files, name + "_1/AI" + name + ".cc", text);
}

void submit_innocents(const std::string& files) {
  for (int k = 0; k < INNOCENTS; ++k) {
    const std::string name = KINDS[std::size_t(k) % KINDS.size()] + std::to_string(k);
    hand_in(files, name, null_player(name, "me();"));
  }
}

std::string move_all(const std::string& direction) {
  return "for (int id = 0; unit(id).id != -1; ++id)\n  if (unit(id).player == me()) move(id, "
         "Dir((" +
         direction + ") % 8));";
}

// An archive of which two files share bytes.
std::string overlapping_archive() {
  std::string bytes = read_file("tests/data/archive.zip");
  const std::size_t second = bytes.find("PK\1\2", bytes.find("PK\1\2") + 1);
  return bytes.replace(second + 42, 4, std::string(4, '\0'));
}

void submit_hostile(const std::string& files) {
  // Several players of one student, of which one would be helped.
  for (const char* name : {"Hunter90", "Hunter91", "Hunter92"})
    submit_text(files, std::string("Max_1/AI") + name + ".cc", null_player(name, "me();"));
  hand_in(files, "Flood", null_player("Flood", "cerr << string(2000000, '\\n');"));
  // One that gives other orders each time, by the clock, one that loops when it has lost, one that
  // looks at its time.
  hand_in(files, "Dice1", null_player("Dice1", "me();"));
  hand_in(files, "Late", null_player("Late", "while (round() == num_rounds() - 1) me();"));
  hand_in(files, "Asks", null_player("Asks", "if (status(me()) < 0.3)" + move_all("id")));
  // The same program in another text, one that takes forever to compile, and one that waits.
  hand_in(files, "Rover93", null_player("Rover93", "me(), me();"));
  hand_in(files, "Bomb", null_player("Bomb", "me();"));
  hand_in(files, "Wait1", null_player("Wait1", "me();"));
  submit_text(files, "Zip_1/all.zip", overlapping_archive());
  // Names.
  hand_in(files, "CON", null_player("CON", "me();"));
  submit_text(files, "<b>_1/AIBold.cc",
              null_player("Bold", "throw runtime_error(\"I have won\");"));
  submit_text(files, "Eve_1/AIEve.txt", null_player("Eve"));
}

std::map<std::string, TableLine> marks_in(const std::string& results) {
  std::map<std::string, TableLine> marks;
  for (const TableLine& line : read_csv(results + "/teacher/marks.csv").lines)
    if (not line[1].empty()) marks[line[1]] = line;
  return marks;
}

}  // namespace

SECURE_TEST(
    "league: with a hostile input of each kind, the others' marks are what they are without") {
  const std::string folder = scratch_folder(), files = folder + "/submitted";
  // What others have built is taken for players with a number behind their names.
  write_shell(folder, "name=${SUBMISSION##*/AI}\nbuilt=" + small_league().path("first/players/AI") +
                          "${name%%[0-9]*}.player\ncase $name in\n"
                          "Bomb*) printf 'untried\\t0\\tmore than 60 s of CPU time\\n'; exit 1 ;;\n"
                          "Wait*|Dice*) built=" +
                          fs::path(hostile("Wait")).parent_path().string() +
                          "/AI${name%%[0-9]*}.player ;;\nesac\n"
                          "[ -e $built ] || exec /bin/sh \"$@\"\ncp $built \"$PLAYER\"\nexit\n");
  const auto league = [&](const std::string& results) {
    return "env PATH=" + folder + ":$PATH " +
           short_league(files, results,
                        "--ranking=8 --marks=Null:2,Master:9 --watch=none -j2"
                        " --cpu-time=0.1 --wall-time=1.1");
  };
  const std::string alone = folder + "/alone", all = folder + "/all";
  submit_innocents(files);
  succeeded(run(league(alone)));
  submit_hostile(files);
  const Outcome told = succeeded(run(league(all)));
  CHECK_HAS(told.err, "it plays for nobody: Max_1/AIHunter9", "more than 60 s of CPU time",
            "files in the archive overlap");
  const auto before = marks_in(alone), now = marks_in(all);
  double most = 0;
  for (const auto& [name, line] : before) {
    const TableLine& other = now.at(name);
    const double difference = std::abs(std::stod(line[4]) - std::stod(other[4]));
    most = std::max(most, difference / (std::stod(line[6]) - std::stod(line[5])));
  }
  CHECK_EQUAL(before.size(), std::size_t(INNOCENTS));
  CHECK(most < 1);
  std::set<std::string> named;
  for (const TableLine& line : read_csv(all + "/teacher/clock.csv").lines) {
    CHECK_EQUAL(before.count(line[0]), 0u);
    named.insert(line[0]);
  }
  for (const char* player : {"Asks", "Dice1", "Wait1"}) CHECK_EQUAL(named.count(player), 1u);
  CHECK(contains(read_file(all + "/teacher/league.html"), "I have won"));
  CHECK(not contains(read_file(all + "/class/league.html"), "I have won"));
  // Whoever comes late, or with a comment more, changes nobody's mark.
  hand_in(files, "Moth94", null_player("Moth94", "me();"));
  hand_in(files, "Moth1", null_player("Moth1", "me(); // better"));
  succeeded(run(league(all) + " --add"));
  const auto later = marks_in(all);
  CHECK_EQUAL(later.size(), now.size() + 1);
  for (const auto& [name, line] : now) CHECK_EQUAL(later.at(name)[4], line[4]);
}
