#include "League.hh"

#include <engine/text/Words.hh>
#include <algorithm>
#include <cmath>
#include <map>

#include "Arena.hh"
#include "Marks.hh"
#include "LeaguePages.hh"
#include "RankingOrder.hh"

namespace game_engine {

namespace {

// The last stage that each player has played in.
void note_stages(const League& league, std::vector<Ranked>& players) {
  for (const Stage& stage : league.tournament.stages) {
    if (stage.kind == StageKind::RANKING) {
      // Those that were added have played nothing else.
      for (const Group& group : stage.groups)
        if (const int first = group.players[0]; is_player(first))
          if (std::string& reached = players[first].reached; reached.empty()) reached = stage.name;
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
    const auto standing = finishes(result.scores);
    for (int seat = 0; seat < NUM_PLAYERS; ++seat) {
      Ranked& player = players[place_in_list(match.players[seat], league.num_players())];
      ++player.seats;
      player.matches += is_first_seat(match.players, std::size_t(seat));
      player.wins += standing[seat].win;
      player.ranks += standing[seat].rank;
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

// Whom each player surely beats: the next one, and all from some rank on.
void note_distances(std::vector<Ranked>& players) {
  std::vector<Ranked*> ranked;
  for (Ranked& one : players)
    if (is_ranked(one)) ranked.push_back(&one);
  for (std::size_t k = 0; k < ranked.size(); ++k) {
    Ranked& one = *ranked[k];
    std::size_t first = ranked.size();
    while (first > k + 1 and is_surely_above(one.rating, ranked[first - 1]->rating)) --first;
    one.is_ahead_of_next =
        k + 1 < ranked.size() and is_surely_above(one.rating, ranked[k + 1]->rating);
    // Of those who share a rank, all must be behind.
    while (first < ranked.size() and ranked[first]->rank == ranked[first - 1]->rank) ++first;
    if (first < ranked.size()) one.surely_ahead_from = ranked[first]->rank;
  }
}

// Places follow from who is surely ahead of whom, ranks from the ratings.
void note_places(const League& league, std::vector<Ranked>& players) {
  const RankingOrder settled = ranking_order(league.tournament, league.rules, league.num_players());
  const PoolOrder& order = settled.order();
  const int last = int(std::count_if(players.begin(), players.end(), is_ranked));
  for (Ranked& one : players) {
    if (not is_ranked(one)) continue;
    one.first_place = 1, one.last_place = last;
    for (const Ranked& other : players) {
      if (not is_ranked(other)) continue;
      one.first_place += order.is_ahead(other.player, one.player);
      one.last_place -= order.is_ahead(one.player, other.player);
    }
    one.first_place = std::min(one.first_place, one.rank);
    one.last_place = std::max(one.last_place, one.rank);
  }
}

const char* yes_or_no(bool is_so) { return is_so ? "yes" : "no"; }

void write_ranking(const League& league, const std::vector<Ranked>& ranked) {
  CsvTable players{
      {"rank", "player", "rating", "low", "high", "matches", "wins", "mean_rank", "mean_score",
       "outs", "qualified", "reached", "student", "ahead_of_next", "surely_ahead_from"},
      {}};
  if (league.rules.until) players.head.insert(players.head.end(), {"first_place", "last_place"});
  for (const Ranked& one : ranked) {
    const bool has_rank = is_ranked(one), has_played = one.matches > 0;
    players.lines.push_back(
        {has_rank ? std::to_string(one.rank) : "", league.name(one.player),
         fixed(one.rating.points, 1), fixed(one.rating.low(), 1), fixed(one.rating.high(), 1),
         std::to_string(one.matches), fixed(one.wins / double(TWELFTHS), 2),
         has_played ? fixed(one.mean(one.ranks / double(TWELFTHS)), 3) : "",
         has_played ? fixed(one.mean(double(one.score)), 1) : "", std::to_string(one.outs),
         has_rank ? yes_or_no(one.has_qualified) : "", one.reached,
         table_text(league.student(one.player)), has_rank ? yes_or_no(one.is_ahead_of_next) : "",
         one.surely_ahead_from > 0 ? std::to_string(one.surely_ahead_from) : ""});
    if (league.rules.until)
      for (const int place : {one.first_place, one.last_place})
        players.lines.back().push_back(place > 0 ? std::to_string(place) : "");
  }
  write_csv(league.folders.of_teacher("ranking.csv"), players);
}

void write_groups(const League& league) {
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
  write_csv(league.folders.of_teacher("groups.csv"), groups);
}

}  // namespace

std::string Ranked::places() const {
  if (last_place == 0) return "";
  return std::to_string(first_place) +
         (first_place < last_place ? "-" + std::to_string(last_place) : "");
}

std::string settled_text(const League& league) {
  const RankingOrder settled = ranking_order(league.tournament, league.rules, league.num_players());
  const PoolOrder& order = settled.order();
  return "Places hold with an error of at most " + number_text(order.until().error) +
         " for all of them together; " +
         (settled.is_settled() ? "what was asked is settled."
                               : "of " + counted(order.num_pairs(), "pair") + ", " +
                                     std::to_string(order.num_open()) + " could not be settled.");
}

SeatedMatch League::seated(std::size_t match) const {
  const TournamentMatch& planned = tournament.matches[match];
  return seat(match + 1, planned.seed, planned.players);
}

bool League::has_students() const {
  return std::any_of(students.begin(), students.end(),
                     [](const std::string& student) { return not student.empty(); });
}

std::vector<std::string> League::not_asked() const {
  std::set<std::string> players;
  for (std::size_t k = 0; k < tournament.results.size(); ++k)
    for (std::size_t seat = 0; seat < NUM_PLAYERS; ++seat)
      if (was_not_asked(tournament.results[k].outs[seat]))
        players.insert(name(tournament.matches[k].players[seat]));
  return {players.begin(), players.end()};
}

std::vector<const Submission*> League::students_without_player() const {
  std::set<std::string> known(students.begin(), students.end());
  std::vector<const Submission*> result;
  for (const Submission& one : submissions)
    if (not one.student.empty() and known.insert(one.student).second) result.push_back(&one);
  return result;
}

std::vector<std::string> League::students_with_several() const {
  std::map<std::string, std::vector<std::string>> players;
  for (std::size_t k = 0; k < students.size(); ++k)
    if (not students[k].empty() and left.count(int(k)) == 0)
      players[students[k]].push_back(names[k]);
  std::vector<std::string> result;
  for (const auto& [student, list] : players) {
    if (list.size() > 1) result.push_back(printable(student) + " (" + joined(list, ", ") + ")");
  }
  return result;
}

std::pair<std::vector<Rating>, RatingCheck> ratings_and_check(const League& league) {
  const int num_players = league.num_players(), ladder = int(league.ladder.size());
  const std::vector<RatedMatch> matches =
      rated_matches(league.tournament, league.rules, num_players);
  const bool has_ranking = league.rules.ranking_matches > 0;
  const Prior prior = has_ranking ? Prior::OF_FIELD : Prior::UNKNOWN;
  // The matches of a board follow each other.
  std::vector<Rating> ratings = rate_players(num_players + ladder, matches, NUM_PLAYERS, prior);
  if (not has_ranking) return {ratings, {}};
  const RatingCheck fit = rating_check(ratings, matches, NUM_PLAYERS);
  return {widened(std::move(ratings), fit), fit};
}

std::vector<Ranked> ranking(const League& league) {
  const int num_players = league.num_players(), ladder = int(league.ladder.size());
  const std::vector<Rating> ratings = ratings_and_check(league).first;
  std::vector<Ranked> players(ratings.size());
  for (int player = -ladder; player < num_players; ++player) {
    const std::size_t place = std::size_t(place_in_list(player, num_players));
    players[place].player = player;
    players[place].rating = ratings[place];
  }
  note_stages(league, players);
  note_matches(league, players);
  std::stable_sort(players.begin(), players.end(), is_ahead);
  number(league, players);
  note_distances(players);
  if (league.rules.until) note_places(league, players);
  return players;
}

std::vector<std::vector<int>> matches_by_player(const League& league) {
  std::vector<std::vector<int>> result(league.names.size());
  for (std::size_t k = 0; k < league.tournament.matches.size(); ++k)
    for (int player : league.tournament.matches[k].players)
      if (is_player(player)) result[player].push_back(int(k));
  return result;
}

void write_tables(const League& league) {
  const std::vector<Ranked> ranked = ranking(league);
  write_marks(league, ranked);
  write_encounters(league, ranked);
  write_ranking(league, ranked);
  write_groups(league);
  CsvTable rejected{{"file", "reason", "student"}, {}};
  for (const Submission& one : league.submissions)
    if (one.is_rejected())
      rejected.lines.push_back(
          {table_text(one.file), table_text(one.reason), table_text(one.student)});
  write_csv(league.folders.of_teacher("rejected.csv"), rejected);
}

}  // namespace game_engine
