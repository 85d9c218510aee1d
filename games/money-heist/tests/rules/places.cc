// Rule 2.6: a board without room.

#include "Boards.hh"

TEST("2.6 a board without room is reported, and never searched for ever") {
  for (const auto& [parameter, value] : {std::pair("INITIAL_SOLDIERS_PER_CLAN", 1000000),
                                         {"NUM_MONEY", 1000000},
                                         {"NUM_SAFETY_BOXES", 1000000}})
    CHECK_THROWS(Board(match_with({{"BOARD_ROWS", 64}, {"BOARD_COLS", 64}, {parameter, value}}), 1),
                 InputError, "the board is too small: it has");
}
