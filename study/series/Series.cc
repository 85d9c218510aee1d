#include "Series.hh"

#include <tuple>

#include <engine/text/Words.hh>

namespace game_engine {

std::string seats_word(Seats seats) { return seats == Seats::FIXED ? "fixed" : "rotate"; }

int Series::matches_per_seed() const { return seats == Seats::FIXED ? 1 : NUM_PLAYERS; }

PlannedMatch Series::match(std::int64_t number) const {
  const int k = (number - 1) % matches_per_seed();
  const std::int64_t seed = (number - 1) / matches_per_seed();
  PlannedMatch match{number, first_seed + seed, {}};
  if (groups) match.group = groups->at(seed);
  Seating& seating = match.seating;
  std::iota(seating.begin(), seating.end(), 0);
  std::rotate(seating.rbegin(), seating.rbegin() + k, seating.rend());
  return match;
}

void PlayerResult::set_out(std::string_view text) {
  const std::string kept = printable(text, sizeof out - 1);
  std::memcpy(out, kept.c_str(), kept.size() + 1);
}

PlayerResult result_of(const Match& match, int seat) {
  PlayerResult result;
  result.seat = seat;
  result.score = match.board().score(seat);
  for (std::size_t k = 0; k < statistics().size(); ++k)
    result.statistics.at(k) = match.board().statistic(k, seat);
  return result;
}

std::array<int, NUM_PLAYERS> MatchResult::scores() const {
  std::array<int, NUM_PLAYERS> result;
  for (int player : SEATS) result[player] = players[player].score;
  return result;
}

const std::string NOT_COUNTED = "the match is not counted";

bool MatchResult::is_counted() const {
  return std::string_view(players[0].out).rfind("before round 0: " + NOT_COUNTED, 0) != 0;
}

GroupDraw::GroupDraw(int num_players, std::int64_t seed)
    : draw_(seed),
      played_(num_players),
      met_(played_.size() * played_.size()),
      in_seat_(played_.size()) {}

Foursome GroupDraw::next() {
  Foursome group;
  for (int size = 0; size < NUM_PLAYERS; ++size) {
    const int player = choose_next(group, size);
    group[size] = player;
    ++played_[player];
  }
  sit_down(group);
  for (std::size_t seat = 0; seat < group.size(); ++seat) {
    ++in_seat_[group[seat]][seat];
    for (int other : group)
      if (other != group[seat]) ++met_[place(group[seat], other)];
  }
  return group;
}

int GroupDraw::choose_next(const Foursome& group, int size) {
  using Claim = std::tuple<std::int64_t, std::int64_t, std::uint64_t>;
  int best = -1;
  Claim least;
  for (int player = 0; player < int(played_.size()); ++player) {
    const std::uint64_t drawn = draw_.next();
    if (std::find(group.begin(), group.begin() + size, player) != group.begin() + size) continue;
    std::int64_t met = 0;
    for (int k = 0; k < size; ++k) met += times_met(group[k], player);
    const std::int64_t played = played_[player];
    const Claim claim{size == 0 ? played : met, size == 0 ? met : played, drawn};
    if (best != -1 and claim >= least) continue;
    best = player;
    least = claim;
  }
  return best;
}

// The order that gives everybody seats they have had least often.
void GroupDraw::sit_down(Foursome& group) {
  std::sort(group.begin(), group.end());
  Foursome order = group;
  std::pair<std::int64_t, std::uint64_t> least;
  bool is_first = true;
  do {
    std::pair<std::int64_t, std::uint64_t> claim{0, draw_.next()};
    for (std::size_t seat = 0; seat < order.size(); ++seat) {
      const std::int64_t times = times_in_seat(order[seat], seat);
      claim.first += 2 * times + 1;  // what this adds to the sum of the squares
    }
    if (is_first or claim < least) {
      least = claim;
      group = order;
    }
    is_first = false;
  } while (std::next_permutation(order.begin(), order.end()));
}

namespace {

// The first two players and the next pair of the others, in random order.
Foursome group_of_tuning(const Series& series, std::int64_t index) {
  std::vector<Foursome> pairs;
  for (int a = 2; a < series.num_players(); ++a)
    for (int b = a + 1; b < series.num_players(); ++b) pairs.push_back({0, 1, a, b});
  Foursome group = pairs[index % pairs.size()];
  SplitMix draw(series.first_seed + index);
  for (std::size_t k = 0; k < group.size(); ++k)
    std::swap(group[k], group[k + draw.below(group.size() - k)]);
  return group;
}

}  // namespace

std::shared_ptr<const std::vector<Foursome>> draw_groups(const Series& series) {
  if (series.meeting == Meeting::FOUR) return nullptr;
  std::vector<Foursome> groups;
  GroupDraw draw(series.num_players(), series.first_seed);
  for (std::int64_t index = 0; index < series.seeds; ++index)
    groups.push_back(series.meeting == Meeting::POOL ? draw.next()
                                                     : group_of_tuning(series, index));
  return std::make_shared<const std::vector<Foursome>>(std::move(groups));
}

}  // namespace game_engine
