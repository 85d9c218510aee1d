// Rules 7.2 to 7.5: solutions and what a spell does.

#include "Boards.hh"

namespace {

// Whether the ghost A casts with this solution.
bool casts(const Position& position, const std::vector<int>& solution) {
  Play play(position);
  const std::string orders = play.spell("A", solution).next();
  CHECK_EQUAL(play.unit("A").resting_rounds(), orders == "A spell" ? 59 : 0);
  return orders == "A spell";
}

bool can_change(const Play& play, Pos p, int caster) {
  const Cell& c = play.state().at(p);
  return c.type == Corridor and c.id == -1 and c.owner != caster;
}

}  // namespace

TEST("7.2 a spell with a right solution works, whatever number a group has") {
  std::vector<int> solution = SOLUTION;
  CHECK(casts(Position("A"), solution));
  for (int& group : solution) group = 4 - group;
  CHECK(casts(Position("A"), solution));
}

TEST("7.3 a wrong solution does nothing and costs nothing") {
  const std::vector<int> none, shorter(SOLUTION.begin(), SOLUTION.end() - 1);
  std::vector<int> longer = SOLUTION, out_of_range = SOLUTION, negative = SOLUTION;
  std::vector<int> wrong_sums = SOLUTION, group_of_four = SOLUTION, groups_of_15(15, 0);
  longer.push_back(0);
  std::replace(out_of_range.begin(), out_of_range.end(), 4, 5);
  std::replace(negative.begin(), negative.end(), 4, -1);
  std::swap(wrong_sums[0], wrong_sums[2]);  // 5 + 8 + 7 becomes 6 + 8 + 7
  group_of_four[0] = 1;
  for (const auto& solution : {none, shorter, longer, out_of_range, negative, wrong_sums,
                               group_of_four, groups_of_15, std::vector<int>(100000, 0)})
    CHECK(not casts(Position("A"), solution));
}

TEST("7.2 7.3 for n ingredients there are n/3 groups, of three members each, with the same sum") {
  CHECK(casts(Position("A").ingredients({1, 4, 5, 6, 4, 1, 3, 4, 2}), {1, 2, 0, 1, 0, 0, 1, 2, 2}));
  CHECK(casts(Position("A").ingredients({7, 8, 9}), {0, 0, 0}));
  CHECK(not casts(Position("A").ingredients({7, 8, 9}), {1, 1, 1}));
  // Ingredients 0 and 6: groups of two and of four would have the same sum.
  const Position pairs = Position("A").ingredients({2, 2, 2, 3, 3, 0});
  CHECK(casts(pairs, {0, 0, 0, 1, 1, 1}));
  CHECK(not casts(pairs, {0, 0, 0, 1, 1, 0}));
  const Position larger = Position("A").ingredients({1, 2, 3, 4, 5, 6});
  CHECK(not casts(larger, {0, 0, 0, 1, 1, 1}));
  CHECK(not casts(larger, {1, 1, 1, 0, 0, 0}));
}

TEST("7.3 no spell if 50 or fewer rounds are left, this one included") {
  for (int round : {0, 148, 149, 150, 151, 199}) {
    Play play(Position("A").round(round));
    CHECK_EQUAL(play.spell("A").next(), round < 150 ? "A spell" : "");
  }
  for (int rounds : {49, 50, 51}) {
    Play play(Position("A").parameter("NUM_ROUNDS", rounds));
    CHECK_EQUAL(play.spell("A").next(), rounds == 51 ? "A spell" : "");
  }
}

TEST("7.3 one spell a round, and the order of the orders decides whose") {
  const int first = count_seeds(200, [](int seed) {
    Play play(Position("A B"), seed);
    const std::string orders = play.spell("A").spell("B").next();
    CHECK(orders == "A spell" or orders == "B spell");
    CHECK_EQUAL(play.unit("A").resting_rounds(), orders == "A spell" ? 59 : 0);
    CHECK_EQUAL(play.unit("B").resting_rounds(), orders == "A spell" ? 0 : 59);
    play.spell("A", std::vector<int>(15, 0)).next();
    return orders == "A spell";
  });
  CHECK_NEAR(first, 100, 29);
}

TEST("7.4 15% of the cells that are corridor, without unit and not the caster's change") {
  for (int seed = 1; seed <= 10; ++seed) {
    Play play(Position("A W . 0 0 0 0 0\n 1 2 3 * . . . ."), seed);
    const int n = count_cells(play.settings(), [&](Pos p) { return can_change(play, p, 0); });
    const StateData before = play.state();
    CHECK_EQUAL(play.spell("A").next(), "A spell");
    const int changed = count_cells(play.settings(), [&](Pos p) {
      return play.state().at(p).owner == 0 and before.at(p).owner != 0;
    });
    CHECK_EQUAL(changed, n * 15 / 100);
    CHECK_EQUAL(play.owner(0, 1), -1);
    for (int j = 3; j < 8; ++j) CHECK_EQUAL(play.owner(0, j), 0);
    CHECK(play.cell(1, 3).book);
  }
}

TEST("7.5 9.3 a ghost that has cast rests ROUNDS_SPELL_RESTING_GHOST rounds, this one included") {
  Play play(Position("A").parameter("ROUNDS_SPELL_RESTING_GHOST", 3).ingredients({1, 1, 1}));
  CHECK_EQUAL(play.spell("A", {0, 0, 0}).next(), "A spell");
  for (int rest : {2, 1, 0, 0}) {
    CHECK_EQUAL(play.unit("A").resting_rounds(), rest);
    play.next();
  }
}
