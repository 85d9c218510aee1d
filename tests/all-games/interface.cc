// Needs tests/rules/Boards.hh

// What a player's program may use, as far as it is the same in all games.

#include <tests/rules/Boards.hh>
#include "Kit.hh"

namespace {

// What its attributes and its constructor have seen.
struct Early : public Player {
  static Player* factory() { return new Early; }

  const int first_player = me(), first_round = round(), first_draw = random(1, 1000000);
  const Cell corner = cell(0, 0);
  const std::string game;

  Early() : game(version()) {}

  void play() override {
    Random random(MatchSeed(1).of_player(me(), false));
    if (round() > 0) return;
    CHECK(first_player == me() and first_round == 0 and game == version());
    CHECK_EQUAL(first_draw, random.random(1, 1000000));
    CHECK_EQUAL(corner.id, cell(0, 0).id);
  }
};

RegisterPlayer(Early);

// Whether anybody may use these attributes of a class.
template <typename T, typename = void>
struct HasParameters : std::false_type {};
template <typename T>
struct HasParameters<T, std::void_t<decltype(std::declval<T&>().parameters_)>> : std::true_type {};
template <typename T, typename = void>
struct HasOrders : std::false_type {};
template <typename T>
struct HasOrders<T, std::void_t<decltype(std::declval<T&>().orders_given_)>> : std::true_type {};

}  // namespace

TEST("when no player's code runs, the version is the current one, whatever was played before") {
  const std::string current = game_version();
  Configuration configuration = configuration_of(read_file("default.cnf"));
  configuration.release = int(both_rules().size()) - 1;
  play_match(configuration, {"Null", "Null", "Null", "Null"}, 1);
  CHECK_EQUAL(game_version(), current);
}

TEST("what is behind the functions for players is private") {
  CHECK(not HasParameters<Player>() and not HasOrders<Player>());
  CHECK(not HasParameters<Settings>() and not HasOrders<Action>());
}

TEST("a player's attributes and its constructor see the board of round 0, and draw first") {
  const Names names = {"Early", "Early", "Early", "Early"};
  const auto match = play_to_the_end(short_match(2), names, 1);
  for (const auto& out : match->outs()) CHECK(not out);
}

TEST("directions: their names, where they lead, and which values are none") {
  const std::vector<std::string> names = split(DIRECTIONS, ' ');
  const int number = int(names.size());
  for (int d = 0; d < number; ++d) {
    CHECK(dir_ok(Dir(d)));
    CHECK_EQUAL(printed(Dir(d)), names[d]);
    const Pos to = Pos(5, 7) + step_of(d);
    CHECK_EQUAL(Pos(5, 7) + Dir(d), to);
    CHECK_EQUAL(Dir(d) + Pos(5, 7), to);
    Pos p(5, 7);
    CHECK_EQUAL(p += Dir(d), to);
  }
  for (int d : {-1, number, 100, INT_MIN, INT_MAX}) {
    CHECK(not dir_ok(Dir(d)));
    CHECK_EQUAL(printed(Dir(d)), std::to_string(d));
    CHECK_EQUAL(Pos(5, 7) + Dir(d), Pos(5, 7));
  }
}

TEST("Pos: constructors, comparisons, sums and printing") {
  CHECK(Pos() == Pos(0, 0) and Pos(1, 2).i == 1 and Pos(1, 2).j == 2);
  CHECK(Pos(1, 2) != Pos(2, 1) and not(Pos(1, 2) != Pos(1, 2)));
  CHECK(Pos(1, 5) < Pos(2, 0) and Pos(1, 2) < Pos(1, 3) and not(Pos(1, 2) < Pos(1, 2)));
  Pos p(1, 2);
  p += Pos(-3, 4);
  CHECK_EQUAL(p, Pos(-2, 6));
  CHECK_EQUAL(Pos(1, 2) + Pos(3, 4), Pos(4, 6));
  CHECK_EQUAL(printed(Pos(-3, 6)), "(-3, 6)");
}

TEST("me() is the number of the player; its draws follow from the seed and that number") {
  for (int player : SEATS)
    look(
        Position("a"),
        [=](Player& p) {
          CHECK_EQUAL(p.me(), player);
          Random random(MatchSeed(1).of_player(player, false));
          for (int k = 0; k < 10; ++k) CHECK_EQUAL(p.random(1, 1000), random.random(1, 1000));
          CHECK(p.random_permutation(20) == random.random_permutation(20));
        },
        player);
}

TEST("State: cells and units are those of the board") {
  const auto match = play_to_the_end(short_match(20), four_players(), 7);
  const Board& board = board_of(*match);
  const State state(board.settings(), &board.state());
  for_cells(board.settings(), [&](Pos p) {
    const Cell& cell = board.state().at(p);
    CHECK(state.cell(p) == cell and state.cell(p.i, p.j) == cell);
    if (cell.id != -1) CHECK(unit_of(state, cell.id).pos == p);
  });
}

TEST("State: off the board the default cell; for an id that no unit has the default unit") {
  look(Position("a"), [](Player& p) {
    int rows = 0, columns = 0;
    while (p.pos_ok(rows, 0)) ++rows;
    while (p.pos_ok(0, columns)) ++columns;
    for (Pos q : {Pos(-1, 0), Pos(0, -1), Pos(rows, 0), Pos(0, columns), Pos(1, columns + 1),
                  Pos(rows, columns), Pos(63, 63), Pos(INT_MAX, 3), Pos(3, INT_MIN)}) {
      if (p.pos_ok(q)) continue;
      CHECK(p.cell(q) == Cell());
      CHECK(p.cell(q.i, q.j) == Cell());
    }
    int units = 0;
    while (unit_of(p, units).id == units) ++units;
    for (int id : {-1, units, 100000, INT_MAX, INT_MIN})
      CHECK(unit_of(p, id) == decltype(unit_of(p, id))());
  });
}
