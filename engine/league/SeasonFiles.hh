#pragma once

#include "MatchFile.hh"
#include "Season.hh"

namespace game_engine {

// The files of a season. Each is either replaced whole, or written at its end line by line; a line
// without an end was being written when the program was ended, and is dropped. Nothing depends on
// the clock, nor on the times of files.

/// The columns of matches.csv before the results.
extern const TableLine PLANNED_COLUMNS;

/// Reads versions.csv and ratings.csv as far as they are there, and the matches. @throws InputError
void read_season(Season& season, const MatchFile& matches);

/// The matches of round.csv that have no result yet. @throws InputError
std::vector<SeasonMatch> read_round(const Season& season);

/// Notes what will be played before it is. @throws OutputError
void write_round(const Season& season, const std::vector<SeasonMatch>& matches);

/// @throws OutputError
void write_versions(const Season& season);
void write_history(const Season& season);

/// What the line of a match says of the match itself.
TableLine planned_values(const Season& season, std::size_t number, const SeasonMatch& match);

}  // namespace game_engine
