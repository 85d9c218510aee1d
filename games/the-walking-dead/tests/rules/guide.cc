// The guide for a first player, docs/guide.md and docs/guia.md, and its players.

#include <tests/kit/Project.hh>
#include <tests/kit/Test.hh>

using namespace tests;

namespace {

/// Writes out.log of the match that the guide shows after a step.
void play_shown(int step, const std::string& folder) {
  const Outcome played =
      run("build/tests/Game Rick" + std::to_string(step) + " Demo Demo Demo -s 30 -q " +
          "-i default.cnf -o " + folder + "/out.res --log=" + folder + "/out.log");
  CHECK_EQUAL(played.status, 0);
}

}  // namespace

TEST("the log of each step's match counts what the guide says, in both languages") {
  const std::string folder = scratch_folder();
  for (const std::string file : {"docs/guide.md", "docs/guia.md"}) {
    int counts = 0;
    std::string counted;
    for (const std::string& line : lines_of(read_file(file))) {
      if (not counted.empty()) CHECK_EQUAL(line + "\n", "    " + counted);
      counted.clear();
      if (line.rfind("## ", 0) == 0 and line.find(". ") == 4) {
        play_shown(line[3] - '0', folder);
      } else if (line.rfind("    grep -c ", 0) == 0) {
        counted = run("cd " + folder + " && " + line).out;
        ++counts;
      }
    }
    CHECK_EQUAL(counts, 5);
  }
}
