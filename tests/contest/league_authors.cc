// Who is whose: students by what platforms call their folders, versions of a player, archives.

#include <fcntl.h>
#include <sys/stat.h>
#include <ctime>
#include <numeric>

#include <contest/submissions/Submission.hh>
#include "LeagueRuns.hh"

namespace {

// ---------------------------------------------------------------- archives

std::string field(int kind, const std::string& content) {
  return bytes(std::uint64_t(kind), 2) + bytes(content.size(), 2) + content;
}

// 2026-06-10 at 12:30 on a clock, as archives say it, and at 10:30 UTC.
constexpr std::uint64_t HALF_PAST_TWELVE =
    std::uint64_t(46 << 9 | 6 << 5 | 10) << 16 | 12 << 11 | 30 << 5;
constexpr std::time_t HALF_PAST_TEN = 1781087400;

// The time of 10:30 UTC in a further field, as Info-ZIP writes it.
std::string universal(std::time_t time = HALF_PAST_TEN) {
  return field(0x5455, bytes(1, 1) + bytes(std::uint64_t(time), 4));
}

// An archive of one file. @param extra, local_extra  further fields, in the list and before the
// file
std::string zipped(const std::string& name, const std::string& text, const std::string& extra = "",
                   const std::string& local_extra = "", bool is_large = false) {
  const std::uint64_t no_room = 0xffffffff;
  const std::string size = bytes(text.size(), 4), sum = bytes(Zip::checksum(text), 4),
                    stamp = bytes(HALF_PAST_TWELVE, 4), none(4, '\0');
  const std::string large =
      is_large ? field(1, bytes(text.size(), 8) + bytes(text.size(), 8) + bytes(0, 8)) : "";
  const std::string local = "PK\3\4" + bytes(20, 2) + none + stamp + sum + size + size +
                            bytes(name.size(), 2) + bytes(local_extra.size(), 2) + name +
                            local_extra + text;
  const std::string list = "PK\1\2" + bytes(20, 4) + none + stamp + sum +
                           (is_large ? bytes(no_room, 4) + bytes(no_room, 4) : size + size) +
                           bytes(name.size(), 2) + bytes((extra + large).size(), 2) +
                           std::string(10, '\0') + bytes(is_large ? no_room : 0, 4) + name + extra +
                           large;
  const std::string end64 = "PK\6\6" + bytes(44, 8) + bytes(45, 4) + none + none + bytes(1, 8) +
                            bytes(1, 8) + bytes(list.size(), 8) + bytes(local.size(), 8);
  const std::string place64 = "PK\6\7" + none + bytes(local.size() + list.size(), 8) + bytes(1, 4);
  return local + list + (is_large ? end64 + place64 : "") + "PK\5\6" + none +
         (is_large ? bytes(0xffff, 2) + bytes(0xffff, 2) + bytes(no_room, 4) + bytes(no_room, 4)
                   : bytes(1, 2) + bytes(1, 2) + bytes(list.size(), 4) + bytes(local.size(), 4)) +
         bytes(0, 2);
}

// Does something with the clock of another place.
template <typename Do>
void in_zone(const char* zone, Do then) {
  const char* const before = std::getenv("TZ");
  const std::string kept = before ? before : "";
  setenv("TZ", zone, 1);
  tzset();
  then();
  if (before) setenv("TZ", kept.c_str(), 1);
  else unsetenv("TZ");
  tzset();
}

const char* const MADRID = "CET-1CEST,M3.5.0,M10.5.0/3";

void touch(const std::string& file, std::time_t time) {
  const timespec times[] = {{time, 0}, {time, 0}};
  CHECK_EQUAL(utimensat(AT_FDCWD, file.c_str(), times, 0), 0);
}

}  // namespace

TEST("league: times in archives are universal where they say it, in all ways to say it") {
  const std::string ntfs =
      field(0x000a, bytes(0, 4) + bytes(1, 2) + bytes(24, 2) +
                        bytes((std::uint64_t(HALF_PAST_TEN) + 11644473600) * 10000000 + 9, 8) +
                        std::string(16, '\0'));
  const std::pair<std::string, std::string> archives[] = {
      {universal(), ""},
      {field(0x7875, bytes(1, 3)) + universal(), ""},
      {field(0x5455, "\1"), universal()},  // only before the file
      {ntfs, ""}};
  for (const char* zone : {MADRID, "UTC0", "EST5"})
    in_zone(zone, [&] {
      for (const auto& [extra, local] : archives) {
        const ZipEntry one = Zip(zipped("AIAda.cc", "x", extra, local)).entries()[0];
        CHECK_EQUAL(one.time, HALF_PAST_TEN);
        CHECK(one.is_zoned);
      }
      for (const std::string& extra : {std::string(), field(0x5455, std::string(1, '\0')),
                                       std::string("UT\xff\xff"), field(0x000a, "")}) {
        const ZipEntry one = Zip(zipped("AIAda.cc", "x", extra)).entries()[0];
        CHECK_EQUAL(one.time - HALF_PAST_TEN, zone == MADRID ? 0
                                              : *zone == 'U' ? 7200
                                                             : 21600 + 3600);
        CHECK(not one.is_zoned);
      }
    });
}

TEST("league: which version counts follows from universal times; what was taken as such is said") {
  const std::string folder = scratch_folder() + "/submitted";
  submit_text(folder, "Anna_1/old.zip", zipped("AIHarry.cc", "old", universal()));
  submit_text(folder, "Anna_1/AIHarry.cc", "new");
  touch(folder + "/Anna_1/AIHarry.cc", HALF_PAST_TEN + 1800);
  submit_text(folder, "Ben_2/a.zip", zipped("AIBen.cc", "old"));
  submit_text(folder, "Ben_2/b.zip", zipped("AIBen.cc", "new", universal(HALF_PAST_TEN + 36000)));
  for (const char* zone : {MADRID, "UTC0"})
    in_zone(zone, [&] {
      CHECK_EQUAL(found_in(folder),
                  "Anna_1/AIHarry.cc of Anna: \n"
                  "Anna_1/old.zip/AIHarry.cc of Anna: it is an earlier version: Anna_1/AIHarry.cc "
                  "counts\n"
                  "Ben_2/a.zip/AIBen.cc of Ben: it is an earlier version: Ben_2/b.zip/AIBen.cc "
                  "counts; times in a .zip that doesn't name their zone are taken as this "
                  "machine's\n"
                  "Ben_2/b.zip/AIBen.cc of Ben: \n");
    });
}

TEST("league: archives with 64 bits for sizes, and those with a program before, are read") {
  const std::string plain = zipped("AIAda.cc", "text"),
                    large = zipped("AIAda.cc", "text", universal(), "", true),
                    program = "#!/bin/sh\nexec unzip \"$0\"\n" + std::string(3000, 'x');
  for (const std::string& archive :
       {plain, large, program + plain, program + large, plain + "comment"}) {
    const Zip zip(archive);
    CHECK_EQUAL(zip.entries().size(), 1u);
    CHECK_EQUAL(zip.entries()[0].size, 4u);
    CHECK_EQUAL(zip.text(zip.entries()[0], 4), "text");
  }
  for (std::size_t size = 0; size < large.size(); ++size)
    CHECK_THROWS(Zip(large.substr(0, size)), InputError, "");
  // One whose places were corrected for the program: that of the list, at the end, and of the file.
  std::string corrected = program + plain;
  const std::size_t list = program.size() + plain.find("PK\1\2"), end = corrected.size();
  corrected.replace(end - 6, 4, bytes(list, 4));
  corrected.replace(list + 42, 4, bytes(program.size(), 4));
  const Zip zip(corrected);
  CHECK_EQUAL(zip.text(zip.entries()[0], 4), "text");
}

// ---------------------------------------------------------------- platforms

TEST("league: students are known by what learning platforms call their folders and files") {
  for (const auto& row : data_rows("platforms.txt", "folders")) {
    const Author author = author_of(row.at(0));
    CHECK_EQUAL(author.student + "|" + author.id + "|" + author.key,
                row.at(1) + "|" + row.at(2) + "|" + row.at(3));
  }
  for (const auto& row : data_rows("platforms.txt", "files"))
    CHECK_EQUAL(with_folder(row.at(0)), row.at(1));
}

TEST("league: whatever a student hands in, and however often, is one student's") {
  const std::string folder = scratch_folder() + "/submitted";
  for (const std::string file :
       {"Anna Puig_7_assignsubmission_file_/AIAnna.cc",
        "Anna Puig_7_assignsubmission_onlinetext_/onlinetext.html",
        "Ben Roig_8_assignsubmission_onlinetext_/onlinetext.html",
        "Games_eve_attempt_2026-05-30-23-59-59_AIEve.cc",
        "Games_eve_attempt_2026-05-31-10-22-05_AIEve.cc",
        "Games_eve_attempt_2026-05-31-10-22-05.txt", "foixcesc_345_99_AIFoix.cc",
        "foixcesc_LATE_345_100_AIFoix-1.cc", "foixcesc_345_text.html", "foixdora_346_70_AIDora.cc",
        "Gil_9/AIGil.cc"})
    submit_text(folder, file, file);
  submit_text(folder, "__MACOSX/Gil_9/._AIGil.cc");
  submit_text(folder, "Gil_9.zip", zipped("old/AIgil.cc", "x", universal(1)));
  CHECK_EQUAL(found_in(folder),
              "Anna Puig_7_assignsubmission_file_/AIAnna.cc of Anna Puig: \n"
              "Ben Roig_8_assignsubmission_onlinetext_/onlinetext.html of Ben Roig: it is not a "
              "player's file, which is called AIMine.cc\n"
              "Games_eve_attempt_/2026-05-30-23-59-59_/AIEve.cc of eve: it is an earlier version: "
              "Games_eve_attempt_/2026-05-31-10-22-05_/AIEve.cc counts\n"
              "Games_eve_attempt_/2026-05-31-10-22-05_/AIEve.cc of eve: \n"
              "Gil_9/AIGil.cc of Gil: \n"
              "Gil_9.zip/old/AIgil.cc of Gil: it is an earlier version: Gil_9/AIGil.cc counts\n"
              "foixcesc_345_/99_/AIFoix.cc of foixcesc: it is an earlier version: "
              "foixcesc_LATE_345_/100_/AIFoix.cc counts\n"
              "foixcesc_LATE_345_/100_/AIFoix.cc of foixcesc: \n"
              "foixdora_346_/70_/AIDora.cc of foixdora: \n");
}

// ---------------------------------------------------------------- what counts

TEST("league: what was given out plays for nobody, but a copy does if it is all that there is") {
  const std::string folder = scratch_folder() + "/submitted", first = read_file("AIFirst.cc");
  const std::string copy = replaced(first, "PLAYER_NAME First", "PLAYER_NAME Copy");
  submit_text(folder, "Anna_1/AIAnna.cc", first + "int x;");
  submit_text(folder, "Anna_1/AIFirst.cc", "\xef\xbb\xbf" + first);
  submit_text(folder, "Anna_1/old/AICopy.cc", "// By Anna\r\n" + copy);
  submit_text(folder, "Anna_1/AIDemo.cc", read_file("AIDemo.cc"));
  submit_text(folder, "Ben_2/AIFirst.cc", first);
  submit_text(folder, "Cho_3/AICopy.cc", copy);
  submit_text(folder, "AICopy.cc", copy);
  submit_text(folder, "AINull.cc", read_file("AINull.cc"));
  std::string all;
  for (const Submission& one : list_submissions(folder, "nowhere"))
    all += one.file + " " + one.name + (one.is_rejected() ? one.reason : "") + "\n";
  const auto given = [](const std::string& file) {
    return " it is " + file + " as given out, and plays for nobody\n";
  };
  CHECK_EQUAL(all, "AICopy.cc Copy\nAINull.cc" + given("AINull.cc") +
                       "Anna_1/AIAnna.cc Anna\nAnna_1/AIDemo.cc" + given("AIDemo.cc") +
                       "Anna_1/AIFirst.cc" + given("AIFirst.cc") + "Anna_1/old/AICopy.cc" +
                       given("AIFirst.cc") + "Ben_2/AIFirst.cc" + given("AIFirst.cc") +
                       "Cho_3/AICopy.cc Copy\n");
}

TEST("league: an earlier version stays one whatever its time, unless it changes or is alone") {
  const std::string folder = scratch_folder() + "/submitted", a = folder + "/Anna_1/AIAnna.cc",
                    b = folder + "/Anna_1/new/AIAnna.cc";
  const auto submit_old = [&](const std::string& text) {
    submit_text(folder, "Anna_1/AIAnna.cc", text);
    touch(a, 1000);
  };
  submit_old("old");
  submit_text(folder, "Anna_1/new/AIAnna.cc", "new");
  const std::string earlier =
                        "Anna_1/AIAnna.cc of Anna: it is an earlier version: "
                        "Anna_1/new/AIAnna.cc counts\n",
                    both = earlier + "Anna_1/new/AIAnna.cc of Anna: \n";
  CHECK_EQUAL(found_in(folder), both);
  std::vector<Submission> known = list_submissions(folder, "nowhere");
  touch(b, 500);
  CHECK_EQUAL(found_in(folder, known), both);
  known[0].hash.clear();  // As it was noted before.
  CHECK_EQUAL(found_in(folder, known), both);
  known = list_submissions(folder, "nowhere", known);
  submit_old("newer");
  CHECK_EQUAL(found_in(folder, known),
              "Anna_1/AIAnna.cc of Anna: \nAnna_1/new/AIAnna.cc of Anna: it is an earlier version: "
              "Anna_1/AIAnna.cc counts\n");
  submit_old("old");
  fs::remove(b);
  CHECK_EQUAL(found_in(folder, known), "Anna_1/AIAnna.cc of Anna: \n");
}

// The players of a league with marks, and what each line says of acceptance and number.
std::string marked(const Contest& league) {
  std::set<std::string> lines;
  for (const TableLine& line : league.table("teacher/marks.csv").lines)
    lines.insert(line[0] + "=" + line[1] + " " + line[9] + " " + line[10] + "; ");
  return std::accumulate(lines.begin(), lines.end(), std::string());
}

SECURE_TEST("league: a newer archive or file beside the older one is the player's next version") {
  const Contest league("--ranking=4 --marks=quantiles");
  league.pretend_null();
  const std::string anna = "Anna Puig_77_assignsubmission_file_/",
                    ben = league.path("submitted/Ben_2/");
  const auto zip = [&](const std::string& name, const std::string& play, int minutes) {
    league.submit(anna + name, zipped("AIHarry.cc", null_player("Harry", play),
                                      universal(HALF_PAST_TEN + 60 * minutes)));
  };
  zip("first.zip", "me();", 0);
  league.submit("Anna Puig_77_assignsubmission_onlinetext_/onlinetext.html", "<p>Here it is");
  league.submit("Ben_2/AIBen.cc", null_player("Ben"));
  league.submit("Ben_2/old/AIBen.cc", null_player("Ben", "round();"));
  touch(ben + "old/AIBen.cc", HALF_PAST_TEN);
  CHECK_HAS(succeeded(league.play()).err, "Ben_2/old/AIBen.cc: it is an earlier version");
  CHECK_EQUAL(marked(league), "Anna Puig=Harry 77 yes; Ben=Ben 2 yes; ");
  const std::string rejected = league.text("teacher/rejected.csv");
  // Copied, without times: all is as before.
  touch(ben + "AIBen.cc", HALF_PAST_TEN - 5);
  succeeded(league.play("--add"));
  CHECK_EQUAL(league.text("teacher/rejected.csv"), rejected);
  zip("second.zip", "cerr << 2;", 10);
  league.submit("Ben_2/new/AIBen.cc", null_player("Ben", "cerr << 2;"));
  CHECK_ERROR(league.play(), anna + "first.zip/AIHarry.cc has a newer version; restore them");
  CHECK_HAS(
      succeeded(league.play("--add")).err,
      anna + "first.zip/AIHarry.cc: it is an earlier version: " + anna + "second.zip/AIHarry");
  // The third doesn't compile: the second goes on.
  zip("third.zip", "int x = ;", 20);
  succeeded(league.play("--add"));
  const std::string second = "Anna Puig=Harry_Anna 77 yes; Ben=Ben_Ben 2 yes; ";
  CHECK_EQUAL(marked(league), second);
  // The same text elsewhere is the same player.
  const std::string matches = league.text("matches.csv");
  for (const char* old : {"first.zip", "second.zip", "third.zip"})
    fs::remove(league.path("submitted/" + anna + old));
  league.submit(anna + "fourth/AIHarry.cc", null_player("Harry", "cerr << 2;"));
  CHECK_HAS(succeeded(league.play()).err, "2 players");
  CHECK_EQUAL(marked(league), second);
  CHECK_EQUAL(league.text("matches.csv"), matches);
}
