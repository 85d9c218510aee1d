// A league of forty, fourteen of whom try to bend marks, each in another way: the others get the
// marks that they have without them.

#include <tests/all-games/Secure.hh>
#include "LeagueRuns.hh"

namespace {

constexpr int INNOCENTS = 26;
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

// An archive of 95 files of 1 MB, as it says. Each has its bytes, or all have the same.
std::string large_archive(bool share) {
  const std::size_t SIZE = 24, START = 42;
  const std::string zip = read_file("tests/data/archive.zip"), mark = "PK\1\2";
  const std::string file = zip.substr(0, zip.find("PK\3\4", 1));
  const std::size_t first = zip.find(mark);
  std::string files, list, entry = zip.substr(first, zip.find(mark, first + 1) - first);
  entry.replace(SIZE, 4, bytes(1 << 20, 4));
  for (int k = 0; k < 95; ++k) {
    list += entry.replace(START, 4, bytes(share ? 0 : files.size(), 4));
    files += file;
  }
  return files + list + "PK\5\6" + bytes(0, 4) + bytes(95, 2) + bytes(95, 2) +
         bytes(list.size(), 4) + bytes(files.size(), 4) + bytes(0, 2);
}

// Two programs, of which the second moves, in texts with the same FNV-1a of 64 bits.
std::string twin(int which) {
  const char* const CHARACTERS[] = {
      "bvvnfclepFofEenkynemfvnBrcfrlAidDrusxDxhmqlqhzuoADdkdvjhoggdmwirzkBtriCfpzfgxvBElcmskrqm"
      "ndoCtDAnBaohfxjawaydBkybuytxxAdlylqzhgpf",
      "aewwynebubxuepDiqsuowBrbrwmffmjnpfDutDebFoEkmbkDqyvccncenluAzruqzkBtriCfpzfgxvBElcmskrqm"
      "FFlczvrtoyrwDcjcckqgrpuDthgrpphdpupnvfrn"};
  return std::string("constexpr char TEXT[] = \"fdwEApbn") + CHARACTERS[which] + "\";\n" +
         null_player("Twin", "if (TEXT[8] == 'a') " + move_all("id % 8"));
}

std::uint64_t fnv(const std::string& text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char c : text) hash = (hash ^ std::uint64_t(c)) * 0x100000001b3;
  return hash;
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
  hand_in(files, "Asks", null_player("Asks", "if (status(me()) < 0.3)" + move_all("id % 8")));
  // The same program in another text, one that takes forever to compile, and one that waits.
  hand_in(files, "Rover93", null_player("Rover93", "me(), me();"));
  hand_in(files, "Bomb", null_player("Bomb", "me();"));
  hand_in(files, "Wait1", null_player("Wait1", "me();"));
  for (const bool share : {false, true})
    submit_text(files, "Zip_" + std::to_string(share) + "/all.zip", large_archive(share));
  hand_in(files, "Twin", twin(0));
  // Names.
  hand_in(files, "CON", null_player("CON", "me();"));
  submit_text(files, "<b>_1/AIBold.cc",
              null_player("Bold", "throw runtime_error(\"I have won\");"));
  submit_text(files, "Eve_1/AIEve.txt", null_player("Eve"));
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
  const auto league = [&](const std::string& results, const std::string& watch = "") {
    return "env PATH=" + folder + ":$PATH " +
           short_league(files, results,
                        "--ranking=8 --marks=Null:2,Master:9 -j2"
                        " --cpu-time=0.1 --wall-time=1.1" +
                            watch);
  };
  const std::string alone = folder + "/alone", all = folder + "/all";
  submit_innocents(files);
  succeeded(run(league(alone, " --watch=none")));
  submit_hostile(files);
  const Outcome told = succeeded(run(league(all)));
  CHECK_HAS(told.err, "it plays for nobody: Max_1/AIHunter9", "more than 60 s of CPU time",
            "files in the archive overlap", "99614720 bytes of files in this folder",
            "Windows has no files called CON");
  const auto before = marks_of(alone), now = marks_of(all);
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
  std::string flooded;
  for (const auto& [path, log] : logs_in(all))
    if (path.rfind("Flood/", 0) == 0) flooded += log;
  CHECK(contains(flooded, " lost "));
  CHECK(contains(read_file(all + "/teacher/league.html"), "I have won"));
  CHECK(not contains(read_file(all + "/class/league.html"), "I have won"));
  // Whoever comes late, or with a comment more, changes nobody's mark. Another program is another
  // player.
  CHECK_EQUAL(fnv(twin(0)), fnv(twin(1)));
  hand_in(files, "Twin", twin(1));
  hand_in(files, "Moth94", null_player("Moth94", "me();"));
  hand_in(files, "Moth1", null_player("Moth1", "me(); // better"));
  succeeded(run(league(all) + " --add"));
  const auto later = marks_of(all);
  CHECK_EQUAL(later.size(), now.size() + 1);
  CHECK_EQUAL(later.count("Twin") + 2 * later.count("Twin_Twin"), 2u);
  for (const auto& [name, line] : now)
    if (name != "Twin") CHECK_EQUAL(later.at(name)[4], line[4]);
}
