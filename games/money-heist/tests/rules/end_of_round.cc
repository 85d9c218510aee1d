// Rules 8.1 to 8.6: what happens when all orders are carried out; each draw is repeated here.

#include "Boards.hh"

namespace {

// What the rules say of a round that begins as in `play`, step by step.
class Expected {
 public:
  Expected(const Play& play, std::int64_t seed)
      : settings_(play.settings()),
        state_(copy_of(play.state())),
        random_(draws_of_round(play.state().round, seed)) {}

  StateData& state() { return *state_; }
  BoardDraws& random() { return random_; }
  Unit& unit(int id) { return state_->units()[id]; }

  /// Draws whose turn it is for orders of one player.
  void turns(int orders) {
    for (int k = 0; k < orders; ++k) random_.random(1, 1);
  }
  void take_off(int id) { state_->at(unit(id).pos).id = -1; }
  void move(int id, Pos p) {
    take_off(id);
    put(id, p);
  }
  void put(int id, Pos p) {
    unit(id).pos = p;
    state_->at(p) = Cell();
    state_->at(p).id = id;
  }
  Pos place() { return draw_place(settings_, *state_, random_); }
  void soldier_comes_back(int id, int killer) {
    const Pos p = place();
    const int drawn = random_.random(0, 9);
    put(id, p);
    unit(id).player = drawn < 4 ? drawn : killer;
  }

 private:
  const Settings& settings_;
  std::unique_ptr<StateData> state_;
  BoardDraws random_;
};

std::vector<Pos> money(const Play& play) {
  return cells_where(play.settings(), [&](Pos p) { return play.state().at(p).money > 0; });
}

}  // namespace

TEST("8.1 a professor that dies in round R is away in rounds R+1 to R + 40, and then comes back") {
  Position position("a B");
  position.health(1, 20).parameter("PROFESSOR_ROUNDS_REBIRTH", 4).round(100);
  Play play(position.parameter("INITIAL_PROFESSOR_HEALTH", 60));
  play.move("a", Right);
  for (int pending : {4, 3, 2, 1}) {
    play.next();
    CHECK_EQUAL(play.unit("B").rounds_for_reborn, pending);
    CHECK(not play.unit("B").is_alive());
    CHECK_EQUAL(play.unit("B").health, 0);
    CHECK_EQUAL(play.pos("B"), Pos(0, 1));
    CHECK_EQUAL(play.cell(0, 1).id, -1);
    CHECK_EQUAL(play.state().professor[1], 1);
  }
  play.next();
  CHECK_EQUAL(play.state().round, 105);
  CHECK(play.unit("B").is_alive());
  CHECK_EQUAL(play.unit("B").health, 60);
  CHECK_EQUAL(play.unit("B").player, 1);
  CHECK_EQUAL(play.state().at(play.pos("B")).id, 1);
}

TEST("4.6 8.1 a dead professor does not heal, and one that has come back does") {
  Play play(Position("A").dead(0, 1));
  CHECK_EQUAL(play.heal("A").next(), "");
  CHECK_EQUAL(play.heal("A").next(), "A heal");
}

TEST("8.2 a soldier that comes back keeps its id and carries INITIAL_SOLDIERS_POISONS") {
  Position position("c b");
  position.parameter("INITIAL_SOLDIERS_POISONS", 3).poison("b", 0);
  for (int seed = 1; seed <= 10; ++seed) {
    Play play(position, seed, {{"c", Right}});
    CHECK_EQUAL(play.unit("b").poison, 3);
    CHECK_EQUAL(play.unit("b").id, play.id("b"));
  }
}

TEST("8.2 soldiers come back by the player that killed them, in the order of their deaths") {
  // d kills a first, then b kills c2 and then c.
  const Position position(R"(
    d a
    . .
    b c
    b c
  )");
  int tried = 0;
  for (int seed = 1; seed <= 60; ++seed) {
    Play play(position, seed);
    Expected expected(play, seed);
    const std::string orders = play.go({{"d", Right}, {"b2", Right}, {"b", Right}});
    if (orders != "d Right, b2 Right, b Right") continue;
    ++tried;
    expected.random().random(1, 2);
    expected.turns(2);
    for (const char* name : {"a", "c", "c2"}) expected.take_off(play.id(name));
    expected.soldier_comes_back(play.id("c2"), 1);
    expected.soldier_comes_back(play.id("c"), 1);
    expected.soldier_comes_back(play.id("a"), 3);
    for (const char* name : {"a", "c", "c2"}) {
      CHECK_EQUAL(play.pos(name), expected.unit(play.id(name)).pos);
      CHECK_EQUAL(play.unit(name).player, expected.unit(play.id(name)).player);
    }
  }
  CHECK(tried > 10);
}

TEST("8.1 8.2 professors come back in the order of their players, and then soldiers") {
  for (int seed = 1; seed <= 20; ++seed) {
    Play play(Position("a b").dead(3, 1).dead(1, 1).dead(0, 2), seed);
    Expected expected(play, seed);
    expected.turns(1);
    expected.take_off(play.id("b"));
    for (int id : {1, 3}) expected.put(id, expected.place());
    expected.soldier_comes_back(play.id("b"), 0);
    play.go("a", Right);
    for (const char* name : {"B", "D", "b"})
      CHECK_EQUAL(play.pos(name), expected.unit(play.id(name)).pos);
    CHECK_EQUAL(play.unit("A").rounds_for_reborn, 1);
  }
}

TEST("8.3 8.4 for what was taken there is new money, then health kits, and then poison kits") {
  Position position("a P\n a H\n a M\n a M");
  position.parameter("MIN_MONEY_VALUE", 11).parameter("MAX_MONEY_VALUE", 13);
  for (int seed = 1; seed <= 20; ++seed) {
    Play play(position, seed);
    Expected expected(play, seed);
    expected.turns(4);
    int row = 0;
    for (const char* name : {"a", "a2", "a3", "a4"}) {
      expected.move(play.id(name), Pos(row++, 1));
      play.move(name, Right);
    }
    for (int k = 0; k < 2; ++k) {
      const Pos p = expected.place();
      expected.state().at(p).money = expected.random().random(11, 13);
    }
    const Pos health_place = expected.place();
    expected.state().at(health_place).health_kit = true;
    const Pos poison_place = expected.place();
    CHECK_EQUAL(play.next(), "a Right, a2 Right, a3 Right, a4 Right");
    CHECK_EQUAL(money(play).size(), 2u);
    for (Pos p : money(play)) CHECK_EQUAL(play.state().at(p).money, expected.state().at(p).money);
    CHECK(play.state().at(health_place).health_kit);
    CHECK(play.state().at(poison_place).poison_kit);
  }
}

TEST("8.6 points of a round are added together") {
  const Position position(R"(
    W W W M a
    W G 0 A a
    W W W a b
    . . B a .
  )");
  Play play(Position(position).health(1, 20).scores({1000, 5, 0, 0}));
  CHECK_EQUAL(play.open("A", Left).go({{"a", Left}, {"a3", Right}, {"a4", Left}}),
              "A open, a Left, a3 Right, a4 Left");
  CHECK_EQUAL(play.state().round, 1);
  play.next();
  CHECK_EQUAL(play.state().score[0], 1000 + 200 + 5 + 10 + 50);
  CHECK_EQUAL(play.state().score[1], 5);
}

TEST("scores that grow beyond the range of int stay at its end") {
  Position position("a M");
  Play play(position.amount(0, 1, 1000000).scores({INT_MAX - 10, 0, 0, 0}), {{"a", Right}});
  CHECK_EQUAL(play.state().score[0], INT_MAX);
}
