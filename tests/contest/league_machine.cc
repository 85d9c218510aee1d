// What a machine that lacks something does to a league: no submission is blamed for it.

#include "LeagueRuns.hh"

SECURE_TEST(
    "league: what the machine may have caused is tried again, and kept if two say the same") {
  const std::string folder = scratch_folder(), results = folder + "/results";
  for (const char* name : {"Moth", "Rover"})
    submit(folder + "/submitted", std::string("tests/players/AI") + name + ".cc", name);
  const std::string late =
      "  [ ! -e " + folder + "/full ] || echo >> " + folder + "/tries\n  tries=0\n  [ -e " +
      folder + "/same ] || tries=$(wc -l 2> /dev/null < " + folder +
      "/tries)\n  printf 'undecided\\t0\\t\\nuntried\\t0\\tmore than 3000 MB of "
      "memory %s\\n' \"$tries\"\n  exit 1\n";
  const std::string moth = "case $SUBMISSION in\n*Moth.cc)\n", full = folder + "/full";
  write_shell(folder, moth + "[ -e " + full + " ] || ! mkdir " + folder + "/once || {\n" + late +
                          "}\n[ ! -e " + full + " ] || {\n" + late + "} ;;\nesac\n");
  const std::string command = league_with_shell(folder);
  // Once: nothing is seen of it.
  CHECK_EQUAL(run(command).status, 0);
  CHECK(fs::remove(folder + "/once"));
  fs::remove_all(results);
  // Each time something else: until somebody comes and looks.
  write_file(full, "");
  CHECK_HAS(run(command).err,
            "rejected: AIMoth.cc: more than 3000 MB of memory 3; "
            "perhaps the machine's fault, so it is not kept",
            " 1 player\n");
  fs::remove_all(results);
  write_file(folder + "/same", "");
  CHECK(contains(run(command).err, "rejected: AIMoth.cc: more than 3000 MB of memory 0\n"));
  CHECK_EQUAL(num_lines(folder + "/tries"), 5u);
  fs::remove(full);
  CHECK_ERROR(run(command + " --recheck=Nobody"), "no file of a player or student of that name");
  const std::string again = run(command + " --recheck=Moth").err;
  CHECK(contains(again, "2 players") and not contains(again, "rejected"));
  CHECK(read_file(results + "/teacher/ranking.csv").find(",Moth,") != std::string::npos);
}

SECURE_TEST(
    "league: where limits of the shell are in the way it stops, and nobody is rejected for them") {
  const std::string results = scratch_folder() + "/results",
                    files = scratch_folder() + "/submitted";
  submit(files, "AINull.cc", "Ada");
  CHECK_ERROR(run("ulimit -f 1000; " + short_league(files, results, "--ranking=4")),
              "error: can't build players, which may take 100 MB for a file: ");
  CHECK(not fs::exists(results + "/submissions.csv"));
}

SECURE_TEST("league: time in which a compiler is stopped does not count; a limit has its name") {
  const std::string folder = scratch_folder(), went = folder + "/went";
  const std::string room = "build/room run --open --wall-time=3 --work=" + folder;
  Background stopped(room + " -- sh -c 'touch " + went + "; sleep 1'");
  wait_until(stopped, [&] { return fs::exists(went); });
  std::vector<pid_t> all = stopped.children();
  for (std::size_t k = 0; k < all.size(); ++k)
    for (const pid_t child : children(all[k])) all.push_back(child);
  for (const pid_t one : all) kill(one, SIGSTOP);
  sleep(4);
  for (const pid_t one : all) kill(one, SIGCONT);
  CHECK_EQUAL(stopped.wait(), 0);
  CHECK_EQUAL(run(room + " -- false").err,
              "room: at most 60 s of CPU time, 3000 MB of memory and 100 MB for a file\n");
  CHECK_EQUAL(run(room + " -- sleep 600").err, "room: more than 3 s, without working\n");
  CHECK_EQUAL(run("ulimit -f 100; " + room + " -- false").err,
              "room: the limits of this shell are lower than those of a check (ulimit -a)\n");
}
