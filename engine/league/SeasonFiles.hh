#ifndef ENGINE_LEAGUE_SEASONFILES_HH
#define ENGINE_LEAGUE_SEASONFILES_HH

#include "LeagueFiles.hh"
#include "Season.hh"

namespace game_engine {

// The files of a season. Each is either replaced whole, or written at its end line by line; a line
// without an end was being written when the program was ended, and is dropped. Nothing depends on
// the clock, nor on the times of files.

/// Reads versions.csv, matches.csv and ratings.csv as far as they are there. @throws InputError
void read_season(Season& season);

/// The matches of round.csv that have no result yet. @throws InputError
std::vector<SeasonMatch> read_round(const Season& season);

/// Notes what will be played before it is. @throws OutputError
void write_round(const Season& season, const std::vector<SeasonMatch>& matches);

/// @throws OutputError
void write_versions(const Season& season);
void write_history(const Season& season);

/// The line of a match that has been played.
std::string match_line(const Season& season, std::size_t number, const SeasonMatch& match);

/// The first line of matches.csv.
std::string match_head();

}  // namespace game_engine

#endif
