#include "League.hh"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include <engine/MatchResult.hh>
#include <engine/SeriesTable.hh>
#include "LeagueFiles.hh"

namespace game_engine {

namespace {

// The last stage that each player has played in.
void note_stages(const League& league, std::vector<Ranked>& players) {
  for (const Stage& stage : league.tournament.stages) {
    for (const Group& group : stage.groups) {
      for (const Place& place : group.places) {
        Ranked& player = players[std::size_t(place.player)];
        player.reached = stage.name;
        if (&stage == &league.tournament.stages[0]) player.has_qualified = place.goes_on;
      }
    }
  }
  if (league.tournament.champion)
    players[std::size_t(*league.tournament.champion)].reached = "champion";
}

void note_matches(const League& league, std::vector<Ranked>& players) {
  for (std::size_t k = 0; k < league.tournament.matches.size(); ++k) {
    const TournamentMatch& match = league.tournament.matches[k];
    const TournamentResult& result = league.tournament.results[k];
    const auto standing = standings(result.scores);
    for (int seat = 0; seat < NUM_PLAYERS; ++seat) {
      Ranked& player = match.players[seat] == OPPONENT ? players.back()
                                                       : players[std::size_t(match.players[seat])];
      ++player.matches;
      player.wins += standing[seat].win;
      player.ranks += standing[seat].rank;
      player.score += result.scores[seat];
      player.outs += not result.outs[seat].empty();
    }
  }
}

// Ratings count as they are told: what is behind the first digit may be noise.
bool is_ahead(const Ranked& a, const Ranked& b) {
  const auto rating = [](const Ranked& one) { return std::llround(10 * one.rating.points); };
  const auto has_lasted = [](const Ranked& one) { return one.outs < one.matches; };
  if (rating(a) != rating(b)) return rating(a) > rating(b);
  if (has_lasted(a) != has_lasted(b)) return has_lasted(a);
  return a.score * b.matches > b.score * a.matches;
}

void number(std::vector<Ranked>& players) {
  const Ranked* before = nullptr;
  int count = 0;
  for (Ranked& one : players) {
    if (one.player == OPPONENT) continue;
    ++count;
    one.rank = before and not is_ahead(*before, one) ? before->rank : count;
    before = &one;
  }
}

std::vector<RatedMatch> rated_matches(const League& league) {
  const int opponent = int(league.names.size());
  std::vector<RatedMatch> matches;
  for (std::size_t k = 0; k < league.tournament.matches.size(); ++k) {
    RatedMatch match{league.tournament.matches[k].players, league.tournament.results[k].scores};
    std::replace(match.players.begin(), match.players.end(), OPPONENT, opponent);
    matches.push_back(match);
  }
  return matches;
}

}  // namespace

std::string League::replay_command(int match) const {
  const TournamentMatch& planned = tournament.matches[std::size_t(match)];
  std::string command = replay;
  for (int player : planned.players)
    command += " " + shell_word(player == OPPONENT ? opponent : folders.player(name(player)));
  return command + " -s " + std::to_string(planned.seed) + replay_end;
}

std::vector<Ranked> ranking(const League& league) {
  const std::vector<Rating> ratings =
      rate_players(int(league.names.size()) + 1, rated_matches(league));
  std::vector<Ranked> players(ratings.size());
  for (std::size_t k = 0; k < ratings.size(); ++k) {
    players[k].player = int(k);
    players[k].rating = ratings[k];
  }
  players.back().player = OPPONENT;
  note_stages(league, players);
  note_matches(league, players);
  std::stable_sort(players.begin(), players.end(), is_ahead);
  number(players);
  return players;
}

std::vector<std::vector<int>> matches_by_player(const League& league) {
  std::vector<std::vector<int>> result(league.names.size());
  for (std::size_t k = 0; k < league.tournament.matches.size(); ++k)
    for (int player : league.tournament.matches[k].players)
      if (player != OPPONENT) result[std::size_t(player)].push_back(int(k));
  return result;
}

std::string fixed(double number, int digits) {
  const double power = std::pow(10, digits);
  const long long rounded = std::llround(std::abs(number) * power);
  std::string text = std::to_string(rounded);
  if (text.size() <= std::size_t(digits))
    text.insert(0, std::size_t(digits) + 1 - text.size(), '0');
  if (digits > 0) text.insert(text.size() - std::size_t(digits), ".");
  return (number < 0 and rounded != 0 ? "-" : "") + text;
}

void write_tables(const League& league) {
  const LeagueFolders& folders = league.folders;
  CsvTable players{{"rank", "player", "rating", "low", "high", "matches", "wins", "mean_rank",
                    "mean_score", "outs", "qualified", "reached"},
                   {}};
  for (const Ranked& one : ranking(league)) {
    const bool is_player = one.player != OPPONENT;
    const bool has_played = one.matches > 0;
    players.lines.push_back({is_player ? std::to_string(one.rank) : "", league.name(one.player),
                             fixed(one.rating.points, 1), fixed(rating_low(one.rating), 1),
                             fixed(rating_high(one.rating), 1), std::to_string(one.matches),
                             fixed(one.wins / double(TWELFTHS), 2),
                             has_played ? fixed(one.mean(one.ranks / double(TWELFTHS)), 3) : "",
                             has_played ? fixed(one.mean(double(one.score)), 1) : "",
                             std::to_string(one.outs),
                             is_player ? (one.has_qualified ? "yes" : "no") : "", one.reached});
  }
  write_csv(folders.path("ranking.csv"), players);

  CsvTable groups{{"stage", "group", "place", "player", "points", "score", "wins", "goes_on"}, {}};
  for (const Stage& stage : league.tournament.stages)
    for (std::size_t g = 0; g < stage.groups.size(); ++g)
      for (std::size_t k = 0; k < stage.groups[g].places.size(); ++k) {
        const Place& place = stage.groups[g].places[k];
        groups.lines.push_back({stage.name, std::to_string(g + 1), std::to_string(k + 1),
                                league.name(place.player),
                                fixed(place.points / double(TWELFTHS), 2),
                                &stage == &league.tournament.stages[0]
                                    ? fixed(double(place.score) / (NUM_PLAYERS - 1), 1)
                                    : std::to_string(place.score),
                                std::to_string(place.wins), place.goes_on ? "yes" : "no"});
      }
  write_csv(folders.path("groups.csv"), groups);

  CsvTable rejected{{"file", "reason"}, {}};
  for (const Submission& one : league.submissions)
    if (one.is_rejected())
      rejected.lines.push_back({printable(one.file, one.file.size()), one.reason});
  write_csv(folders.path("rejected.csv"), rejected);
}

}  // namespace game_engine
