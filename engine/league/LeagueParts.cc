#include "LeagueParts.hh"

#include <algorithm>
#include <memory>

#include <engine/series/Report.hh>
#include <engine/text/Words.hh>

namespace game_engine {

namespace {

// As they are given on the command line, in the order of the group's first match.
std::vector<std::string> players_of(const League& league, const Group& group) {
  std::vector<std::string> players(NUM_PLAYERS, league.opponent);
  for (std::size_t k = 0; k < group.players.size(); ++k) {
    const int player = group.players[k];
    players[k] =
        is_player(player) ? league.folders.player(league.name(player)) : league.name(player);
  }
  return players;
}

}  // namespace

LeagueParts::LeagueParts(const League& league, const Tournament& tournament, std::size_t first,
                         const TraceFolder& traces) {
  for (std::size_t match = first; match < tournament.matches.size();) {
    const TournamentMatch& planned = tournament.matches[match];
    const Group& group =
        tournament.stages[std::size_t(planned.stage)].groups[std::size_t(planned.group)];
    const std::size_t start = std::size_t(group.matches[0]);
    const std::size_t board = match - (match - start) % NUM_PLAYERS, end = board + NUM_PLAYERS;
    const std::vector<std::string> players = players_of(league, group);
    parts_.push_back({{std::int64_t(match) + 1, std::int64_t(end)},
                      command(league, players, planned.seed, traces(match))});
    before_[{players, planned.seed}] = std::int64_t(board);
    match = end;
  }
}

std::string LeagueParts::command(const League& league, const std::vector<std::string>& players,
                                 std::int64_t seed, const std::string& traces) const {
  std::string text = league.replay;
  for (const std::string& player : players) text += " " + shell_word(player);
  text += " --matches=" + std::to_string(NUM_PLAYERS) + " --seats=rotate -s " +
          std::to_string(seed) + " -j 1 --report=- --report-times";
  if (not traces.empty()) text += " --traces=" + shell_word(traces);
  return text + " -i " + shell_word(league.folders.path("configuration.cnf"));
}

ReadResult LeagueParts::reader() const {
  const auto parser = std::make_shared<ReportParser>(false, ReportShape{Meeting::FOUR, true});
  return [parser, this](const std::string& text,
                        std::string& complaint) -> std::optional<MatchResult> {
    const std::optional<ReportLine> line = parser->parse(text);
    if (not line) return std::nullopt;
    const auto found = before_.find({line->key.players_as_given(), line->key.series.first_seed});
    if (found == before_.end() or line->result.number > NUM_PLAYERS) {
      complaint = "it plays other matches";
      return std::nullopt;
    }
    MatchResult result = line->result;
    result.number += found->second;
    return result;
  };
}

}  // namespace game_engine
