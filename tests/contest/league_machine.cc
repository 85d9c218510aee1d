// What a machine that lacks something does to a league: no submission is blamed for it.

#include "LeagueRuns.hh"

SECURE_TEST(
    "league: what the machine may have caused is tried again, and kept if two say the same") {
  const Contest league("--ranking=4 --marks=quantiles -j1");
  const std::string full = league.path("full"), tries = league.path("tries");
  for (const std::string name : {"Moth", "Rover"})
    league.submit("AI" + name + ".cc", read_file("tests/players/AI" + name + ".cc"));
  const std::string late = "  [ ! -e " + full + " ] || echo >> " + tries + "\n  tries=0\n  [ -e " +
                           league.path("same") + " ] || tries=$(wc -l 2> /dev/null < " + tries +
                           ")\n  printf 'undecided\\t0\\t\\nuntried\\t0\\tmore than 3000 MB of "
                           "memory %s\\n' \"$tries\"\n  exit 1\n";
  league.pretend("case $SUBMISSION in\n*Moth.cc)\n[ -e " + full + " ] || ! mkdir " +
                 league.path("once") + " || {\n" + late + "}\n[ ! -e " + full + " ] || {\n" + late +
                 "} ;;\nesac\n");
  const auto play_anew = [&] {
    fs::remove_all(league.results());
    return league.play().err;
  };
  // Once: nothing is seen of it.
  CHECK_EQUAL(league.play().status, 0);
  CHECK(fs::remove(league.path("once")));
  // Each time something else: until somebody comes and looks.
  write_file(full, "");
  CHECK_HAS(play_anew(),
            "rejected: AIMoth.cc: more than 3000 MB of memory 3; "
            "perhaps the machine's fault, so it is not kept",
            " 1 player\n");
  write_file(league.path("same"), "");
  CHECK_HAS(play_anew(), "rejected: AIMoth.cc: more than 3000 MB of memory 0\n");
  CHECK_EQUAL(num_lines(tries), 5u);
  fs::remove(full);
  CHECK_ERROR(league.play("--recheck=Nobody"), "no file of a player or student of that name");
  const std::string again = league.play("--recheck=Moth").err;
  CHECK(contains(again, "2 players") and not contains(again, "rejected"));
  CHECK_HAS(league.text("teacher/ranking.csv"), ",Moth,");
}

SECURE_TEST(
    "league: where limits of the shell are in the way it stops, and nobody is rejected for them") {
  const Contest league("--ranking=4");
  league.submit_null("Ada");
  CHECK_ERROR(run("ulimit -f 1000; " + league.command()),
              "error: can't build players, which may take 100 MB for a file: ");
  CHECK(not fs::exists(league.results("submissions.csv")));
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
