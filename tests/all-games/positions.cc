// Needs docs/formats.md

// "Going on from a state" in docs/all-games.md, or the game's own command in its docs/formats.md.

#include "Kit.hh"

namespace {

// The lines of the documents with the command, as they are to be typed.
std::string commands() {
  const std::string start = "    awk -v n=57 ";
  std::string text = read_file("docs/formats.md");
  if (not contains(text, start)) {
    const std::string shared = "docs/all-games.md";
    text = read_file(fs::exists(shared) ? shared : "../../" + shared);
  }
  text.erase(0, text.find(start));
  return text.substr(0, text.find("\n\n") + 1);
}

}  // namespace

TEST("the command of the documents takes a state out of a trace, and the match goes on from it") {
  const std::string folder = scratch_folder();
  const std::string trace = folder + "/out.res";
  run("ln -s \"$PWD/Game\" " + folder);
  CHECK_EQUAL(run("./Game Demo Null Demo Null -s 3 -i default.cnf -o " + trace).status, 0);
  write_file(folder + "/commands", commands());
  const Outcome typed = succeeded(run("cd " + folder + " && sh -e commands"));
  CHECK(not contains(typed.err, "error:"));
  const std::string before = read_file(trace), after = read_file(folder + "/out57.res");
  // From round 57 on: the same state to the byte, and as many more.
  const auto state_of = [](const std::string& text) {
    const std::size_t round = text.find("\nround 57\n");
    const std::size_t start = text.rfind("\n\n\n", round);
    return text.substr(start, text.find("\nstatus", round) - start);
  };
  CHECK_EQUAL(state_of(after), state_of(before));
  CHECK(after.rfind("\nround ") != after.find("\nround "));
  CHECK_EQUAL(after.substr(after.rfind("\nround "), 11),
              before.substr(before.rfind("\nround "), 11));
}
