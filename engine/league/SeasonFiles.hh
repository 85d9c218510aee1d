#pragma once

#include "MatchFile.hh"
#include "Season.hh"

namespace game_engine {

// The files of a season. Each is either replaced as a whole, or extended line by line; a
// half-written last line is dropped. Nothing depends on the clock or on the times of files.

/// The columns of matches.csv before the results.
extern const TableLine PLANNED_COLUMNS;

/// Reads versions.csv and ratings.csv, where they exist, and the matches. @throws InputError
void read_season(Season& season, const MatchFile& matches);

/// The matches of round.csv without a result. @throws InputError
std::vector<SeasonMatch> read_round(const Season& season);

/// Notes the matches of a round before they are played. @throws OutputError
void write_round(const Season& season, const std::vector<SeasonMatch>& matches);

/// @throws OutputError
void write_versions(const Season& season);
void write_history(const Season& season);

/// A match's values in those columns.
TableLine planned_values(const Season& season, std::size_t number, const SeasonMatch& match);

}  // namespace game_engine
