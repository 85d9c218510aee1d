// Who ends the process of a match, where all players share memory.

#include <engine/match/Crash.hh>
#include <engine/series/Culprit.hh>
#include <algorithm>
#include <functional>
#include <tests/kit/Secure.hh>

#include "Runs.hh"

using namespace game_engine;
using namespace tests;

namespace {

// How an attempt ends: in whose code, or after it; nothing: it is played to the end.
struct End {
  int player;
  bool is_own = true;
};
using Fate = std::function<std::optional<End>(const KnownCrashes& outs)>;

// The players blamed, "none" if the match is not counted; and no more than ten attempts.
std::string blamed(const Fate& fate, const std::optional<KnownCrashes>& apart) {
  CulpritSearch search(apart.has_value());
  for (int attempt = 0; attempt < 10; ++attempt) {
    std::optional<End> end;
    if (not search.is_apart()) end = fate(search.outs());
    if (end) search.end_early(end->player, Out{5, "abort"}, end->is_own);
    else if (search.end(apart.value_or(KnownCrashes()))) break;
    if (attempt == 9) return "too many attempts";
  }
  std::string all;
  for (int player = 0; player < NUM_PLAYERS; ++player) {
    if (not search.outs()[player]) continue;
    if (contains(search.outs()[player]->reason, NOT_COUNTED)) return "none";
    all += std::to_string(player) + (search.outs()[player]->round == 5 ? "" : " from the start");
  }
  return all;
}

KnownCrashes crash_of(int player) {
  KnownCrashes crashes;
  crashes[player] = Out{5, "abort"};
  return crashes;
}

// The others go on as long as this one plays: each that is out leaves it to the next.
std::optional<End> harmed_by(int culprit, const KnownCrashes& outs) {
  if (outs[culprit]) return std::nullopt;
  for (int player = 0; player < NUM_PLAYERS; ++player)
    if (player != culprit and not outs[player]) return End{player};
  return std::nullopt;
}

}  // namespace

TEST("who ends a match of four is found in ten attempts, or the match is not counted") {
  const Fate crashes = [](const KnownCrashes& outs) {
    return outs[2] ? std::nullopt : std::optional(End{2});
  };
  const Fate two_crash = [](const KnownCrashes& outs) {
    return not outs[1] ? std::optional(End{1}) : not outs[3] ? std::optional(End{3}) : std::nullopt;
  };
  const Fate harms = [](const KnownCrashes& outs) { return harmed_by(2, outs); };
  const Fate harms_late = [](const KnownCrashes& outs) {
    return outs[2] and outs[2]->round < 0 ? std::nullopt : std::optional(End{2, false});
  };
  const Fate two_harm = [](const KnownCrashes& outs) {
    return outs[1] ? harmed_by(2, outs) : std::optional(End{0, false});
  };
  const Fate any_helps = [](const KnownCrashes& outs) {
    const bool is_whole =
        std::none_of(outs.begin(), outs.end(), [](auto& out) { return bool(out); });
    return is_whole ? std::optional(End{0, false}) : std::nullopt;
  };
  const Fate never_ends = [](const KnownCrashes& outs) {
    const bool all_are_out =
        std::all_of(outs.begin(), outs.end(), [](auto& out) { return bool(out); });
    return all_are_out ? std::nullopt : std::optional(End{0, false});
  };
  const std::optional<KnownCrashes> cannot, nobody = KnownCrashes();
  CHECK_EQUAL(blamed(crashes, cannot), "2");
  CHECK_EQUAL(blamed(crashes, nobody), "2");
  CHECK_EQUAL(blamed(crashes, crash_of(2)), "2");
  CHECK_EQUAL(blamed(two_crash, cannot), "13");
  CHECK_EQUAL(blamed(harms, cannot), "2 from the start");
  CHECK_EQUAL(blamed(harms, nobody), "2 from the start");
  CHECK_EQUAL(blamed(harms, crash_of(2)), "2");
  CHECK_EQUAL(blamed(harms_late, cannot), "2 from the start");
  CHECK_EQUAL(blamed(harms_late, crash_of(2)), "2 from the start");
  CHECK_EQUAL(blamed(two_harm, cannot), "none");
  CHECK_EQUAL(blamed(any_helps, nobody), "none");
  CHECK_EQUAL(blamed(never_ends, cannot), "none");
  CHECK_EQUAL(blamed(never_ends, nobody), "none");
}

#ifndef GAME_SANITIZE
TEST("who harms what all share is out alone, whatever its seat, or the match is not counted") {
  const std::string report = scratch_file("r.csv"), traces = scratch_file("traces");
  for (const std::string player : {"Borderer", "Closer", "Freer", "Threader", "Stacker"}) {
    const Outcome series = run_series(
        "Hunter " + player + " Moth Null -s 1 --matches=8 --seats=rotate --report=" + report +
        " --traces=" + traces);
    int counted = 0, blamed = 0;
    for (const auto& row : rows_of(read_file(report))) {
      const bool is_counted = not contains(row.at("out1"), NOT_COUNTED);
      counted += is_counted;
      if (is_counted) CHECK_EQUAL(row.at("out1") + row.at("out3") + row.at("out4"), "");
      blamed += row.at("out2") != "";
    }
    CHECK(blamed > 0 or player == "Threader");  // Which the match may outrun.
    CHECK_EQUAL(series.status, counted == 8 ? 0 : 1);
    CHECK_EQUAL(contains(series.out, "not counted"), counted < 8);
  }
}

TEST("a match in which two harm what all share is not counted, in reports neither") {
  const std::string report = scratch_file("r.csv");
  const std::string what = "Closer Closer Null Moth -s 1 --matches=3 --report=" + report;
  const Outcome series = run_series(what);
  CHECK_EQUAL(series.status, 1);
  CHECK(contains(series.err, "error: match 3, seed 3: before round 0: the match is not counted"));
  CHECK(contains(series.out, "0 of 3 matches (3 not counted"));
  CHECK_EQUAL(rows_of(read_file(report)).size(), 3u);
  for (const Outcome& again :
       {run_series(what + " --resume"), run(PROGRAM + " --merge " + report)}) {
    CHECK_EQUAL(again.status, 1);
    CHECK_EQUAL(without_times(again.out), without_times(series.out));
  }
  CHECK_ERROR(run(PROGRAM + " --compare " + report + " " + report),
              "there is no counted match in " + report);
}
#endif
