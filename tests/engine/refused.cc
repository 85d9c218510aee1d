// What make says of players' files that the compiler refuses in words that help nobody.

#include "Runs.hh"

TEST("a file in UTF-16, and a play() with a parameter or const, are told in words") {
  const ProjectCopy project(ProjectCopy::Built::ALL);
  project.write("AIWide.cc", "\xff\xfe#");
  for (const std::string wrong : {"play (int)", "play () const"}) {
    std::string player = read_file("AINull.cc");
    player.replace(player.find("PLAYER_NAME Null"), 16, "PLAYER_NAME Harry");
    player.replace(player.find("play ()"), 7, wrong);
    project.write("AIHarry.cc", player);
    const std::string told = project.make("").err;
    CHECK(contains(told,
                   "AIHarry.cc does not compile (see above): its play() is to be declared as: "
                   "virtual void play () {: ./Game is without it"));
    CHECK(contains(told, "AIWide.cc: error: it is in UTF-16: save it as UTF-8\n"));
  }
}
