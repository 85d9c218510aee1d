#pragma once

#include <functional>
#include <numeric>
#include <optional>

#include <engine/game/Game.hh>
#include <study/series/Rating.hh>

namespace game_engine {

/// The number of the opponent to beat. Players have 0, 1, ...; the rest of the ladder, which plays
/// the ranking, -2, -3, ...
constexpr int OPPONENT = -1;
constexpr bool is_player(int number) { return number >= 0; }

/// The place in a list of all players and then the ladder.
constexpr int place_in_list(int number, int num_players) {
  return number >= 0 ? number : num_players - 1 - number;
}

/// What decides who plays whom, apart from results.
struct TournamentRules {
  std::int64_t seed = 0;
  int qualifying_matches = 0;   ///< Of each player; a multiple of 4. 0: until it is clear.
  int group_matches = 12;       ///< Of each group; a multiple of 4.
  int ranking_matches = 0;      ///< Of each player after the final; a multiple of 4.
  int ladder = 1;               ///< Players of the ladder in the ranking, OPPONENT included.
  std::vector<int> added = {};  ///< How many came after the ranking, each time: the last players.
  std::int64_t added_seed = 0;  ///< Of the boards of added players, which nobody can have seen.

  int num_added() const { return std::accumulate(added.begin(), added.end(), 0); }
};

/// A match of the tournament before it is played.
struct TournamentMatch {
  int stage;                             ///< Index into Tournament::stages.
  int group;                             ///< Index into Stage::groups.
  std::int64_t seed;                     ///< Of the match.
  std::array<int, NUM_PLAYERS> players;  ///< By seat; OPPONENT may appear more than once.
};

/// How it ended, by seat.
struct TournamentResult {
  std::array<int, NUM_PLAYERS> scores{};
  std::array<std::string, NUM_PLAYERS> outs;  ///< When and why it was out, or empty.
  std::string course = "";                    ///< See MatchResult.
  /// The parts of its limits that it used: of CPU time, and of wall time by waiting a second or
  /// more without working. 0 where that is unknown.
  std::array<double, NUM_PLAYERS> cpu{}, waited{};

  /// Whether that seat has lost: others have more points, or it was out.
  bool is_lost(std::size_t seat) const {
    return not outs[seat].empty() or scores[seat] < *std::max_element(scores.begin(), scores.end());
  }
};

/// How a player did in a group. Ordered by points, then score, then wins, then seeding.
///
/// In the qualification, where the opponent has the other three seats, a win is a score above the
/// mean of those three, and `score` is the sum of the leads over that mean, in thirds.
struct Place {
  int player;
  int points = 0;          ///< In twelfths: 3 points for a first place, 2, 1, 0; ties share.
  std::int64_t score = 0;  ///< Sum over the matches.
  int wins = 0;            ///< Matches ahead of all others.
  bool goes_on = false;
};

/// Players who play each other.
struct Group {
  std::vector<int> players;  ///< The best seed first. The opponent fills it up.
  std::vector<int> matches;  ///< Indices into Tournament::matches; none for a bye.
  std::vector<Place> places;
};

/// In the qualification each player is a group. The ranking has several rounds, and then a stage
/// for those that were added.
enum class StageKind { QUALIFICATION, ROUND, FINAL, RANKING };

struct Stage {
  StageKind kind;
  std::string name;  ///< "qualification", "round 1", ..., "final", "ranking 1", ..., "added 1", ...
  std::vector<Group> groups;
};

/// A tournament from the qualification to the final, and the ranking.
struct Tournament {
  std::vector<Stage> stages;
  std::vector<TournamentMatch> matches;  ///< In the order of the stages.
  std::vector<TournamentResult> results;
  std::optional<int> champion;  ///< None if nobody has qualified.

  const Stage& stage_of(const TournamentMatch& match) const { return stages[match.stage]; }
};

/// Whether these are the matches of players that were added, and not a round of the ranking.
inline bool is_of_added(const Stage& stage) {
  return stage.kind == StageKind::RANKING and stage.name.compare(0, 5, "added") == 0;
}

/// Plays the matches of a tournament's last stage, from index `first` on; returns their results.
using PlayStage =
    std::function<std::vector<TournamentResult>(const Tournament& tournament, std::size_t first)>;

/// The matches that are rated, those of the ranking phase, in which opponents are drawn alike for
/// everybody; all, if there is none. Players are places in the list of all and the ladder.
std::vector<RatedMatch> rated_matches(const Tournament& tournament, const TournamentRules& rules,
                                      int num_players);

/// How many matches follow the planned stages, if all qualify.
std::int64_t matches_to_come(const Tournament& tournament, const TournamentRules& rules,
                             int num_players);

/// The default number of ranking matches of each player, by how many there are (docs/league.md): a
/// multiple of 4, at least 12.
int default_ranking_matches(int num_players);

/// Plays a tournament of so many players, added ones included. Those play only the ranking: on as
/// many boards, which are new, with three others drawn from those who played it. The same rules and
/// results give the same matches.
Tournament play_tournament(const TournamentRules& rules, int num_players, const PlayStage& play);

}  // namespace game_engine
