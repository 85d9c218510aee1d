#include "Review.hh"

#include <cmath>
#include <set>
#include <engine/text/Ranges.hh>

namespace game_engine {

namespace {

constexpr int STARTS = 40, LENGTH = 4;  // Starts of stretches, about; their length in steps.
constexpr int COARSE = 2;               // Steps between the starts that are scanned first.
constexpr std::size_t LIKELY_FAULTS = 8, LIKELIEST_FAULTS = 4;  // scanned again, and once more
constexpr std::size_t MOST_FAULTS = 3;                          // looked at closely
constexpr std::size_t MOST_RAISED = 1;                          // in the last look
constexpr int RAISE = 3;             // That many times the continuations of the look before,
constexpr int RAISED_MATCHES = 400;  // if each costs no more whole matches than this.
constexpr std::array LOOK_ERRORS = {0.01, 0.02, 0.02};
constexpr double FAR_FROM_SURE = 0.4;  // An error of this is not looked at again.
constexpr double LEAST_CHANCE = 0.02, LEAST_SHARE = 0.01;  // Less isn't worth a sentence.
constexpr double KEPT = 0.6;                               // The part of a gain that is most of it.
constexpr int NAMING_MATCHES = 60;  // Whole ones that looking for its orders may cost.
constexpr double NAMING_ERROR = 0.05;

// How much better one way of playing on seems than another, from few continuations with the same
// draws: in the chance to win, as if the player's lead in points over the best other one were
// normally distributed; and in its share, which decides where it wins always or never.
double seems_better(const ScoresByDraw& better, const ScoresByDraw& worse, int seat) {
  const auto ahead = [seat](const Scores& scores) {
    int best = std::numeric_limits<int>::min();
    for (int player : SEATS)
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

double value(const Advantage& advantage) {
  return advantage.chance.mean() / TWELFTHS + advantage.share.mean() / MILLION;
}

// What may be said about a stretch: its fall, or one of its gains.
struct Claim {
  Stretch* stretch;
  Gain* said;

  // From the start of a round, by whom.
  std::pair<int, int> worse() const {
    return {said->who == ITSELF ? stretch->to : stretch->from, ITSELF};
  }
  std::pair<int, int> better() const { return {stretch->from, said->who}; }
};

// Of continuations, by the round and who gives the orders.
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
    const int few = std::max(2, most_ / 40), more = std::max(1, most_ / 32);
    scan(starts(), few, 0);
    scan(first_of(faults(2), LIKELY_FAULTS, falls()), more, few);
    scan(first_of(faults(1), LIKELIEST_FAULTS, falls()), 2 * more, few + more);
    if (not review_.interrupted) {
      review_.by_share = never_wins();
      choose(few + more);
      play(first_look(), first_draw());
    }
    measure(claims(false));
    if (not review_.interrupted) test(LOOK_ERRORS[0]);
    for (const std::size_t look : {1, 2})
      if (not review_.interrupted) look_again(look);
    put_greatest_first(review_.stretches, cost);
    put_greatest_first(review_.stretches, [](const Stretch& stretch) {
      return stretch.best() ? 2 : int(stretch.is_sure_fall());
    });
    for (Stretch& stretch : review_.stretches) {
      const ScoresByDraw& own = of(stretch.from, ITSELF);
      stretch.own = {own.lower_bound(first_draw()), own.end()};
      if (const Gain* best = stretch.best(); best and not review_.interrupted)
        stretch.named = other_orders(match_, stretch.from, stretch.to, best->who);
    }
    if (not review_.interrupted and not review_.stretches.empty()) narrow(review_.stretches[0]);
    for (int round = first_; round < last_; round += step_)
      if (not of(round, ITSELF).empty())
        review_.expectations.push_back(expectation(of(round, ITSELF), round, match_.seat));
    return std::move(review_);
  }

 private:
  // From here on, draws are for the looks.
  int first_draw() const { return 4 * most_; }
  int few_draws() const { return std::max(2, most_ / 6); }
  int num_whos() const { return FIRST_STAND_IN + int(match_.stand_ins.size()); }
  // Without stand-ins, the comparison is with giving no orders.
  int first_who() const { return match_.stand_ins.empty() ? NOBODY_INSTEAD : FIRST_STAND_IN; }
  // Stretches overlap, so that whatever went wrong for a while is wholly in one that begins soon
  // before it: the earlier one begins, the more the draws may differ from those that led to it.
  int end_of(int round) const { return std::min(round + LENGTH * step_, last_); }

  const ScoresByDraw& of(std::pair<int, int> way) const {
    static const ScoresByDraw none;
    const auto found = scores_.find(way);
    return found == scores_.end() ? none : found->second;
  }
  const ScoresByDraw& of(int round, int who) const { return of({round, who}); }

  // A stretch from a round on, and what may be found there.
  struct Likely {
    int round;
    bool is_fall;
  };

  std::vector<Likely> starts() const {
    std::vector<Likely> all;
    for (int round = first_; round < last_; round += COARSE * step_) all.push_back({round, false});
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
        if (const auto& known = of(what); known.find(draw) == known.end())
          list.push_back({round, who == ITSELF ? round : end_of(round), who, draw});
    }
    play(list, [&](const Continuation& one, const Scores& scores) {
      scores_[{one.round, one.who}][one.draw] = scores;
    });
  }

  void play(const std::vector<Continuation>& list,
            const std::function<void(const Continuation&, const Scores&)>& take) {
    if (list.empty()) return;
    std::int64_t played = 0;
    tell_(0, list.size());
    const bool is_first = review_.matches == 0;
    const Continued continued = play_continuations(
        match_, list, is_first, [&](const Continuation& continuation, const Scores& scores) {
          take(continuation, scores);
          ++review_.matches;
          tell_(++played, list.size());
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
          wins.add(achieved(scores, match_.seat).win);
    return wins.mean() / TWELFTHS < LEAST_CHANCE;
  }

  // Also those of some starts before and after this one.
  ScoresByDraw around(int round, int who, int near) const {
    ScoresByDraw all;
    for (int k = -near; k <= near; ++k)
      for (const auto& [draw, scores] : of(round + k * step_, who))
        all[draw * (2 * near + 1) + near + k] = scores;
    return all;
  }

  // Starts of stretches, each with what its stretch seems to have cost; the most in front.
  using Costs = std::vector<std::pair<double, int>>;
  static Costs most_first(Costs costs) {
    put_greatest_first(costs, [](const auto& one) { return one.first; });
    return costs;
  }

  // What the best stand-in seems to gain there. Starts that are so near count for it, too.
  Costs faults(int near) const {
    Costs costs;
    for (int round = first_; round < last_; round += step_) {
      const ScoresByDraw itself = around(round, ITSELF, near);
      double best = -1;
      for (int who = first_who(); who < num_whos(); ++who)
        best = std::max(best, seems_better(around(round, who, near), itself, match_.seat));
      if (best != 0) costs.emplace_back(best, round);
    }
    return most_first(costs);
  }

  Costs falls() const {
    Costs costs;
    for (int round = first_; end_of(round) < last_; round += step_)
      costs.emplace_back(seems_better(of(round, ITSELF), of(end_of(round), ITSELF), match_.seat),
                         round);
    return most_first(costs);
  }

  // The first faults, and after the very first the greatest fall.
  static std::vector<Likely> first_of(const Costs& faults, std::size_t most, const Costs& falls) {
    std::vector<Likely> first;
    for (std::size_t k = 0; k < std::min(most, faults.size()); ++k)
      first.push_back({faults[k].second, false});
    if (not falls.empty())
      first.insert(first.empty() ? first.end() : first.begin() + 1, {falls[0].second, true});
    return first;
  }

  // Of these, those that cost something and were scanned often; of any that overlap, the first.
  Costs worth_a_look(const Costs& costs, std::size_t scanned) const {
    Costs worth;
    for (const auto& one : costs)
      if (one.first > 0 and of(one.second, ITSELF).size() >= scanned and
          none_of(worth, [&](const auto& other) {
            return std::abs(one.second - other.second) < LENGTH * step_;
          }))
        worth.push_back(one);
    return worth;
  }

  void choose(std::size_t scanned) {
    for (const auto& [round, is_fall] :
         first_of(worth_a_look(faults(0), scanned), MOST_FAULTS, worth_a_look(falls(), scanned))) {
      if (is_fall) falls_.insert(round);
      if (any_of(review_.stretches,
                 [from = round](const Stretch& one) { return one.from == from; }))
        continue;
      Stretch stretch{round, end_of(round), {}, {}, {}, {}, {}};
      if (stretch.to < last_) stretch.fall = Gain{ITSELF, {}};
      for (int who = NOBODY_INSTEAD; who < num_whos(); ++who) stretch.gains.push_back({who, {}});
      review_.stretches.push_back(stretch);
    }
  }

  Numbers first_look() const {
    Numbers numbers;
    for (const Stretch& stretch : review_.stretches) {
      for (int who = ITSELF; who < num_whos(); ++who)
        keep_greater(numbers[{stretch.from, who}], few_draws() / (who == NOBODY_INSTEAD ? 2 : 1));
      if (stretch.to < last_)
        keep_greater(numbers[{stretch.to, ITSELF}],
                     few_draws() / (falls_.count(stretch.from) > 0 ? 1 : 2));
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

  void measure(const std::vector<Claim>& claims) const {
    for (const Claim& claim : claims)
      claim.said->advantage =
          advantage(of(claim.worse()), of(claim.better()), match_.seat, first_draw());
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

  // All claims together, whichever are new.
  void test(double error) {
    const std::vector<Claim> all = claims(true);
    std::vector<double> errors;
    for (const Claim& claim : all) errors.push_back(error_of(claim));
    const std::vector<bool> sure = sure_together(errors, error);
    for (std::size_t k = 0; k < all.size(); ++k)
      if (sure[k] and is_worth_saying(all[k])) all[k].said->is_sure = true;
  }

  // Plays on more often where something seems so but isn't sure; not where something else is. In
  // the last look only the likeliest, faults first.
  void look_again(std::size_t look) {
    const bool is_last = look == 2;
    std::vector<Claim> likely = claims(true), chosen;
    put_greatest_first(likely, [this](const Claim& claim) { return -error_of(claim); });
    put_greatest_first(likely, [](const Claim& claim) { return claim.said->who != ITSELF; });
    Numbers numbers;
    double greatest = 0;  // What is less than something sure can't matter.
    for (const Stretch& stretch : review_.stretches)
      if (const Gain* best = stretch.best()) greatest = std::max(greatest, value(best->advantage));
    for (const Claim& claim : likely) {
      const int rounds = 2 * last_ - claim.better().first - claim.worse().first;
      const double matches = double(RAISED_MATCHES) * most_ / USUAL_REVIEW_MATCHES;
      const int number =
          is_last ? std::min(RAISE * most_, int(matches * (last_ - first_) / rounds)) : most_;
      const bool is_there =
          any_of(chosen, [&](const Claim& other) { return other.stretch == claim.stretch; });
      if (claim.stretch->is_turning_point() or not is_worth_saying(claim) or
          value(claim.said->advantage) < greatest or error_of(claim) > FAR_FROM_SURE or
          number < most_ or (is_last and (is_there or chosen.size() == MOST_RAISED)))
        continue;
      chosen.push_back(claim);
      for (const auto& way : {claim.worse(), claim.better()}) keep_greater(numbers[way], number);
    }
    play(numbers, first_draw());
    if (review_.interrupted) return;
    measure(claims(false));
    test(LOOK_ERRORS[look]);
  }

  // Some of the orders of a stretch.
  struct Part {
    int begin, end;
    std::vector<int> units;
  };

  // The scores with these of somebody's orders only, with draws from `first` on.
  ScoresByDraw of_part(const Stretch& stretch, int who, const Part& part, int first, int number) {
    std::vector<Continuation> list;
    for (int draw = first; draw < first + number; ++draw)
      list.push_back({stretch.from, part.end, who, draw, part.begin, part.units});
    ScoresByDraw scores;
    play(list, [&](const Continuation& one, const Scores& its) { scores[one.draw] = its; });
    return scores;
  }

  static std::vector<Part> halves(const Part& part, bool by_rounds) {
    const int middle = (part.begin + part.end) / 2;
    const auto half = part.units.begin() + part.units.size() / 2;
    if (by_rounds ? middle == part.begin : half == part.units.begin()) return {};
    if (by_rounds) return {{part.begin, middle, part.units}, {middle, part.end, part.units}};
    return {{part.begin, part.end, {part.units.begin(), half}},
            {part.begin, part.end, {half, part.units.end()}}};
  }

  // Halves a part as long as one half keeps most of what all orders gain.
  Part fewest(const Stretch& stretch, int who, Part part, int number) {
    const ScoresByDraw& itself = of(stretch.from, ITSELF);
    const auto gain_of = [&](const ScoresByDraw& scores) {
      return seems_better(scores, itself, match_.seat);
    };
    const ScoresByDraw& all = of(stretch.from, who);
    const double enough =
        KEPT * gain_of({all.lower_bound(first_draw()), all.lower_bound(first_draw() + number)});
    double left = double(NAMING_MATCHES) * (last_ - first_) * most_ / USUAL_REVIEW_MATCHES;
    for (const bool by_rounds : {true, false, true})
      for (bool goes_on = true; goes_on and not review_.interrupted;) {
        goes_on = false;
        for (const Part& half : halves(part, by_rounds)) {
          left -= double(number) * (last_ - stretch.from);
          if (goes_on or left < 0) break;
          goes_on = gain_of(of_part(stretch, who, half, first_draw(), number)) >= enough;
          if (goes_on) part = half;
        }
      }
    return part;
  }

  // Leaves of the orders that were better in a turning point the fewest that surely were.
  void narrow(Stretch& stretch) {
    const Gain* const best = stretch.best();
    const int number = few_draws() / 4;
    if (not best or number < 2) return;
    std::map<int, int> orders;
    for (const OtherOrder& one : stretch.named) ++orders[one.unit];
    Part part{stretch.from, stretch.to, {}};
    for (const auto& [unit, count] : orders) part.units.push_back(unit);
    put_greatest_first(part.units, [&](int unit) { return orders[unit]; });
    part = fewest(stretch, best->who, part, number);
    if (part.units.empty() or review_.interrupted) return;
    const int first = first_draw() + number;
    const auto scores = of_part(stretch, best->who, part, first, few_draws() - number);
    if (review_.interrupted) return;
    const Advantage alone = advantage(of(stretch.from, ITSELF), scores, match_.seat, first);
    if (error_of_being_above_0(alone.share) > NAMING_ERROR) return;
    stretch.of_named = alone;
    const auto is_left_out = [&part](const OtherOrder& one) {
      return one.round < part.begin or part.end <= one.round or not is_among(one.unit, part.units);
    };
    auto& named = stretch.named;
    erase_if(named, is_left_out);
  }

  // Faults come first, the greatest in front; then falls that were no fault. By what is sure in the
  // stretch; if nothing is, the earlier, the greater.
  static double cost(const Stretch& stretch) {
    if (stretch.best()) return value(stretch.best()->advantage);
    return stretch.is_sure_fall() ? value(stretch.fall->advantage) : -stretch.from;
  }

  const ReviewedMatch& match_;
  const int most_;
  const TellProgress& tell_;
  const int first_, last_, step_;
  /// By the round where they begin, and who gave the orders of the reviewed player.
  std::map<std::pair<int, int>, ScoresByDraw> scores_;
  std::set<int> falls_;  ///< Where a fall is looked for, by the first round.
  Review review_;
};

}  // namespace

const Gain* Stretch::best() const {
  const Gain* best = nullptr;
  for (const Gain& gain : gains)
    if (gain.is_sure and (not best or value(gain.advantage) > value(best->advantage))) best = &gain;
  return best;
}

Review review_match(const ReviewedMatch& match, int most, const TellProgress& tell) {
  return Reviewing(match, most, tell).review();
}

}  // namespace game_engine
