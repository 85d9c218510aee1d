#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "Competition.hh"

namespace game_engine {

/// A player as submitted from some night on, or a rejected file.
struct Version {
  int number;  ///< From 1, in the order in which they came.
  int night;   ///< When it came.
  Submission submission;

  const std::string& player() const { return submission.name; }
  bool is_rejected() const { return submission.is_rejected(); }
};

/// A match of a season. Players are numbers of versions, or -1, -2, ... for the ladder.
struct SeasonMatch {
  int night;
  std::int64_t seed;
  std::array<int, NUM_PLAYERS> players;  ///< By seat.
  TournamentResult result;
};

/// A player's rating after a night.
struct NightRating {
  int night;
  std::string date;  ///< By the machine's clock: only shown.
  std::string player;
  int version;               ///< 0 for the ladder.
  double points, low, high;  ///< Meaningless without matches.
  int matches;               ///< In all nights.

  Rating rating() const { return {points, (high - low) / (2 * NORMAL_95)}; }
};

/// A season: a league that goes on night after night, with players that change.
struct Season : Competition {
  std::int64_t seed = 0;
  int wanted = 0;  ///< Matches of each version.
  int night = 1;
  std::string date;
  std::vector<Version> versions;
  std::vector<int> active;               ///< Versions that play now, by the names of their players.
  std::map<std::string, int> submitted;  ///< By player, the version that is submitted now.
  std::vector<Submission> turned_away;   ///< Tonight's files that belong to no player.
  std::vector<SeasonMatch> matches;
  std::vector<NightRating> history;

  const Version& version(int number) const { return versions[std::size_t(number) - 1]; }
  std::string name(int player) const override {
    return is_player(player) ? version(player).player() : rung(player);
  }
  std::string file(int player) const override {
    return is_player(player) ? program(version(player)) : "";
  }
  /// The program of a version, if it still exists.
  std::string program(const Version& version) const {
    return folders.path("players/" + std::to_string(version.number) + "/AI" + version.player() +
                        ".player");
  }
  /// A match by its index.
  SeatedMatch seated(std::size_t match) const {
    return seat(match + 1, matches[match].seed, matches[match].players);
  }
  /// The page on which a match can be watched, in the results.
  static std::string page_of(std::size_t match) {
    return "class/matches/" + std::to_string(match + 1) + ".html";
  }
};

/// Which version plays if this one is submitted: if it was rejected, the player's version that
/// played last, or else its last accepted one; 0 if there is none.
int version_to_play(const Season& season, const Version& submitted);

/// How often each version has played, at number - 1, and after them the players of the ladder.
std::vector<int> times_played(const Season& season);

/// Tonight's lines of the history: the ratings by all matches of the active versions, then of the
/// ladder. A version that has not played is taken to be like the one before it.
///
/// So that nights can be compared, all ratings and their intervals are moved by the same number of
/// points: the ladder has the mean that it had when each of its players was first rated. Matches
/// alone fix only the mean of all versions: a player that doesn't change would fall as others get
/// stronger.
std::vector<NightRating> rate_night(const Season& season);

/// The matches of the next round: groups of four near each other in rating, each with somebody who
/// lacks matches; four matches on one board, the seats rotated. Empty if nobody lacks any. Depends
/// only on the matches so far and on who is active.
std::vector<SeasonMatch> plan_round(const Season& season);

/// The indices of the last matches that a player has lost, newest first.
std::vector<std::size_t> last_lost(const Season& season, const std::string& player);

/// All matches that can be watched: the last lost ones of the active versions.
std::vector<std::size_t> matches_to_watch(const Season& season);

/// The text of the page season.html: for the class, without students, rejections and commands.
std::string season_page(const Season& season, bool is_for_class = false);

// The files of a season. Each is either replaced as a whole, or extended line by line; a
// half-written last line is dropped. Nothing depends on the clock or on the times of files.

/// Reads versions.csv and ratings.csv, where they exist, and the matches. @throws InputError
void read_season(Season& season, const MatchFile& matches);

/// The matches of round.csv without a result. @throws InputError
std::vector<SeasonMatch> read_round(const Season& season);

/// Notes the matches of a round before they are played. @throws OutputError
void write_round(const Season& season, const std::vector<SeasonMatch>& matches);

/// @throws OutputError
void write_versions(const Season& season);
void write_history(const Season& season);

}  // namespace game_engine
