#pragma once

#include <engine/series/Statistics.hh>
#include <map>
#include <vector>

#include "Continuations.hh"

namespace game_engine {

/// The scores of continuations, by the round where they begin, who gave the orders of the reviewed
/// player in the first stretch, and the number of their draws.
class ContinuedScores {
 public:
  using ByDraw = std::map<int, Scores>;

  void add(const Continuation& continuation, const Scores& scores) {
    scores_[{continuation.round, continuation.who}][continuation.draw] = scores;
  }
  const ByDraw& of(int round, int who) const;

 private:
  std::map<std::pair<int, int>, ByDraw> scores_;
};

/// How a player did in a match. Sums of these are whole numbers.
struct Achieved {
  std::array<int, NUM_PLAYERS> places;  ///< In twelfths; players with the same score share places.
  std::int64_t share;                   ///< Of all points, in millionths; a quarter of none.
  int points;
};
constexpr double MILLION = 1e6;

Achieved achieved(const Scores& scores, int seat);

/// What a player could expect at the start of a round.
struct Expectation {
  int round = 0;
  std::int64_t matches = 0;
  std::array<Estimate, NUM_PLAYERS> places = {};  ///< The chance of each.
  Estimate share = {};
  Estimate points = {};

  const Estimate& chance() const { return places[0]; }  ///< To win.
};

Expectation expectation(const ContinuedScores::ByDraw& scores, int round, int seat);

/// One way of playing on compared with another, by the differences between continuations with the
/// same draws.
struct Advantage {
  Sample chance;  ///< In twelfths.
  Sample share;   ///< In millionths.
  Sample points;
};

/// Uses only draws from `first` on.
Advantage advantage(const ContinuedScores::ByDraw& before, const ContinuedScores::ByDraw& after,
                    int seat, int first);

}  // namespace game_engine
