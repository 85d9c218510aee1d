// Configurations that are refused, each with its message.

#include "Boards.hh"

namespace {

const char* const PICTURE = R"(
  a . T A G % 0
  b w x o t # 3
)";

}  // namespace

TEST("wrong words of a state are reported") { check_wrong(Position(PICTURE).text(), "state"); }

TEST("misplaced cells are reported") { check_wrong(text_of_board(Position(PICTURE)), "board"); }

TEST("a board without room for its things is reported before anything is written") {
  check_no_match("nb_dwarves         20", "nb_dwarves 200",
                 "/changed.cnf:13: no random board found with room for 824 units");
}
