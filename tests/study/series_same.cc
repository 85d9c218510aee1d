// Series, pools and searches give the same report and the same tables however they are played, on
// other machines, too.

#include <tests/engine/Runs.hh>

namespace {

const std::string SERIES_OF_FOUR = "Hunter Moth Scholar Rover -s 5 --matches=24 --seats=",
                  ROTATED = SERIES_OF_FOUR + "rotate",
                  POOL = "--pool Hunter Moth Null Rover Scholar -s 5 --matches=30",
                  SEARCH = "--tune=Tunable Null Moth Null -s 7 --matches=60";

// What is handed out calls the program by its last word only, here.
const std::string XARGS =
    "sed 's|^--program|build/tests/run --program|' | xargs -P 3 -d '\\n' -I{} sh -c {}";

std::string with(const std::string& program) { return " --run-with=" + shell_word(program); }

Outcome play_series(const std::string& arguments) {
  return run(PROGRAM + " " + arguments + " -i " + small_configuration());
}

// One run, and the report that it makes; then others must do the same.
class Whole {
 public:
  explicit Whole(const std::string& what)
      : what_(what), report_(scratch_file("whole.csv")), other_(scratch_file("other.csv")) {
    const Outcome outcome = succeeded(play_series(what + " -j1 --report=" + report_));
    text_ = read_file(report_);
    table_ = without_times(outcome.out);
  }

  void check(const std::string& options) const {
    const Outcome outcome = succeeded(play_series(what_ + options + " --report=" + other_));
    CHECK_EQUAL(without_times(outcome.out), table_);
    CHECK(read_file(other_) == text_);
  }

  void check_resumed(std::size_t size, const std::string& options) const {
    write_file(other_, text_.substr(0, size));
    check(" --resume" + options);
  }

  std::size_t size() const { return text_.size(); }

 private:
  const std::string what_, report_, other_;
  std::string text_, table_;
};

}  // namespace

TEST("report and tables are the same whatever the jobs, stops and machines") {
  for (const std::string& what :
       {SERIES_OF_FOUR + "fixed", ROTATED, ROTATED + " --until=0.2", POOL, SEARCH}) {
    const Whole whole(what);
    whole.check_resumed(whole.size() / 3, with(XARGS));
    whole.check(" -j5");
    whole.check(with(XARGS));
    whole.check_resumed(0, "");
    whole.check_resumed(whole.size() - 5, "");
    whole.check_resumed(whole.size(), "");
  }
}

TEST("each line of a report says what its match was, and playing that gives trace and scores") {
  const std::string report = scratch_file("r.csv"), traces = scratch_file("traces");
  for (const std::string& what : {ROTATED, POOL}) {
    fs::remove_all(traces);
    succeeded(play_series(what + " --report=" + report + " --traces=" + traces));
    const auto rows = rows_of(read_file(report));
    for (std::size_t k = 0; k < rows.size(); k += 7) {
      std::string players[4], scores[4], seats, command;
      for (const std::string place : {"1", "2", "3", "4"}) {
        const std::size_t seat = std::stoul(rows[k].at("seat" + place));
        players[seat] = rows[k].at("player" + place);
        scores[seat] = rows[k].at("score" + place);
      }
      for (const std::string& player : players) command += player + " ";
      const Outcome alone = play_series(command + "-s " + rows[k].at("seed"));
      for (int seat : SEATS)
        CHECK_HAS(alone.err, players[seat] + " got score " + scores[seat] + "\n");
      const std::string order[] = {"Hunter", "Moth", what == POOL ? "Null" : "Scholar", "Rover",
                                   "Scholar"};
      for (const std::string& player : players)
        seats += std::to_string(std::find(order, order + 5, player) - order + 1);
      CHECK(alone.out == read_file(traces + "/" + rows[k].at("seed") + "-" + seats + ".res"));
    }
  }
}

TEST("parts that fail are handed out again, and only those") {
  const std::string alone = scratch_file("alone.csv"), others = scratch_file("others.csv");
  const std::string log = scratch_file("log"), first = scratch_file("first");
  play_series(ROTATED + " --report=" + alone);
  // The first time two parts of six are played, and one of these is cut short.
  const std::string cut = "if mkdir " + first +
                          " 2> /dev/null; then head -n 2 | sed '1s/$/ | head -n 3/'; " +
                          "else cat; fi | tee -a " + log + " | " + XARGS;
  succeeded(play_series(ROTATED + " --report=" + others + with(cut)));
  CHECK(read_file(others) == read_file(alone));
  CHECK_EQUAL(num_lines(log), 2u + 5u);
}

TEST("a program that brings no results, or others, is reported") {
  CHECK_ERROR(play_series(ROTATED + with("exit 3")),
              "the program of --run-with returned no results (exit status 3): exit 3");
  CHECK_ERROR(play_series(ROTATED + with("sed 's/-s 5/-s 6/' | " + XARGS)),
              "it plays another series: first seed 5 and 6): sed ");
  CHECK_ERROR(play_series("Null Null Null Null" + with("true")),
              "option --run-with needs --matches");
}

TEST("Ctrl-C ends what --run-with has started") {
  const std::string mark = scratch_file("mark");
  Background series(
      PROGRAM + " " + ROTATED + " -i " + small_configuration() +
      with("echo $$ > " + mark + ".new; mv " + mark + ".new " + mark + "; exec sleep 1000"));
  wait_until(series, [&] { return fs::exists(mark); });
  series.send(SIGINT);
  CHECK_EQUAL(series.wait(), 130);
  const pid_t sleeper = pid_t(std::stol(read_file(mark)));
  wait_until([&] { return kill(sleeper, 0) == -1; });
  CHECK_HAS(read_file(scratch_file("out")), "0 of 24 matches");
}
