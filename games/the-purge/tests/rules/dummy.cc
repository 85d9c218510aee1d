// The Dummy, the opponent by which a player qualifies: dummy/AIDummy.cc.

#include "Boards.hh"

TEST("the Dummy wins 95% of the matches against three Demo from every seat") {
  CHECK(Rung("Dummy").wins("Demo", "Demo", "Demo") >= 95);
}
