#pragma once

namespace game_engine {

/// How far apart in rating two players must be for the ranking to tell them apart with probability
/// 95%, if each has played so many matches among players like itself.
///
/// A match of four equals tells 0.479 / u^2 about each, u = 400 / ln 10 points: its chances of
/// first, second and third place are 1/4, 1/3 and 1/2, it takes part in those draws with
/// probability 1, 3/4 and 1/2, and each draw tells p (1 - p). So the error of a rating is 251
/// points / sqrt(matches), and that of a difference 1.41 times as much.
double told_apart(int matches);

/// The default number of ranking matches of each player: enough for two neighbours in the middle of
/// the field to be in the right order with probability 95%, if strengths are spread as in a course
/// (normally, with standard deviation 200). From 11 players on, only those 50 points apart must be,
/// which takes 140 matches; from 136 on, it is what can be played in a quarter of an hour, with
/// everything else, on two processors by players that take 0.05 s a match: 20 for 300 players. A
/// multiple of 4, at least 12.
int default_ranking_matches(int num_players);

}  // namespace game_engine
