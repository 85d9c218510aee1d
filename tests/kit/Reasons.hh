#pragma once

// Tests that the rules say why orders do nothing, and that every reason of a game occurs:
//
//     ReasonsSeen seen;
//     seen.expect(Reason::WALL, Position("a W"), "a", Right);
//     seen.expect(Reason::RESTS, Position("A"), [](Play& play) { play.spell("A"); });
//     ...
//     seen.check_all();

#include "Ignored.hh"

namespace tests {

class ReasonsSeen {
 public:
  /// Checks that with some draws, this is the reason why the last order of player 0 does nothing.
  template <typename GiveOrders>
  void expect(Reason reason, const Position& position, GiveOrders give) {
    for (int seed = 1; seed <= MAX_SEEDS; ++seed) {
      Play play(position, seed);
      give(play);
      play.next();
      const std::vector<int>& outcomes = play.outcomes()[0];
      if (outcomes.empty() or outcomes.back() != int(reason)) continue;
      seen_.insert(int(reason));
      return;
    }
    fail(__FILE__, __LINE__, std::string("no such order: ") + text_of(reason).words);
  }

  /// The same for a move; and that the unit stays where it is.
  void expect(Reason reason, const Position& position, const std::string& unit, Dir dir) {
    check_stays(position, unit, dir);
    expect(reason, position, [&](Play& play) { play.move(unit, dir); });
  }

  /// Checks the reasons that all games have, that all others of the game were expected, and that
  /// its rule book has their rules. An order of an unknown kind does nothing.
  void check_all() {
    expect(Reason::DONE, Position("a ."), [](Play& play) { play.move("a", Right); });
    expect(Reason::NO_SUCH_UNIT, Position("a"), [](Play& play) { play.move_as(0, 999, Right); });
    expect(Reason::NOT_YOURS, Position("a b"),
           [](Play& play) { play.move_as(0, play.id("b"), Right); });
    expect(Reason::SECOND_ORDER, Position("a ."), [](Play& play) {
      play.move("a", Left);
      play.move("a", Right);
    });
    expect(Reason::NO_DIRECTION, Position("a"), "a", Dir(9));
    Play play{Position("a .")};
    const Pos start = play.pos("a");
    play.orders(0).add('x', play.id("a"), Right);
    play.next();
    CHECK_EQUAL(play.pos("a"), start);
    CHECK_EQUAL(play.outcomes()[0].at(0), int(Reason::NO_SUCH_ORDER));
    seen_.insert(int(Reason::NO_SUCH_ORDER));
    CHECK_EQUAL(std::string(reason_text(0).rule), "");
    const std::string rules = read_file("docs/rules.md");
    for (int reason = 1; *reason_text(reason).words; ++reason) {
      const ReasonText text = reason_text(reason);
      if (seen_.count(reason) == 0)
        fail(__FILE__, __LINE__, std::string("this reason was not tested: ") + text.words);
      const std::string rule = std::string(text.rule).substr(0, std::string(text.rule).find(' '));
      if (not contains(rules, "**" + rule + "**"))
        fail(__FILE__, __LINE__, "there is no rule " + rule + ": " + text.words);
    }
  }

 private:
  static constexpr int MAX_SEEDS = 50;

  std::set<int> seen_;
};

}  // namespace tests
