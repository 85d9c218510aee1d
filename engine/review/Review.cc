#include "Review.hh"

#include <algorithm>
#include <cmath>
#include <engine/series/GreatestFirst.hh>
#include <limits>
#include <set>

namespace game_engine {

namespace {

constexpr int STARTS = 40, LENGTH = 4;  // Starts of stretches, about; their length in steps.
constexpr std::size_t LIKELY_FAULTS = 10, LIKELY_FALLS = 2;  // scanned again
constexpr std::size_t LIKELIEST_FAULTS = 4;                  // and once more
constexpr std::size_t MOST_FAULTS = 2, MOST_FALLS = 1;       // looked at closely
constexpr int WHOLE_MATCHES = 360;      // that these may cost at most, except the first one
constexpr std::size_t MOST_RAISED = 2;  // played on more often
constexpr int RAISE = 3;                // That many times the continuations of the closer look,
constexpr int RAISED_MATCHES = 400;     // if they cost no more whole matches than this.
constexpr double ERROR = 0.05;
constexpr double STANDARD_ERROR = 0.04;
constexpr double LEAST_CHANCE = 0.02, LEAST_SHARE = 0.01;  // Less isn't worth a sentence.

// How much better one way of playing on seems than another, from few continuations with the same
// draws: in the chance to win, as if the player's lead in points over the best other one were
// normally distributed; and in its share, which decides where it wins always or never.
double seems_better(const ContinuedScores::ByDraw& better, const ContinuedScores::ByDraw& worse,
                    int seat) {
  const auto ahead = [seat](const Scores& scores) {
    int best = std::numeric_limits<int>::min();
    for (int player = 0; player < NUM_PLAYERS; ++player)
      if (player != seat) best = std::max(best, scores[player]);
    return scores[seat] - best;
  };
  Sample here, there;
  for (const auto& [draw, scores] : better) {
    const auto same = worse.find(draw);
    if (same == worse.end()) continue;
    here.add(ahead(scores));
    there.add(ahead(same->second));
  }
  if (here.count() < 2) return 0;
  const double deviation = std::sqrt(std::max((here.variance() + there.variance()) / 2, 1.0));
  const auto chance = [deviation](const Sample& sample) {
    return std::erfc(-sample.mean() / deviation / std::sqrt(2.0)) / 2;
  };
  return chance(here) - chance(there) + advantage(worse, better, seat, 0).share.mean() / MILLION;
}

// What may be said about a stretch: its fall, or one of its gains.
struct Claim {
  Stretch* stretch;
  Gain* said;

  // The way of playing on that was worse by this: from the start of a round, by whom.
  std::pair<int, int> worse() const {
    return {said->who == ITSELF ? stretch->to : stretch->from, ITSELF};
  }
  std::pair<int, int> better() const { return {stretch->from, said->who}; }
};

// How many continuations are to be played from each round, by who gives the orders.
using Numbers = std::map<std::pair<int, int>, int>;

class Reviewing {
 public:
  Reviewing(const ReviewedMatch& match, int most, const TellProgress& tell)
      : match_(match),
        most_(most),
        tell_(tell),
        first_(match.trace.first_round()),
        last_(match.trace.num_rounds()),
        step_(std::max(1, (last_ - first_) / STARTS)) {}

  Review review() {
    scan(starts(), scanned_draws(), 0);
    scan(most_likely(LIKELY_FAULTS, LIKELY_FALLS, false, 1), more_draws(), scanned_draws());
    scan(most_likely(LIKELIEST_FAULTS, LIKELY_FALLS, false), 3 * more_draws(),
         scanned_draws() + more_draws());
    if (not review_.interrupted) {
      review_.by_share = never_wins();
      choose();
      play(closer_look(), first_tested_draw());
    }
    measure(claims(false), first_tested_draw());
    if (not review_.interrupted) test(claims(true));
    if (not review_.interrupted) raise();
    put_greatest_first(review_.stretches, cost);
    put_greatest_first(review_.stretches, [](const Stretch& stretch) {
      return stretch.best() ? 2 : int(stretch.is_sure_fall());
    });
    for (int round = first_; round < last_; round += step_)
      if (not of(round, ITSELF).empty())
        review_.expectations.push_back(expectation(of(round, ITSELF), round, match_.seat));
    return std::move(review_);
  }

 private:
  // In the first step, and in the second one.
  int scanned_draws() const { return std::max(2, most_ / 32); }
  int more_draws() const { return std::max(1, most_ / 16); }
  int first_tested_draw() const { return scanned_draws() + 4 * more_draws(); }
  int first_raised_draw() const { return first_tested_draw() + std::max(2, most_); }
  int num_whos() const { return FIRST_STAND_IN + int(match_.stand_ins.size()); }
  // Without stand-ins, the comparison is with giving no orders.
  int first_who() const { return match_.stand_ins.empty() ? NOBODY_INSTEAD : FIRST_STAND_IN; }
  // Stretches overlap, so that whatever went wrong for a while is wholly in one that begins soon
  // before it: the earlier one begins, the more the draws may differ from those that led to it.
  int end_of(int round) const { return std::min(round + LENGTH * step_, last_); }

  const ContinuedScores::ByDraw& of(int round, int who) const { return scores_.of(round, who); }
  const ContinuedScores::ByDraw& of(std::pair<int, int> way) const {
    return of(way.first, way.second);
  }

  // A stretch from a round on, and what may be found there.
  struct Likely {
    int round;
    bool is_fall;
  };

  std::vector<Likely> starts() const {
    std::vector<Likely> all;
    for (int round = first_; round < last_; round += step_) all.push_back({round, false});
    return all;
  }

  void scan(const std::vector<Likely>& likely, int number, int first) {
    if (review_.interrupted) return;
    Numbers numbers;
    for (const auto& [round, is_fall] : likely) {
      numbers[{round, ITSELF}] = number;
      if (is_fall) numbers[{end_of(round), ITSELF}] = number;
      for (int who = first_who(); who < num_whos() and not is_fall; ++who)
        numbers[{round, who}] = number;
    }
    play(numbers, first);
  }

  // Draws from `first` on.
  void play(const Numbers& numbers, int first) {
    std::vector<Continuation> list;
    for (const auto& [what, number] : numbers) {
      const auto [round, who] = what;
      for (int draw = first; draw < first + number; ++draw)
        list.push_back({round, who == ITSELF ? round : end_of(round), who, draw});
    }
    if (list.empty()) return;
    std::int64_t played = 0;
    tell_(0, std::int64_t(list.size()));
    const bool is_first = review_.matches == 0;
    const Continued continued = play_continuations(
        match_, list, is_first, [&](const Continuation& continuation, const Scores& scores) {
          scores_.add(continuation, scores);
          ++review_.matches;
          tell_(++played, std::int64_t(list.size()));
        });
    review_.interrupted = continued.interrupted;
    if (is_first) review_.differences = continued.differences;
  }

  // By what was scanned.
  bool never_wins() const {
    Sample wins;
    for (int round = first_; round < last_; round += step_)
      for (int who = ITSELF; who < num_whos(); ++who)
        for (const auto& [draw, scores] : of(round, who))
          wins.add(achieved(scores, match_.seat).places[0]);
    return wins.mean() / TWELFTHS < LEAST_CHANCE;
  }

  // Keeps only the first of stretches that overlap.
  void keep_apart(std::vector<std::pair<double, int>>& found) const {
    std::vector<std::pair<double, int>> kept;
    for (const auto& one : found)
      if (std::none_of(kept.begin(), kept.end(), [&](const auto& other) {
            return std::abs(one.second - other.second) < LENGTH * step_;
          }))
        kept.push_back(one);
    found = kept;
  }

  // Also those of some starts before and after this one.
  ContinuedScores::ByDraw around(int round, int who, int near) const {
    ContinuedScores::ByDraw all;
    for (int k = -near; k <= near; ++k)
      for (const auto& [draw, scores] : of(round + k * step_, who))
        all[draw * (2 * near + 1) + near + k] = scores;
    return all;
  }

  // The stretches where a stand-in seems to gain most, and those where the chance seems to fall
  // most, alternately.
  // @param chosen  whether they are those to look at: they may not overlap, and must seem so; else
  // it is enough that something differs there
  // @param near  how many starts before and after one count for it, too
  std::vector<Likely> most_likely(std::size_t most_faults, std::size_t most_falls, bool chosen,
                                  int near = 0) const {
    std::vector<std::pair<double, int>> faults, falls;
    for (int round = first_; round < last_; round += step_) {
      const ContinuedScores::ByDraw itself = around(round, ITSELF, near);
      double best = -1;
      for (int who = first_who(); who < num_whos(); ++who)
        best = std::max(best, seems_better(around(round, who, near), itself, match_.seat));
      if (best != 0) faults.emplace_back(-best, round);
      if (end_of(round) < last_)
        falls.emplace_back(-seems_better(of(round, ITSELF), of(end_of(round), ITSELF), match_.seat),
                           round);
    }
    for (auto* found : {&faults, &falls}) {
      std::sort(found->begin(), found->end());
      if (chosen) keep_apart(*found);
    }
    std::vector<Likely> likely;
    for (std::size_t k = 0; k < std::max(most_faults, most_falls); ++k) {
      for (const auto& [found, most, is_fall] :
           {std::tuple(&faults, most_faults, false), std::tuple(&falls, most_falls, true)})
        if (k < std::min(most, found->size()) and (not chosen or (*found)[k].first < 0))
          likely.push_back({(*found)[k].second, is_fall});
    }
    return likely;
  }

  void choose() {
    std::int64_t cost = 0;  // What has been spent, in rounds.
    const std::int64_t most = std::int64_t(WHOLE_MATCHES) * (last_ - first_) * most_;
    for (const auto& [round, is_fall] : most_likely(MOST_FAULTS, MOST_FALLS, true)) {
      Stretch stretch{round, end_of(round), {}, {}};
      const bool is_new =
          std::none_of(review_.stretches.begin(), review_.stretches.end(),
                       [&](const Stretch& one) { return one.from == stretch.from; });
      const std::int64_t more =
          std::int64_t(draws_for(round)) * (last_ - round) * (is_new ? num_whos() + 1 : 0);
      if (cost > 0 and (cost + more) * USUAL_REVIEW_MATCHES > most) continue;
      cost += more;
      if (is_fall) falls_.insert(round);
      if (not is_new) continue;
      if (stretch.to < last_) stretch.fall = Gain{ITSELF, {}};
      for (int who = NOBODY_INSTEAD; who < num_whos(); ++who) stretch.gains.push_back({who, {}});
      review_.stretches.push_back(stretch);
    }
  }

  // How many draws make the standard error small enough, by the chances seen there.
  int draws_for(int round) const {
    double variance = 0;
    for (int who = ITSELF; who < num_whos(); ++who)
      variance = std::max(variance, variance_of_winning(of(round, who)));
    const double wanted = variance / (STANDARD_ERROR * STANDARD_ERROR);
    const int least = std::max(2, 3 * most_ / 8);
    return std::clamp(int(std::ceil(wanted * most_ / USUAL_REVIEW_MATCHES)), least,
                      std::max(least, most_));
  }

  // A. Agresti and B. Coull, "Approximate is better than 'exact'", Amer. Statist. 52, 1998, add two
  // wins and two losses to what was seen.
  double variance_of_winning(const ContinuedScores::ByDraw& seen) const {
    if (seen.empty()) return 0;
    double wins = 2, all = 4;
    for (const auto& [draw, scores] : seen) {
      wins += double(achieved(scores, match_.seat).places[0]) / TWELFTHS;
      ++all;
    }
    return wins / all * (1 - wins / all);
  }

  Numbers closer_look() const {
    Numbers numbers;
    for (const Stretch& stretch : review_.stretches) {
      const bool may_fall = falls_.count(stretch.from) > 0;
      int number = draws_for(stretch.from);
      if (may_fall) number = std::max(number, draws_for(stretch.to));
      for (int who = ITSELF; who < num_whos(); ++who)
        keep_greater(numbers[{stretch.from, who}], who == NOBODY_INSTEAD ? number / 2 : number);
      if (stretch.to < last_)
        keep_greater(numbers[{stretch.to, ITSELF}], may_fall ? number : draws_for(stretch.to));
    }
    return numbers;
  }

  static void keep_greater(int& number, int other) { number = std::max(number, other); }

  // A fall of the chance is tested only where it was looked for.
  std::vector<Claim> claims(bool tested) {
    std::vector<Claim> claims;
    for (Stretch& stretch : review_.stretches) {
      for (Gain& gain : stretch.gains) claims.push_back({&stretch, &gain});
      if (tested ? falls_.count(stretch.from) > 0 : stretch.fall.has_value())
        claims.push_back({&stretch, &*stretch.fall});
    }
    return claims;
  }

  void measure(const std::vector<Claim>& claims, int first_draw) const {
    for (const Claim& claim : claims)
      claim.said->advantage =
          advantage(of(claim.worse()), of(claim.better()), match_.seat, first_draw);
  }

  // All by the same measure: a better score that wins no more is no turning point.
  double error_of(const Claim& claim) const {
    const Advantage& found = claim.said->advantage;
    return error_of_being_above_0(review_.by_share ? found.share : found.chance);
  }
  bool is_worth_saying(const Claim& claim) const {
    const Advantage& found = claim.said->advantage;
    return review_.by_share ? found.share.mean() / MILLION >= LEAST_SHARE
                            : found.chance.mean() / TWELFTHS >= LEAST_CHANCE;
  }

  void test(const std::vector<Claim>& claims) const {
    std::vector<double> errors;
    for (const Claim& claim : claims) errors.push_back(error_of(claim));
    const std::vector<bool> sure = sure_together(errors, ERROR / 2);
    for (std::size_t k = 0; k < claims.size(); ++k)
      claims[k].said->is_sure = sure[k] and is_worth_saying(claims[k]);
  }

  // Plays on more often where something seems so but isn't sure, and tests it on these draws alone;
  // not where something else is sure. The likeliest, faults first.
  void raise() {
    std::vector<Claim> likely = claims(true), raised;
    put_greatest_first(likely, [this](const Claim& claim) { return -error_of(claim); });
    put_greatest_first(likely, [](const Claim& claim) { return claim.said->who != ITSELF; });
    Numbers numbers;
    double left = double(RAISED_MATCHES) * (last_ - first_) * most_ / USUAL_REVIEW_MATCHES;
    for (const Claim& claim : likely) {
      const int rounds = 2 * last_ - claim.better().first - claim.worse().first;
      const int number = std::min(RAISE * most_, int(left / rounds));
      const bool is_there = std::any_of(raised.begin(), raised.end(), [&](const Claim& other) {
        return other.stretch == claim.stretch;
      });
      if (claim.stretch->is_turning_point() or not is_worth_saying(claim) or is_there or
          raised.size() == MOST_RAISED or number < most_)
        continue;
      left -= double(number) * rounds;
      raised.push_back(claim);
      for (const auto& way : {claim.worse(), claim.better()}) keep_greater(numbers[way], number);
    }
    play(numbers, first_raised_draw());
    if (review_.interrupted) return;
    measure(raised, first_raised_draw());
    test(raised);
  }

  // Faults come first, the greatest in front; then falls that were no fault. By what is sure in the
  // stretch; if nothing is, the earlier, the greater.
  static double cost(const Stretch& stretch) {
    if (stretch.best()) return value(stretch.best()->advantage);
    return stretch.is_sure_fall() ? value(stretch.fall->advantage) : -stretch.from;
  }

 public:
  static double value(const Advantage& advantage) {
    return advantage.chance.mean() / TWELFTHS + advantage.share.mean() / MILLION;
  }

 private:
  const ReviewedMatch& match_;
  const int most_;
  const TellProgress& tell_;
  const int first_, last_, step_;
  ContinuedScores scores_;
  std::set<int> falls_;  ///< Where a fall is looked for, by the first round.
  Review review_;
};

}  // namespace

const Gain* Stretch::best() const {
  const Gain* best = nullptr;
  for (const Gain& gain : gains)
    if (gain.is_sure and
        (not best or Reviewing::value(gain.advantage) > Reviewing::value(best->advantage)))
      best = &gain;
  return best;
}

Review review_match(const ReviewedMatch& match, int most, const TellProgress& tell) {
  return Reviewing(match, most, tell).review();
}

}  // namespace game_engine
