#include "Series.hh"

#include <algorithm>
#include <cstring>
#include <engine/text/Words.hh>
#include <numeric>

namespace game_engine {

std::string seats_word(Seats seats) {
  switch (seats) {
    case Seats::FIXED: return "fixed";
    case Seats::ROTATE: return "rotate";
    default: return "all";
  }
}

int Series::matches_per_seed() const {
  switch (seats) {
    case Seats::FIXED: return 1;
    case Seats::ROTATE: return NUM_PLAYERS;
    default: break;
  }
  int orders = 1;
  for (int k = 2; k <= NUM_PLAYERS; ++k) orders *= k;
  return orders;
}

PlannedMatch Series::match(std::int64_t number) const {
  const int k = int((number - 1) % matches_per_seed());
  const std::int64_t seed = (number - 1) / matches_per_seed();
  PlannedMatch match{number, first_seed + seed, {}};
  if (groups) match.group = groups->at(std::size_t(seed));
  Seating& seating = match.seating;
  std::iota(seating.begin(), seating.end(), 0);
  if (seats == Seats::ROTATE) {
    std::rotate(seating.rbegin(), seating.rbegin() + k, seating.rend());
  } else {
    for (int step = 0; step < k; ++step) std::next_permutation(seating.begin(), seating.end());
  }
  return match;
}

std::string SeriesStage::text() const {
  std::string text = std::to_string(number);
  for (std::size_t k = 0; k < values.size(); ++k)
    text += (k == 0 ? ":" : ",") + std::to_string(values[k]);
  return text;
}

MatchRange part_of(const MatchRange& range, std::int64_t part, std::int64_t parts) {
  return {range.first + range.size() * (part - 1) / parts,
          range.first + range.size() * part / parts - 1};
}

MatchRange Series::part(std::int64_t part, std::int64_t parts) const {
  // The seeds before part p: floor(seeds p / parts), without overflow.
  const auto seeds_before = [&](std::int64_t p) {
    return seeds / parts * p + seeds % parts * p / parts;
  };
  return {seeds_before(part - 1) * matches_per_seed() + 1, seeds_before(part) * matches_per_seed()};
}

Names Series::names_by_seat(const PlannedMatch& match) const {
  Names names;
  for (int seat = 0; seat < NUM_PLAYERS; ++seat) names[seat] = players[match.player_in(seat)];
  return names;
}

void PlayerResult::set_out(std::string_view text) {
  const std::string kept = printable(text, sizeof out - 1);
  std::memcpy(out, kept.c_str(), kept.size() + 1);
}

std::array<int, NUM_PLAYERS> MatchResult::scores() const {
  std::array<int, NUM_PLAYERS> result;
  for (int player = 0; player < NUM_PLAYERS; ++player) result[player] = players[player].score;
  return result;
}

const std::string NOT_COUNTED = "the match is not counted";

bool MatchResult::is_counted() const {
  return std::string_view(players[0].out).rfind("before round 0: " + NOT_COUNTED, 0) != 0;
}

}  // namespace game_engine
