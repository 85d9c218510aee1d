#pragma once

// Leagues and seasons whose results are made up.

#include <engine/league/Tournament.hh>
#include "Runs.hh"

namespace tests {

/// Plays a stage in which score(player, match, is_qualification) is what a player has in a match of
/// it, counted from 0.
template <typename Score>
PlayStage made_up(Score score) {
  return [score](const Tournament& tournament, std::size_t first) {
    const bool is_qualification = tournament.stages.back().kind == StageKind::QUALIFICATION;
    std::vector<TournamentResult> results(tournament.matches.size() - first);
    for (std::size_t k = 0; k < results.size(); ++k)
      for (std::size_t seat = 0; seat < 4; ++seat)
        results[k].scores[seat] =
            score(tournament.matches[first + k].players[seat], int(k), is_qualification);
    return results;
  };
}

/// A version of a season, or with a reason a file that was rejected.
template <typename Season>
const auto& add_version(Season& season, const std::string& name, const std::string& reason = "") {
  season.versions.emplace_back();
  season.versions.back().number = int(season.versions.size());
  season.versions.back().night = season.night;
  season.versions.back().submission.name = name;
  season.versions.back().submission.reason = reason;
  return season.versions.back();
}

}  // namespace tests
