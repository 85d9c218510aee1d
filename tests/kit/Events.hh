#pragma once

// Tests that the rules tell what happens, and that every kind of events of a game occurs:
//
//     EventsSeen seen;
//     seen.expect(EventKind::KILL, "a", "b", Position("a b"), [](Play& play) { ... });
//     ...
//     seen.check_all();

#include <tests/rules/Boards.hh>

namespace tests {

class EventsSeen {
 public:
  /// Checks that such an event can be told in the last round played, of this unit and this other
  /// one, if they are not "", with some order of the players' orders.
  template <typename Act>
  void expect(EventKind kind, const std::string& unit, const std::string& other,
              const Position& position, Act act) {
    const std::string word = event_text(int(kind)).word;
    std::string events;
    for (int seed = 1; seed <= MAX_SEEDS; ++seed) {
      Play play(position, seed);
      const std::string its = unit.empty() ? "" : " unit=" + std::to_string(play.id(unit)) + " ";
      const std::string of = other.empty() ? "" : " other=" + std::to_string(play.id(other)) + " ";
      act(play);
      play.next();
      events = play.events();
      for (const std::string& line : lines_of(play.events()))
        if (line.substr(0, line.find(' ')) == word and contains(line, its) and contains(line, of)) {
          seen_.insert(int(kind));
          return;
        }
    }
    fail(__FILE__, __LINE__, "no event " + word + " of " + unit + " in\n" + events);
  }

  /// Checks that such an event is reported in one of so many rounds; what is ordered is for the
  /// first.
  template <typename Act>
  void expect_within(int rounds, EventKind kind, const Position& position, Act act) {
    const std::string word = event_text(int(kind)).word;
    Play play(position);
    act(play);
    for (int k = 0; k < rounds; ++k) {
      play.next();
      if (contains("\n" + play.events(), "\n" + word + " ")) {
        seen_.insert(int(kind));
        return;
      }
    }
    fail(__FILE__, __LINE__, "no event " + word);
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

}  // namespace tests
