#include "League.hh"

#include <algorithm>
#include <cmath>

#include <engine/text/Words.hh>
#include "Arena.hh"
#include "PageData.hh"

namespace game_engine {

namespace {

using Thirds = std::array<double, RatingCheck::THIRDS - 1>;  // where the second and the third begin

// Nine kinds, both directions, 5% for all of them together.
constexpr double SURELY = 2.773;
constexpr int FEW_BOARDS = 20;  // for an error that may be believed

Thirds thirds_of(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return {values[values.size() / RatingCheck::THIRDS],
          values[2 * values.size() / RatingCheck::THIRDS]};
}

std::size_t third_of(double value, const Thirds& thirds) {
  return std::size_t(value >= thirds[0]) + std::size_t(value >= thirds[1]);
}

// A player and another in a match, from the player's side.
struct Sides {
  std::size_t player;
  double company;
  double expected;
  double ahead;  // 1, 0 or, in a tie, half
};

// All pairs of a match, each in both directions.
template <typename Take>
void for_each_pair(const RatedMatch& match, const std::vector<Rating>& ratings, Take take) {
  double sum = 0;
  for (int player : match.players) sum += ratings[player].points;
  for (std::size_t a = 0; a < match.players.size(); ++a)
    for (std::size_t b = 0; b < match.players.size(); ++b) {
      if (match.players[a] == match.players[b]) continue;
      const Rating &own = ratings[match.players[a]], &other = ratings[match.players[b]];
      take(Sides{std::size_t(match.players[a]), (sum - own.points - other.points) / 2,
                 chance_ahead(own, other), share_ahead(match.scores[a], match.scores[b])});
    }
}

// Sums over the meetings of a kind.
struct Sums {
  double ahead = 0, expected = 0, information = 0;
  double of_board = 0, squares = 0;  // of the excess over what is expected, board by board
  int number = 0, boards = 0;
  bool is_on_board = false;

  void add(const Sides& meeting) {
    ++number;
    ahead += meeting.ahead;
    expected += meeting.expected;
    information += meeting.expected * (1 - meeting.expected);
    of_board += meeting.ahead - meeting.expected;
    is_on_board = true;
  }

  void end_board() {
    boards += is_on_board;
    squares += of_board * of_board;
    of_board = 0;
    is_on_board = false;
  }

  Meetings meetings() const {
    if (number == 0) return {};
    const double more = ahead - expected;
    return {number,
            ahead / number,
            expected / number,
            std::sqrt(squares) / number,
            POINTS_PER_UNIT * more / information,
            boards >= FEW_BOARDS and more * more > SURELY * SURELY * squares};
  }
};

std::vector<std::size_t> thirds_of_players(const std::vector<Rating>& ratings) {
  std::vector<double> points;
  for (const Rating& one : ratings) points.push_back(one.points);
  const Thirds thirds = thirds_of(points);
  std::vector<std::size_t> result;
  for (const Rating& one : ratings) result.push_back(third_of(one.points, thirds));
  return result;
}

Thirds thirds_of_company(const std::vector<Rating>& ratings,
                         const std::vector<RatedMatch>& matches) {
  std::vector<double> companies;
  for (const RatedMatch& match : matches)
    for_each_pair(match, ratings,
                  [&](const Sides& meeting) { companies.push_back(meeting.company); });
  return companies.empty() ? Thirds() : thirds_of(companies);
}

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

}  // namespace

bool RatingCheck::fails() const {
  return std::any_of(by_player_and_company.begin(), by_player_and_company.end(),
                     [](const std::array<Meetings, THIRDS>& row) {
                       return std::any_of(row.begin(), row.end(),
                                          [](const Meetings& one) { return one.fails; });
                     });
}

double RatingCheck::misfit(std::size_t player) const {
  const std::array<Meetings, THIRDS>& row = by_player_and_company[third[player]];
  if (std::none_of(row.begin(), row.end(), [](const Meetings& one) { return one.fails; })) return 0;
  double number = 0, squares = 0;
  for (const Meetings& one : row) {
    number += one.number;
    squares += one.number * one.points * one.points;
  }
  return std::sqrt(squares / number);
}

RatingCheck rating_check(const std::vector<Rating>& ratings, const std::vector<RatedMatch>& matches,
                         int block) {
  RatingCheck fit;
  if (ratings.empty()) return fit;
  fit.third = thirds_of_players(ratings);
  const Thirds companies = thirds_of_company(ratings, matches);
  std::array<std::array<Sums, RatingCheck::THIRDS>, RatingCheck::THIRDS> sums;
  for (std::size_t k = 0; k < matches.size(); ++k) {
    for_each_pair(matches[k], ratings, [&](const Sides& meeting) {
      sums[fit.third[meeting.player]][third_of(meeting.company, companies)].add(meeting);
    });
    if ((k + 1) % std::size_t(block) != 0 and k + 1 < matches.size()) continue;
    for (auto& row : sums)
      for (Sums& one : row) one.end_board();
  }
  for (std::size_t player = 0; player < RatingCheck::THIRDS; ++player)
    for (std::size_t company = 0; company < RatingCheck::THIRDS; ++company)
      fit.by_player_and_company[player][company] = sums[player][company].meetings();
  return fit;
}

std::vector<Rating> widened(std::vector<Rating> ratings, const RatingCheck& fit) {
  for (std::size_t player = 0; player < ratings.size(); ++player)
    ratings[player].error = std::hypot(ratings[player].error, fit.misfit(player));
  return ratings;
}

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

std::vector<std::string> League::not_asked() const {
  std::set<std::string> players;
  for (std::size_t k = 0; k < tournament.results.size(); ++k)
    for (std::size_t seat = 0; seat < NUM_PLAYERS; ++seat)
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

std::pair<std::vector<Rating>, RatingCheck> ratings_and_check(const League& league) {
  const bool has_ranking = league.rules.ranking_matches > 0;
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
                        has_ranking ? Prior::OF_FIELD : Prior::UNKNOWN);
  };
  int known = league.num_first();
  const std::vector<RatedMatch> matches = matches_of_first(known, 0);
  std::vector<Rating> ratings = rated(known, matches);
  if (not has_ranking) return {ratings, {}};
  const RatingCheck fit = rating_check(ratings, matches, NUM_PLAYERS);
  ratings = widened(std::move(ratings), fit);
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
  return {ratings, fit};
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

CsvTable ranking_table(const League& league, const std::vector<Ranked>& ranked) {
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
  write("head-to-head.csv", encounters_table(league, ranked));
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
