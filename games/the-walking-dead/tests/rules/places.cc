// Rules 2.4 to 2.6: random boards and places.

#include <engine/board/Walls.hh>
#include "Boards.hh"

TEST("2.4 eight parts of waste off the border, and streets connected, in boards of all sizes") {
  for (auto [rows, columns] :
       {std::pair(60, 60), {12, 12}, {64, 64}, {12, 64}, {64, 12}, {40, 41}}) {
    Configuration configuration = match_with({{"BOARD_ROWS", rows},
                                              {"BOARD_COLS", columns},
                                              {"NUM_INI_UNITS_PER_CLAN", 3},
                                              {"NUM_INI_FOOD", 1}});
    for (int release = 0; release < int(std::size(RELEASES)); ++release) {
      configuration.release = release;
      const CellSet streets = Board(configuration, 1).streets();
      CHECK((CellSet::board(rows, columns) - CellSet::board(rows, columns, 1) - streets).empty());
      CHECK_EQUAL(num_parts(streets, false), 1);
      CHECK_EQUAL(num_parts(CellSet::board(rows, columns) - streets), 8);
    }
  }
}

TEST("the numbers of the C library are those of rand() without a seed") {
  LibraryNumbers numbers;
  for (std::uint32_t expected :
       {1804289383u, 846930886u, 1681692777u, 1714636915u, 1957747793u, 424238335u})
    CHECK_EQUAL(numbers.next(), expected);
}

TEST("2.5 what comes back gets a place away from units and, in 1.1, from food") {
  Position position("a z . . . . . . . . . .\n. . . . . . * . . . . .", 20, 12);
  for (bool original : {false, true}) {
    int away = 0;
    for (int seed = 1; seed <= 60; ++seed) {
      const Play play(position.original_rules(original), seed, {{"a", Right}});
      const Pos place = play.pos("z");
      const auto is_free = [&](Pos p) { return p == place or play.cell(p).id == -1; };
      CHECK(all_around(play.settings(), place, 5, is_free));
      away += all_around(play.settings(), place, 5, [&](Pos p) { return not play.cell(p).food; });
    }
    CHECK_EQUAL(away == 60, not original);
  }
}

TEST("2.6 on a crowded board, with food everywhere, an empty street is drawn") {
  std::string picture = "a z . * . . b . . c . d\n";
  for (int i = 0; i < 11; ++i) picture += i % 2 == 0 ? "* . * . * . * . * . * .\n" : ". \n";
  const Position position(picture, 12, 12);
  std::set<Pos> seen;
  for (int seed = 1; seed <= 50; ++seed) {
    const Play play(position, seed, {{"a", Right}});
    CHECK(not play.cell(play.pos("z")).food);
    seen.insert(play.pos("z"));
  }
  CHECK(seen.size() > 25);
}
