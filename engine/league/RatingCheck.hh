#pragma once

#include <array>
#include <vector>

#include <engine/series/Rating.hh>

namespace game_engine {

/// What the ratings expect, and what happened, where a player met another: see RatingCheck.
struct Meetings {
  int number = 0;
  double ahead = 0;     ///< The share in which the player came ahead; a tie is half.
  double expected = 0;  ///< The same by the ratings.
  double error = 0;     ///< The standard error of `ahead`, if boards are independent.
  double points = 0;    ///< By how many more rating points it came ahead than expected.
  bool fails = false;   ///< The share surely differs from the expected one.
};

/// Do ratings hold whoever else plays? The model says so: the chance that A comes ahead of B
/// depends on these two alone. Here all meetings are sorted into nine kinds: by the player's third
/// of those rated (weakest, middle or strongest), and by the company, the mean rating of the other
/// two in the match, in thirds as well. A kind fails if what happened is so far from what is
/// expected that in at most 5% of leagues any of the nine fails by chance (Bonferroni).
struct RatingCheck {
  static constexpr std::size_t THIRDS = 3;

  std::array<std::array<Meetings, THIRDS>, THIRDS> by_player_and_company;  ///< Weakest first.
  std::vector<std::size_t> third;                                          ///< Of each player.

  bool fails() const;

  /// How far the ratings of a player's third are off, from one company to another: the root mean
  /// square of `points`; 0 where nothing fails.
  double misfit(std::size_t player) const;
};

/// @param matches  those that the ratings are from; each `block` consecutive ones are of one board
RatingCheck rating_check(const std::vector<Rating>& ratings, const std::vector<RatedMatch>& matches,
                         int block);

/// The same ratings; where they don't fit, with the misfit in the error, so that the interval
/// contains the rating that the player would have in other company.
std::vector<Rating> widened(std::vector<Rating> ratings, const RatingCheck& fit);

}  // namespace game_engine
