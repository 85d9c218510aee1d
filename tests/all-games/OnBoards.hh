#pragma once

// What helps the tests of a game's rules on its boards: included by its Boards.hh, at the end.

namespace tests {

/// Where a direction leads. They go against the clock from down on; at the end there may be one to
/// stay.
inline Pos step_of(int dir) {
  constexpr int DOWN[] = {1, 1, 0, -1, -1, -1, 0, 1, 0}, RIGHT[] = {0, 1, 1, 1, 0, -1, -1, -1, 0};
  static const bool has_diagonals = split(DIRECTIONS, ' ').size() >= 8;
  const int k = has_diagonals ? dir : 2 * dir;
  return {DOWN[k], RIGHT[k]};
}

/// Checks of a move in the first round that it is ignored.
inline void check_stays(const Position& position, const std::string& unit, Dir dir) {
  Play play(position);
  const Pos before = play.pos(unit);
  CHECK_EQUAL(play.go(unit, dir), "");
  CHECK_EQUAL(play.pos(unit), before);
}

/// Tests that the rules tell what happens, and that every kind of events of a game occurs:
///
///     EventsSeen seen;
///     seen.expect(EventKind::KILL, "a", "b", Position("a b"), [](Play& play) { ... });
///     ...
///     seen.check_all();
class EventsSeen {
 public:
  /// Checks that such an event is told in one of so many rounds, of this unit and this other one,
  /// if they are not "", with some order of the players' orders. These are for the first round.
  template <typename Act>
  void expect(EventKind kind, const std::string& unit, const std::string& other,
              const Position& position, Act act, int rounds = 1) {
    const std::string word = event_text(int(kind)).word;
    std::string events;
    for (int seed = 1; seed <= MAX_SEEDS; ++seed) {
      Play play(position, seed);
      const std::string its = unit.empty() ? "" : " unit=" + std::to_string(play.id(unit)) + " ";
      const std::string of = other.empty() ? "" : " other=" + std::to_string(play.id(other)) + " ";
      act(play);
      for (int k = 0; k < rounds; ++k) {
        play.next();
        events = play.events();
        for (const std::string& line : lines_of(events))
          if (line.substr(0, line.find(' ')) == word and contains(line, its) and
              contains(line, of)) {
            seen_.insert(int(kind));
            return;
          }
      }
    }
    fail(__FILE__, __LINE__, "no event " + word + " of " + unit + " in\n" + events);
  }

  /// Checks that all kinds of the game were expected.
  void check_all() const {
    for (int kind = 0; *event_text(kind).word; ++kind)
      if (seen_.count(kind) == 0)
        fail(__FILE__, __LINE__, std::string("this kind was not tested: ") + event_text(kind).word);
  }

 private:
  static constexpr int MAX_SEEDS = 300;

  std::set<int> seen_;
};

/// Tests that the rules say why orders do nothing, and that every reason of a game occurs:
///
///     ReasonsSeen seen;
///     seen.expect(Reason::WALL, Position("a W"), "a", Right);
///     seen.expect(Reason::RESTS, Position("A"), [](Play& play) { play.spell("A"); });
///     ...
///     seen.check_all();
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

/// The orders that a player of this name gives as clan 0, in the first round.
Orders orders_by(const std::string& name, const Settings& settings, const StateData& state);
Orders orders_by(const std::string& name, const Position& position);

/// The first player's share of all points, 0 to 1, in matches from each seat for each of the seeds
/// 1 to `seeds`.
double share_of_points(const Names& names, int seeds);

/// The mean ranks of four players, 1 to 4: four matches, one with each rotation of the seats, for
/// each of the seeds 1 to `seeds`. Players with the same score share the mean of their ranks.
std::vector<double> mean_ranks(const Configuration& configuration, const Names& names, int seeds);

/// Whether a player has been put out in the match.
bool is_out_anywhere(const Match& match);

/// A command of the game's guide: ./Game PLAYER OTHER THIRD FOURTH --matches=...
struct GuideSeries {
  std::string player, other, third, fourth;
};

/// Those of docs/guide.md, in order; none if the game has no guide.
std::vector<GuideSeries> guide_series();

/// The guide's last player: the one that it has play against three Dummy. Empty without a guide.
std::string last_of_guide();

}  // namespace tests
