// Who ends the process of a match, where all players share memory.

#include <study/series/Workers.hh>
#include <tests/engine/Runs.hh>

namespace {

// After whose code an attempt ends early, as seats; in its code if it is 4 less. ENDS: none.
constexpr int ENDS = 9, OWN = -4;
using Fate = std::function<int(const KnownCrashes& outs)>;

// The players blamed, "+" for those out from the start; "none" if the match is not counted.
// @param apart  who crashes in isolation; -1 nobody, -2: it is not there
std::string blamed(int apart, const Fate& fate) {
  CulpritSearch search(apart != -2);
  KnownCrashes crashes;
  if (apart >= 0) crashes[apart] = Out{5, "abort"};
  for (int attempt = 0;; ++attempt) {
    if (attempt == 6) return "too many attempts";
    const int end = search.is_apart() ? ENDS : fate(search.outs());
    if (end != ENDS) search.end_early(end < 0 ? end - OWN : end, Out{5, "abort"}, end < 0);
    else if (search.end(crashes)) break;
  }
  std::string all;
  for (int player : SEATS)
    if (const std::optional<Out>& out = search.outs()[player])
      all += std::to_string(player) + (out->round == 5 ? "" : "+");
  return all == "0+1+2+3+" ? "none" : all;
}

}  // namespace

TEST("who ends a match of four is found in a few attempts, or the match is not counted") {
  const Fate crashes = [](const KnownCrashes& outs) { return outs[2] ? ENDS : 2 + OWN; };
  const Fate two_crash = [](const KnownCrashes& outs) {
    return not outs[1] ? 1 + OWN : not outs[3] ? 3 + OWN : ENDS;
  };
  // As long as 2 plays, another one goes under.
  const Fate harms = [](const KnownCrashes& outs) { return outs[2] ? ENDS : OWN; };
  CHECK_EQUAL(blamed(-2, crashes) + blamed(-1, crashes) + blamed(2, crashes), "222");
  CHECK_EQUAL(blamed(-2, two_crash), "13");
  CHECK_EQUAL(blamed(-1, harms) + blamed(-2, harms) + blamed(2, harms), "nonenone2");
}

#ifndef GAME_SANITIZE
TEST("who harms what all share is out alone, whatever its seat, or the match is not counted") {
  const std::string report = scratch_file("r.csv");
  for (const std::string player : {"Borderer", "Closer", "Freer", "Threader"}) {
    const Outcome series = run_series(
        "Hunter " + player + " Moth Null -s 1 --matches=8 --report=" + report + " --seats=rotate");
    int counted = 0;
    for (const auto& row : rows_of(read_file(report))) {
      const bool is_counted = not contains(row.at("out1"), NOT_COUNTED);
      counted += is_counted;
      if (is_counted) CHECK_EQUAL(row.at("out1") + row.at("out3") + row.at("out4"), "");
    }
    CHECK_EQUAL(series.status, counted == 8 ? 0 : 1);
    CHECK_EQUAL(contains(series.out, "not counted"), counted < 8);
  }
}

TEST("a match in which two harm what all share is not counted, in reports neither") {
  const std::string report = scratch_file("r.csv");
  const std::string what = "Closer Closer Null Moth -s 1 --matches=3 --report=" + report;
  const Outcome series = run_series(what);
  CHECK_HAS(series.err, "error: match 3, seed 3: before round 0: the match is not counted");
  CHECK_HAS(series.out, "0 of 3 matches (3 and others of their seeds are not counted");
  for (const Outcome& again : {series, run_series(what + " --resume")}) {
    CHECK_EQUAL(again.status, 1);
    CHECK_EQUAL(without_times(again.out), without_times(series.out));
  }
  CHECK_ERROR(run(PROGRAM + " --compare " + report + " " + report),
              "there is no counted match in " + report);
}
#endif
