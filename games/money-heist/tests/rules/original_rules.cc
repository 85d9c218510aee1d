// The appendix of the rules: what version 1.0 does in another way, A.1 to A.5.

#include "Boards.hh"

namespace {

const Position BOX(". W W W\n A 0 G W\n . W W W");

// A board without a square of 5 x 5 for a box. Version 1.0 finds a cell with walls around it
// at (4, 4), and else cells that have things around or are on the border.
const Position NARROW(R"(
  . W W W . . .
  A 0 G W W W .
  . W W W . W .
  H . W W W W .
  M P b . . W a
  W W W W W W c
  W W W W W W d
)",
                      'W');

// Whether a box can be built around p: there is nothing, or walls only.
bool can_build(const Play& play, const StateData& state, Pos p) {
  return play.settings().pos_ok(p + Pos(-1, -1)) and play.settings().pos_ok(p + Pos(1, 1)) and
         all_around(play.settings(), p, 3,
                    [&](Pos q) { return state.at(q).type == Wall or is_empty_cell(state, q); });
}

}  // namespace

TEST("A.1 1.0: a box that comes back keeps its hint, and none is drawn") {
  for (int seed = 1; seed <= 20; ++seed) {
    Play play(Position(BOX).original_rules(), seed);
    const auto state = copy_of(play.state());
    remove_box(*state, Pos(1, 2));
    const std::vector<Pos> places = box_places(play.settings(), *state, 5);
    BoardDraws random = draws_of_round(0, seed, true);
    random.random(1, 1);
    const Pos gold = places[random.random(0, int(places.size()) - 1)];
    play.open("A", Right).next();
    CHECK_EQUAL(play.board().gold().nth(0), gold);
    CHECK(State(play.settings(), &play.state()).safety_box_hints(0) == HINT);
  }
}

TEST("A.2 1.0: a professor comes back with the best health; 1.1: with its initial health") {
  Position position("A");
  position.dead(0, 1).parameter("INITIAL_PROFESSOR_HEALTH", 30);
  for (bool original : {false, true}) {
    Play play(position.original_rules(original));
    play.next();
    CHECK_EQUAL(play.unit("A").health, original ? 100 : 30);
  }
}

TEST("A.3 1.0: units can start with more than the most; 1.1: that is refused") {
  std::string text = read_file("default.cnf");
  check_wrong(text, "version 1.1");
  text = replaced(text, "POISONS      1", "POISONS      7");
  text = replaced(text, "HEALTH      100", "HEALTH      170");
  const Board board(configuration_of(replaced(text, "MoneyHeist 1.1", "MoneyHeist 1.0")), 1);
  CHECK_EQUAL(board.state().units()[4].poison, 7);
  CHECK_EQUAL(board.state().units()[0].health, 170);
}

TEST("A.3 1.0: who charges or heals goes down to the most, and the pot grows") {
  Position position("a A");
  position.original_rules().poison("a", 9).health(0, 130);
  Play play(position.poison_pots({2, 0, 0, 0}).health_pots({3, 0, 0, 0}));
  CHECK_EQUAL(play.charge("a").heal("A").next(), "a charge, A heal");
  CHECK_EQUAL(play.unit("a").poison, 5);
  CHECK_EQUAL(play.state().poison_pot[0], 6);
  CHECK_EQUAL(play.unit("A").health, 100);
  CHECK_EQUAL(play.state().health_pot[0], 33);
}

TEST("A.4 1.0: without a square of 5 x 5, any empty cell: walls around become those of the box") {
  int over_walls = 0, like_1_1 = 0;
  for (int seed = 1; seed <= 60; ++seed) {
    Play play(Position(NARROW).original_rules(), seed);
    const auto state = copy_of(play.state());
    remove_box(*state, Pos(1, 2));
    CHECK(box_places(play.settings(), *state, 5).empty());
    BoardDraws random = draws_of_round(0, seed, true);
    random.random(1, 1);
    Pos gold;
    do {
      gold.i = random.random(0, 39);
      gold.j = random.random(0, 39);
    } while (not is_empty_cell(*state, gold));
    const std::vector<Pos> places = box_places(play.settings(), *state, 3);
    if (can_build(play, *state, gold)) {
      over_walls += not std::count(places.begin(), places.end(), gold);
    } else {
      gold = places[random.random(0, int(places.size()) - 1)];
      ++like_1_1;
    }
    CHECK_EQUAL(play.open("A", Right).next(), "A open");
    CHECK_EQUAL(play.board().gold().count(), 1);
    CHECK_EQUAL(play.board().gold().nth(0), gold);
    CHECK(gold_behind(play.board().door(0), play.state(), play.settings()) == gold);
  }
  CHECK(over_walls > 0 and like_1_1 > 0);
}

TEST("A.5 both versions draw any empty cell if there is no place with a square of 5 x 5") {
  Position position(R"(
    a M . . . H
    . . . . . .
    . P . b . .
    c . A . d .
  )",
                    'W');
  for (int seed = 1; seed <= 40; ++seed) {
    for (bool original : {false, true}) {
      Play play(position.original_rules(original), seed);
      const auto state = copy_of(play.state());
      BoardDraws random = draws_of_round(0, seed, original);
      random.random(1, 1);
      state->at(Pos(0, 0)) = Cell();
      state->at(Pos(0, 1)) = Cell();
      state->at(Pos(0, 1)).id = play.id("a");
      CHECK(free_places(play.settings(), *state).empty());
      const Pos place = draw_place(play.settings(), *state, random);
      CHECK_EQUAL(play.go("a", Right), "a Right");
      CHECK_EQUAL(play.board().money().nth(0), place);
    }
  }
}
