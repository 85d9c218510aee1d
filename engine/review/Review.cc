#include "Review.hh"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace game_engine {

namespace {

constexpr int STRETCHES = 20;                               // of a match, about
constexpr std::size_t LIKELY_FAULTS = 4, LIKELY_FALLS = 2;  // scanned again
constexpr std::size_t MOST_FAULTS = 2, MOST_FALLS = 1;      // looked at closely
constexpr int WHOLE_MATCHES = 360;  // that these may cost at most, but for the first one
constexpr double ERROR = 0.05;
constexpr double STANDARD_ERROR = 0.04;
constexpr double LEAST_CHANCE = 0.02;  // Less isn't worth a sentence.

// By how much one way of playing on seems to be better than another one, from few continuations
// with the same draws: in the chance to win, as if the points that the player is ahead of the best
// other one were normally distributed, and in its share, which decides where it always wins or
// never.
double seems_better(const ContinuedScores::ByDraw& better, const ContinuedScores::ByDraw& worse,
                    int seat) {
  const auto ahead = [seat](const Scores& scores) {
    int best = std::numeric_limits<int>::min();
    for (int player = 0; player < NUM_PLAYERS; ++player)
      if (player != seat) best = std::max(best, scores[std::size_t(player)]);
    return scores[std::size_t(seat)] - best;
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

bool is_worth_saying(const Advantage& advantage) {
  return advantage.chance.mean() / TWELFTHS >= LEAST_CHANCE;
}

class Reviewing {
 public:
  Reviewing(const ReviewedMatch& match, int most, const TellProgress& tell)
      : match_(match),
        most_(most),
        tell_(tell),
        first_(match.trace.first_round()),
        last_(match.trace.num_rounds()),
        step_(std::max(1, (last_ - first_) / STRETCHES)) {}

  Review review() {
    play(scan());
    if (not review_.interrupted) play(scan_again());
    if (not review_.interrupted) {
      choose();
      play(closer_look());
    }
    for (Stretch& stretch : review_.stretches) measure(stretch);
    if (not review_.interrupted) test();
    std::stable_sort(review_.stretches.begin(), review_.stretches.end(), is_before);
    for (int round = first_; round < last_; round += step_)
      if (not of(round, ITSELF).empty())
        review_.expectations.push_back(expectation(of(round, ITSELF), round, match_.seat));
    return std::move(review_);
  }

 private:
  // In the first step, and up to the end of the second.
  int scanned_draws() const { return std::max(2, most_ / 16); }
  int first_tested_draw() const { return scanned_draws() + most_ / 8; }
  int num_whos() const { return FIRST_STAND_IN + int(match_.stand_ins.size()); }
  // Without stand-ins, having given no orders is what there is to compare with.
  int first_who() const { return match_.stand_ins.empty() ? NOBODY_INSTEAD : FIRST_STAND_IN; }
  // Stretches overlap by half, so that what went wrong for a while is whole in one of them.
  int end_of(int round) const { return std::min(round + 2 * step_, last_); }

  const ContinuedScores::ByDraw& of(int round, int who) const { return scores_.of(round, who); }

  std::vector<Continuation> scan() const {
    std::vector<Continuation> list;
    for (int round = first_; round < last_; round += step_) {
      add(list, round, ITSELF, 0, scanned_draws());
      for (int who = first_who(); who < num_whos(); ++who)
        add(list, round, who, 0, scanned_draws());
    }
    return list;
  }

  // Where it seems worth while, and at the ends of these stretches.
  std::vector<Continuation> scan_again() const {
    const auto likely = most_likely(LIKELY_FAULTS, LIKELY_FALLS, false);
    std::vector<Continuation> list;
    for (int round = first_; round < last_; round += step_) {
      const bool is_likely = std::count_if(likely.begin(), likely.end(),
                                           [&](const Likely& one) { return one.round == round; });
      const bool is_end = std::count_if(likely.begin(), likely.end(), [&](const Likely& one) {
        return end_of(one.round) == round;
      });
      if (is_likely or is_end) add(list, round, ITSELF, scanned_draws(), first_tested_draw());
      for (int who = first_who(); is_likely and who < num_whos(); ++who)
        add(list, round, who, scanned_draws(), first_tested_draw());
    }
    return list;
  }

  // Draws from `first` up to `last`.
  void add(std::vector<Continuation>& list, int round, int who, int first, int last) const {
    for (int draw = first; draw < last; ++draw)
      list.push_back({round, who == ITSELF ? round : end_of(round), who, draw});
  }

  void play(const std::vector<Continuation>& list) {
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

  // A stretch from a round on, and what may be found there.
  struct Likely {
    int round;
    bool is_fall;
  };

  // Of stretches that overlap, only the first.
  void keep_apart(std::vector<std::pair<double, int>>& found) const {
    std::vector<std::pair<double, int>> kept;
    for (const auto& one : found)
      if (std::none_of(kept.begin(), kept.end(), [&](const auto& other) {
            return std::abs(one.second - other.second) < 2 * step_;
          }))
        kept.push_back(one);
    found = kept;
  }

  // The stretches where a stand-in seems to gain most, and those where the chance seems to fall
  // most, by turns.
  // @param apart  whether they may not overlap
  std::vector<Likely> most_likely(std::size_t most_faults, std::size_t most_falls,
                                  bool apart) const {
    std::vector<std::pair<double, int>> faults, falls;
    for (int round = first_; round < last_; round += step_) {
      const ContinuedScores::ByDraw& itself = of(round, ITSELF);
      double best = -1;
      for (int who = first_who(); who < num_whos(); ++who)
        best = std::max(best, seems_better(of(round, who), itself, match_.seat));
      faults.emplace_back(-best, round);
      if (end_of(round) < last_)
        falls.emplace_back(-seems_better(itself, of(end_of(round), ITSELF), match_.seat), round);
    }
    std::sort(faults.begin(), faults.end());
    std::sort(falls.begin(), falls.end());
    if (apart) keep_apart(faults), keep_apart(falls);
    std::vector<Likely> likely;
    for (std::size_t k = 0; k < std::max(most_faults, most_falls); ++k) {
      for (const auto& [found, most, is_fall] :
           {std::tuple(&faults, most_faults, false), std::tuple(&falls, most_falls, true)})
        if (k < std::min(most, found->size()) and (*found)[k].first < 0)
          likely.push_back({(*found)[k].second, is_fall});
    }
    return likely;
  }

  void choose() {
    std::int64_t cost = 0;
    for (const Likely& one : most_likely(MOST_FAULTS, MOST_FALLS, true))
      look_at(one.round, one.is_fall, cost);
  }

  // `cost` is what has been spent, in rounds.
  void look_at(int round, bool may_fall, std::int64_t& cost) {
    const bool is_new = std::none_of(review_.stretches.begin(), review_.stretches.end(),
                                     [&](const Stretch& one) { return one.from == round; });
    const std::int64_t more =
        std::int64_t(draws_for(round)) * (last_ - round) * (is_new ? num_whos() + 1 : 0);
    const std::int64_t most = std::int64_t(WHOLE_MATCHES) * (last_ - first_) * most_;
    if (cost > 0 and (cost + more) * USUAL_REVIEW_MATCHES > most) return;
    cost += more;
    if (may_fall) falls_.insert(round);
    if (is_new) review_.stretches.push_back({round, end_of(round), {}, false, {}});
  }

  Advantage gain_of(int round, int who, int first) const {
    return advantage(of(round, ITSELF), of(round, who), match_.seat, first);
  }

  Advantage fall_of(int round, int first) const {
    return advantage(of(end_of(round), ITSELF), of(round, ITSELF), match_.seat, first);
  }

  // How many give a standard error small enough, by the chances that were seen there.
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

  std::vector<Continuation> closer_look() const {
    std::map<std::pair<int, int>, int> draws;
    for (const Stretch& stretch : review_.stretches) {
      const bool may_fall = falls_.count(stretch.from) > 0;
      const bool goes_on = stretch.to < last_;
      int number = draws_for(stretch.from);
      if (may_fall) number = std::max(number, draws_for(stretch.to));
      for (int who = ITSELF; who < num_whos(); ++who)
        raise(draws[{stretch.from, who}], who == NOBODY_INSTEAD ? number / 2 : number);
      if (goes_on) raise(draws[{stretch.to, ITSELF}], may_fall ? number : draws_for(stretch.to));
    }
    std::vector<Continuation> list;
    for (const auto& [what, number] : draws)
      add(list, what.first, what.second, first_tested_draw(), first_tested_draw() + number);
    return list;
  }

  static void raise(int& number, int least) { number = std::max(number, least); }

  void measure(Stretch& stretch) {
    if (falls_.count(stretch.from)) stretch.fall = fall_of(stretch.from, first_tested_draw());
    for (int who = NOBODY_INSTEAD; who < num_whos(); ++who)
      stretch.gains.push_back({who, gain_of(stretch.from, who, first_tested_draw()), false});
  }

  // All of them of the chance to win: a better score that wins no more is no turning point.
  void test() {
    std::vector<double> errors;
    for (const Stretch& stretch : review_.stretches) {
      if (stretch.fall) errors.push_back(error_of_being_above_0(stretch.fall->chance));
      for (const Gain& gain : stretch.gains)
        errors.push_back(error_of_being_above_0(gain.advantage.chance));
    }
    const std::vector<bool> sure = sure_together(errors, ERROR);
    auto next = sure.begin();
    for (Stretch& stretch : review_.stretches) {
      if (stretch.fall) stretch.is_sure_fall = *next++ and is_worth_saying(*stretch.fall);
      for (Gain& gain : stretch.gains) gain.is_sure = *next++ and is_worth_saying(gain.advantage);
    }
  }

  // Faults come first, the greatest in front; then falls that were no fault.
  static bool is_before(const Stretch& a, const Stretch& b) {
    const auto rank = [](const Stretch& s) { return s.best() ? 0 : s.is_sure_fall ? 1 : 2; };
    if (rank(a) != rank(b)) return rank(a) < rank(b);
    if (a.best()) return value(a.best()->advantage) > value(b.best()->advantage);
    if (a.is_sure_fall) return value(*a.fall) > value(*b.fall);
    return a.from < b.from;
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
