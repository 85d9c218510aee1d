// Needs docs/guide.md

// The guide for a first player, docs/guide.md and docs/guia.md, and its players, in games that have
// one.

#include <tests/rules/Boards.hh>

namespace {

/// All code that a guide shows.
std::string code_of(const std::string& guide) {
  std::string code;
  bool is_code = false;
  for (const std::string& line : lines_of(run("cat " + guide + " 2> /dev/null").out)) {
    if (line.rfind("```", 0) == 0) is_code = line == "```cpp";
    if (is_code) code += line + "\n";
  }
  return code;
}

/// In how many more matches the player is ahead of the other than not, on one board from each
/// seat, as far as they can change who is, and then on as many others as it takes to tell.
int times_ahead(const GuideSeries& series) {
  const Configuration configuration = read_configuration_file("default.cnf");
  Names names = {series.player, series.other, series.third, series.fourth};
  int times = 0;
  for (int k = 0; k < 4 ? std::abs(times) <= 4 - k : times == 0 or k % 4 > 0; ++k) {
    const auto match = play_to_the_end(configuration, names, 1 + k / 4);
    const auto score = [&](const std::string& name) {
      const auto place = std::find(names.begin(), names.end(), name) - names.begin();
      CHECK(not match->outs()[place]);
      return board_of(*match).state().score[place];
    };
    times += score(series.player) > score(series.other) ? 1 : -1;
    std::rotate(names.begin(), names.begin() + 1, names.end());
  }
  return times;
}

/// Writes out.log of the match with seed 30, as the guide shows it after the code of a step.
void play_shown(int step, const std::string& folder) {
  const std::string last = last_of_guide();
  const Outcome played =
      succeeded(run("build/tests/Game " + last.substr(0, last.size() - 1) + std::to_string(step) +
                    " Demo Demo Demo -s 30 -q " + "-i default.cnf -o " + folder +
                    "/out.res --log=" + folder + "/out.log"));
}

/// Runs the commands on a log that the guide shows with a number below, and checks the number.
void check_counts(const std::string& guide, const std::string& folder) {
  int heading = 0, step = 0, played = 0;
  std::string counted;
  for (const std::string& line : lines_of(run("cat " + guide + " 2> /dev/null").out)) {
    const bool is_number = line.find_first_not_of("0123456789", 4) == std::string::npos;
    if (not counted.empty() and line.rfind("    ", 0) == 0 and is_number)
      CHECK_EQUAL(line + "\n", "    " + counted);
    counted.clear();
    if (line.rfind("## ", 0) == 0 and line.find(". ") == 4) heading = line[3] - '0';
    if (line == "```cpp") step = heading;
    if (line.rfind("    grep ", 0) != 0) continue;
    if (played != step) play_shown(played = step, folder);
    counted = run("cd " + folder + " && " + line).out;
  }
}

}  // namespace

TEST("the guide shows the same code in both languages") {
  if (code_of("docs/guia.md") != code_of("docs/guide.md"))
    fail("docs/guia.md", 0, "not the guide's code: make guide");
}

TEST("each player of the guide is ahead of those against whom it is shown, in most matches") {
  for (const GuideSeries& series : guide_series()) {
    const int ahead = times_ahead(series);
    if (ahead <= 0) fail("docs/guide.md", 0, series.player + ": " + std::to_string(ahead));
  }
}

TEST("the log of each step's match counts what the guide says, in both languages") {
  for (const std::string guide : {"docs/guide.md", "docs/guia.md"})
    check_counts(guide, scratch_folder());
}
