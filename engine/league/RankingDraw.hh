#pragma once

#include <engine/series/Draw.hh>
#include <engine/series/Groups.hh>
#include <engine/series/Rating.hh>
#include <vector>

namespace game_engine {

/// How far apart two players must be in rating for the ranking to tell them apart with probability
/// 95%, if each has played so many matches among players like itself.
///
/// A match of four equals tells of each of them 0.479 / u^2, u = 400 / ln 10 points: its chances in
/// the drawings of the first, the second and the third place are 1/4, 1/3 and 1/2, it takes part in
/// them with probability 1, 3/4 and 1/2, and each drawing tells p (1 - p). So the error of a rating
/// is 251 points / sqrt(matches), that of a difference 1.41 times as much.
double told_apart(int matches);

/// How many matches of each player the ranking has if nobody says otherwise: with as many, two who
/// are next to each other in the middle of the field are in the right order with probability 95%,
/// if strengths are spread like those of a course: normally, with standard deviation 200. From
/// eleven players on that is asked of those 50 points apart only, which takes 140 matches; from 136
/// on there are as many as can be played in a quarter of an hour, with all else, on two processors
/// by players that take 0.05 s a match: 20 for 300 players. A multiple of 4, at least 12.
int default_ranking_matches(int num_players);

/// A player's place in the draw, from what is known of it: the normal distribution of its rating
/// and error. The stronger the smaller. Ratings count to a tenth of a point, so that all machines
/// draw the same.
std::int64_t drawn_place(const Rating& rating, Draw& draw);

/// Draws groups of four that are near each other in rating: all are put in the order of their drawn
/// places, and cut into fours. So all who may be equal meet sooner or later, and the groups hang
/// together.
/// @param ratings   of all who play, a multiple of four
/// @return indices, in the order of the places
std::vector<Foursome> draw_near(const std::vector<Rating>& ratings, Draw& draw);

}  // namespace game_engine
