#include "League.hh"

#include <engine/text/Ranges.hh>
#include <cmath>

#include <engine/text/Words.hh>
#include "Arena.hh"
#include "PageData.hh"

namespace game_engine {

namespace {

const std::string CAME_LATE = "ranking only: came late";

// The last stage that each player has played in.
void note_stages(const League& league, std::vector<Ranked>& players) {
  for (const Stage& stage : league.tournament.stages) {
    if (stage.kind == StageKind::RANKING) {
      // Those that were added have played nothing else.
      for (const Group& group : stage.groups)
        if (const int first = group.players[0]; is_player(first))
          if (std::string& reached = players[first].reached; reached.empty()) reached = CAME_LATE;
      continue;
    }
    for (const Group& group : stage.groups) {
      for (const Place& place : group.places) {
        Ranked& player = players[place.player];
        player.reached = stage.name;
        if (stage.kind == StageKind::QUALIFICATION) player.has_qualified = place.goes_on;
      }
    }
  }
  if (league.tournament.champion) players[*league.tournament.champion].reached = "champion";
}

void note_matches(const League& league, std::vector<Ranked>& players) {
  for (std::size_t k = 0; k < league.tournament.matches.size(); ++k) {
    const TournamentMatch& match = league.tournament.matches[k];
    const TournamentResult& result = league.tournament.results[k];
    for (int seat : SEATS) {
      Ranked& player = players[place_in_list(match.players[seat], league.num_players())];
      ++player.seats;
      player.matches += is_first_seat(match.players, std::size_t(seat));
      player.score += result.scores[seat];
      player.outs += not result.outs[seat].empty();
    }
  }
}

// Ratings count as printed: further digits may be noise.
bool is_ahead(const Ranked& a, const Ranked& b) {
  const auto rating = [](const Ranked& one) { return std::llround(10 * one.rating.points); };
  const auto has_lasted = [](const Ranked& one) { return one.outs < one.seats; };
  if (rating(a) != rating(b)) return rating(a) > rating(b);
  if (has_lasted(a) != has_lasted(b)) return has_lasted(a);
  return a.score * b.seats > b.score * a.seats;
}

void number(const League& league, std::vector<Ranked>& players) {
  const Ranked* before = nullptr;
  int count = 0;
  for (Ranked& one : players) {
    if (not is_player(one.player) or league.left.count(one.player) > 0) continue;
    ++count;
    one.rank = before and not is_ahead(*before, one) ? before->rank : count;
    before = &one;
  }
}

// From which rank on each player surely beats all.
void note_distances(std::vector<Ranked>& players) {
  std::vector<Ranked*> ranked;
  for (Ranked& one : players)
    if (is_ranked(one)) ranked.push_back(&one);
  for (std::size_t k = 0; k < ranked.size(); ++k) {
    Ranked& one = *ranked[k];
    std::size_t first = ranked.size();
    while (first > k + 1 and is_surely_above(one.rating, ranked[first - 1]->rating)) --first;
    // Of those who share a rank, all must be behind.
    while (first < ranked.size() and ranked[first]->rank == ranked[first - 1]->rank) ++first;
    if (first < ranked.size()) one.surely_ahead_from = ranked[first]->rank;
  }
}

const char* yes_or_no(bool is_so) { return is_so ? "yes" : "no"; }

// The ratings of all players and the ladder, by place_in_list().
std::vector<Rating> ratings_of(const League& league) {
  // The first players, and those added up to some time, by their matches until then.
  const auto matches_of_first = [&](int num_players, int times_added) {
    std::vector<RatedMatch> matches = rated_matches(league.tournament, league.rules, num_players);
    for (const Stage& stage : league.tournament.stages)
      if (is_of_added(stage) and --times_added < 0)
        matches.resize(matches.size() - NUM_PLAYERS * stage.groups.size());
    return matches;
  };
  const auto rated = [&](int num_players, const std::vector<RatedMatch>& matches) {
    // The matches of a board follow each other.
    return rate_players(num_players + int(league.ladder.size()), matches, NUM_PLAYERS,
                        league.rules.ranking_matches > 0 ? Prior::OF_FIELD : Prior::UNKNOWN);
  };
  int known = league.num_first();
  std::vector<Rating> ratings = rated(known, matches_of_first(known, 0));
  for (std::size_t k = 0; k < league.rules.added.size(); ++k) {
    const int more = league.rules.added[k];
    std::vector<Rating> now = rated(known + more, matches_of_first(known + more, int(k) + 1));
    const auto first = now.begin() + known, end = first + more;
    std::vector<Rating> added(first, end);
    now.erase(first, end);
    double way = 0;
    for (std::size_t one = 0; one < now.size(); ++one)
      way += (ratings[one].points - now[one].points) / double(now.size());
    for (Rating& one : added) one.points += way;
    ratings.insert(ratings.begin() + known, added.begin(), added.end());
    known += more;
  }
  return ratings;
}

}  // namespace

SeatedMatch League::seated(std::size_t match) const {
  const TournamentMatch& planned = tournament.matches[match];
  return seat(match + 1, planned.seed, planned.players);
}

std::vector<std::string> League::not_asked() const {
  std::set<std::string> players;
  for (std::size_t k = 0; k < tournament.results.size(); ++k)
    for (std::size_t seat : SEATS)
      if (was_not_asked(tournament.results[k].outs[seat]))
        players.insert(name(tournament.matches[k].players[seat]));
  return {players.begin(), players.end()};
}

std::vector<const Submission*> League::students_without_player() const {
  std::set<std::string> known;
  for (std::size_t k = 0; k < students.size(); ++k)
    if (left.count(int(k)) == 0) known.insert(students[k]);
  std::vector<const Submission*> result;
  for (const Submission& one : submissions)
    if (not one.student.empty() and known.insert(one.student).second) result.push_back(&one);
  return result;
}

std::vector<Ranked> ranking(const League& league) {
  const int num_players = league.num_players(), ladder = int(league.ladder.size());
  const std::vector<Rating> ratings = ratings_of(league);
  std::vector<Ranked> players(ratings.size());
  for (int player = -ladder; player < num_players; ++player) {
    const std::size_t place = std::size_t(place_in_list(player, num_players));
    players[place].player = player;
    players[place].rating = ratings[place];
  }
  note_stages(league, players);
  note_matches(league, players);
  stable_sort(players, is_ahead);
  number(league, players);
  note_distances(players);
  return players;
}

CsvTable ranking_table(const League& league, const std::vector<Ranked>& ranked) {
  CsvTable players{{"rank", "player", "rating", "low", "high", "matches", "mean_score", "outs",
                    "qualified", "reached", "student", "surely_ahead_from"},
                   {}};
  for (const Ranked& one : ranked) {
    const bool has_rank = is_ranked(one);
    players.lines.push_back(
        {has_rank ? std::to_string(one.rank) : "", league.name(one.player),
         fixed(one.rating.points, 1), fixed(one.rating.low(), 1), fixed(one.rating.high(), 1),
         std::to_string(one.matches),
         one.matches > 0 ? fixed(double(one.score) / one.seats, 1) : "", std::to_string(one.outs),
         has_rank ? yes_or_no(one.has_qualified) : "", one.reached,
         table_text(league.student(one.player)),
         one.surely_ahead_from > 0 ? std::to_string(one.surely_ahead_from) : ""});
  }
  return players;
}

CsvTable groups_table(const League& league) {
  CsvTable groups{{"stage", "group", "place", "player", "points", "score", "wins", "goes_on"}, {}};
  for (const Stage& stage : league.tournament.stages)
    for (std::size_t g = 0; g < stage.groups.size(); ++g)
      for (std::size_t k = 0; k < stage.groups[g].places.size(); ++k) {
        const Place& place = stage.groups[g].places[k];
        groups.lines.push_back({stage.name, std::to_string(g + 1), std::to_string(k + 1),
                                league.name(place.player),
                                fixed(place.points / double(TWELFTHS), 2),
                                stage.kind == StageKind::QUALIFICATION
                                    ? fixed(double(place.score) / (NUM_PLAYERS - 1), 1)
                                    : std::to_string(place.score),
                                std::to_string(place.wins), yes_or_no(place.goes_on)});
      }
  return groups;
}

void write_tables(const League& league) {
  const std::vector<Ranked> ranked = ranking(league);
  write_marks(league, ranked);
  const auto write = [&](const char* file, const CsvTable& table) {
    write_csv(league.folders.of_teacher(file), table);
  };
  write("misfits.csv", misfits_table(league, ranked));
  write("ranking.csv", ranking_table(league, ranked));
  write("groups.csv", groups_table(league));
  CsvTable rejected{{"file", "reason", "student"}, {}};
  for (const Submission& one : league.submissions)
    if (one.is_rejected())
      rejected.lines.push_back(
          {table_text(one.file), table_text(one.reason), table_text(one.student)});
  write("rejected.csv", rejected);
}

}  // namespace game_engine
