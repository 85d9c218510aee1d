// Series, pools and searches give the same report and the same tables however they are played.

#include "Runs.hh"

namespace {

const std::string SERIES_OF_FOUR = "Hunter Moth Scholar Rover -s 5 --matches=24 --seats=",
                  POOL = "--pool Hunter Moth Null Rover Scholar -s 5 --matches=40",
                  SETTLED_POOL =
                      "--pool Hunter Moth Null Rover Null -s 5 --seats=fixed "
                      "--matches=100 --until=0.1",
                  SEARCH = "--tune=Tunable Null Moth Null -s 7 --matches=120";

// What is handed out calls the program by its last word only, here.
const std::string WITH_XARGS =
    " --run-with=" + shell_word(
                         "sed 's|^--program|build/tests/run --program|' | "
                         "xargs -P 3 -d '\\n' -I{} sh -c {}");

Outcome play_series(const std::string& arguments) {
  return run(PROGRAM + " " + arguments + " -i " + small_configuration());
}

// One run, and the report that it makes; then others must do the same.
class Whole {
 public:
  Whole(const std::string& what, const std::string& type)
      : what_(what), report_(scratch_file("whole." + type)), other_(scratch_file("other." + type)) {
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

  void check_merged() const {
    std::string parts;
    for (const std::string part : {"2", "3", "1"}) {
      parts += " " + scratch_file(part + (part == "3" ? ".json" : ".csv"));
      play_series(what_ + " --shard=" + part + "/3 --report=" + parts.substr(parts.rfind(' ') + 1));
    }
    const Outcome merged = run(PROGRAM + " --merge --report=" + other_ + parts);
    CHECK_EQUAL(merged.err, "");
    CHECK(read_file(other_) == text_);
    CHECK_EQUAL(merged.out, run(PROGRAM + " --merge " + report_).out);
  }

  std::size_t size() const { return text_.size(); }

 private:
  const std::string what_, report_, other_;
  std::string text_, table_;
};

}  // namespace

TEST("report and tables are the same whatever the jobs, stops, shards and machines") {
  for (const std::string& what :
       {SERIES_OF_FOUR + "fixed", SERIES_OF_FOUR + "rotate", SERIES_OF_FOUR + "all",
        SERIES_OF_FOUR + "rotate --until=0.2", POOL, SETTLED_POOL, SEARCH})
    for (const std::string type : {"csv", "json"}) {
      const Whole whole(what, type);
      whole.check_resumed(whole.size() / 3, WITH_XARGS);
      if (type == "csv") {
        whole.check(" -j5");
        whole.check(WITH_XARGS);
        whole.check_resumed(0, "");
        whole.check_resumed(whole.size() - 5, "");
      }
      if (what == SEARCH) whole.check_resumed(whole.size(), "");
      else if (not contains(what, "--until")) whole.check_merged();
    }
}

TEST("each line of a report says what its match was, and playing that gives trace and scores") {
  const std::string report = scratch_file("r.csv"), traces = scratch_file("traces");
  for (const std::string& what : {SERIES_OF_FOUR + "rotate", POOL, SEARCH}) {
    fs::remove_all(traces);
    CHECK_EQUAL(
        play_series(what + " --report=" + report + (what == SEARCH ? "" : " --traces=" + traces))
            .status,
        0);
    const auto rows = rows_of(read_file(report));
    for (std::size_t k = 0; k < rows.size(); k += 7) {
      std::string players[4], scores[4], seats, command, numbers;
      for (const std::string place : {"1", "2", "3", "4"}) {
        const std::size_t seat = std::stoul(rows[k].at("seat" + place));
        players[seat] = rows[k].at("player" + place);
        scores[seat] = rows[k].at("score" + place);
        if (what != SEARCH or rows[k].at("numbers" + place).empty()) continue;
        std::string values = rows[k].at("numbers" + place);
        std::replace(values.begin(), values.end(), ' ', ',');
        numbers += " --numbers=" + std::to_string(seat) + ":" + values;
      }
      for (const std::string& player : players) command += player + " ";
      const Outcome alone = play_series(command + "-s " + rows[k].at("seed") + numbers);
      for (int seat = 0; seat < 4; ++seat)
        CHECK(contains(alone.err, players[seat] + " got score " + scores[seat] + "\n"));
      if (what == SEARCH) continue;
      const std::string order[] = {"Hunter", "Moth", what == POOL ? "Null" : "Scholar", "Rover",
                                   "Scholar"};
      for (const std::string& player : players)
        seats += std::to_string(std::find(order, order + 5, player) - order + 1);
      CHECK(alone.out == read_file(traces + "/" + rows[k].at("seed") + "-" + seats + ".res"));
    }
  }
}
