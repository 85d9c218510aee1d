#include "Season.hh"

#include <algorithm>
#include <climits>
#include <cmath>

#include <engine/game/Game.hh>
#include <engine/random/SplitMix.hh>
#include <engine/text/Reader.hh>
#include <engine/text/Words.hh>
#include <engine/text/Ranges.hh>
#include "League.hh"

namespace game_engine {

namespace {

constexpr std::size_t MOST_TO_WATCH = 2;  // of each player
constexpr double ERROR_OF_NEW = 150;      // in points, of a version that is like the one before

// The player's last accepted version with a smaller number; 0 if there is none.
int last_version_before(const Season& season, const std::string& player, int version) {
  for (int number = version - 1; number > 0; --number)
    if (season.version(number).player() == player and not season.version(number).is_rejected())
      return number;
  return 0;
}

// A player's index in lists of all: the versions, and after them the ladder.
std::size_t index_of(const Season& season, int player) {
  return std::size_t(
      place_in_list(is_player(player) ? player - 1 : player, int(season.versions.size())));
}

// Ratings with mean 1500, of all versions that have ever played: 1500 of them, with errors of
// independent blocks of matches, take seconds.
std::vector<Rating> rate_all(const Season& season, int block, Prior prior) {
  const std::size_t size = season.versions.size() + season.ladder.size();
  std::vector<int> place(size, -1);
  std::vector<RatedMatch> rated;
  int num_rated = 0;
  for (const SeasonMatch& match : season.matches) {
    RatedMatch one{{}, match.result.scores};
    for (std::size_t seat : SEATS) {
      int& number = place[index_of(season, match.players[seat])];
      if (number == -1) number = num_rated++;
      one.players[seat] = number;
    }
    rated.push_back(one);
  }
  const std::vector<Rating> known = rate_players(num_rated, rated, block, prior);
  std::vector<Rating> ratings(size, Rating{1500, 350});
  for (std::size_t k = 0; k < size; ++k) {
    if (place[k] >= 0) ratings[k] = known[place[k]];
    else if (k < season.versions.size())
      if (const int before =
              last_version_before(season, season.versions[k].player(), season.versions[k].number);
          before > 0)
        ratings[k] = {ratings[before - 1].points, ERROR_OF_NEW};
  }
  return ratings;
}

// How far to move all ratings so that the ladder has the mean of its first ratings.
double way_to_first_ratings(const Season& season, const std::vector<Rating>& ratings) {
  double way = 0;
  int known = 0;
  for (int rung = 1; rung <= int(season.ladder.size()); ++rung) {
    const auto first = find_if(season.history, [&](const NightRating& one) {
      return one.version == 0 and one.matches > 0 and one.player == season.name(-rung);
    });
    if (first == season.history.end()) continue;
    way += first->points - ratings[index_of(season, -rung)].points;
    ++known;
  }
  return known == 0 ? 0 : way / known;
}

// From the normal distribution with deviation 1, in units of 2^-16: twelve numbers from 0 to 1 have
// a sum with variance 1.
std::int64_t normal(SplitMix& draw) {
  std::int64_t sum = -6 * 65536;
  for (int k = 0; k < 12; ++k) sum += std::int64_t(draw.below(65536));
  return sum;
}

// A player's place in the draw, from the normal distribution of its rating and error: the stronger,
// the smaller. So players that may be equal meet sooner or later. Ratings count to a tenth of a
// point, so that all machines draw the same.
std::int64_t drawn_place(const Rating& rating, SplitMix& draw) {
  return -65536 * std::llround(10 * rating.points) + std::llround(10 * rating.error) * normal(draw);
}

// One round: who needs matches, and who can play with them, at drawn places.
class Round {
 public:
  explicit Round(const Season& season)
      : season_(season),
        draw_(season.seed + std::int64_t(season.matches.size())),
        ratings_(rate_all(season, 1, Prior::UNKNOWN)) {  // Rough ones are enough for a draw.
    const std::vector<int> played = times_played(season);
    for (int number : season.active)
      (played[number - 1] < season.wanted ? hungry_ : settled_).push_back(with_place(number));
    for (int rung = 1; rung <= int(season.ladder.size()); ++rung)
      settled_.push_back(with_place(-rung));
    sort(hungry_);
    sort(settled_);
  }

  std::vector<SeasonMatch> plan() {
    if (hungry_.empty()) return {};
    if (settled_.size() < hungry_.size() or settled_.size() < NUM_PLAYERS) all_play();
    else settled_fill_up();
    const std::int64_t seed = draw_.match_seed();
    std::vector<SeasonMatch> matches;
    for (std::array<int, NUM_PLAYERS> group : groups_)
      for (int turn = 0; turn < NUM_PLAYERS; ++turn) {
        matches.push_back({season_.night, seed, group, {}});
        std::rotate(group.rbegin(), group.rbegin() + 1, group.rend());
      }
    return matches;
  }

 private:
  /// A player's place in the draw, and who it is.
  using Placed = std::pair<std::int64_t, int>;

  Placed with_place(int player) {
    return {drawn_place(ratings_[index_of(season_, player)], draw_), player};
  }

  void all_play() {
    std::vector<Placed> all = hungry_;
    all.insert(all.end(), settled_.begin(), settled_.end());
    while (all.size() % NUM_PLAYERS != 0) all.push_back(with_place(OPPONENT));
    sort(all);
    for (std::size_t k = 0; k < all.size(); k += NUM_PLAYERS)
      groups_.push_back({all[k].second, all[k + 1].second, all[k + 2].second, all[k + 3].second});
  }

  // Two by two, with players near them that have played enough.
  void settled_fill_up() {
    for (std::size_t k = 0; k < hungry_.size(); k += 2) {
      const std::size_t end = std::min(k + 2, hungry_.size());
      std::array<int, NUM_PLAYERS> group{};
      std::size_t size = 0;
      std::set<int> inside;
      for (std::size_t one = k; one < end; ++one)
        inside.insert(group[size++] = hungry_[one].second);
      while (size < group.size()) inside.insert(group[size++] = nearest(hungry_[k].first, inside));
      groups_.push_back(group);
    }
  }

  // The settled player outside the group that has played least in this round; of several, the
  // nearest.
  int nearest(std::int64_t place, const std::set<int>& inside) {
    const Placed* best = nullptr;
    std::pair<std::size_t, std::int64_t> least;
    for (const Placed& one : settled_) {
      if (inside.count(one.second) > 0) continue;
      const std::pair<std::size_t, std::int64_t> claim{used_.count(one.second),
                                                       std::abs(one.first - place)};
      if (best and claim >= least) continue;
      best = &one;
      least = claim;
    }
    used_.insert(best->second);
    return best->second;
  }

  const Season& season_;
  SplitMix draw_;
  const std::vector<Rating> ratings_;
  std::vector<Placed> hungry_, settled_;
  std::multiset<int> used_;
  std::vector<std::array<int, NUM_PLAYERS>> groups_;
};

const std::string VERSIONS = "versions.csv", ROUND = "round.csv", RATINGS = "ratings.csv";
const TableLine VERSIONS_HEAD = {"version", "night", "player",  "student",
                                 "file",    "hash",  "program", "reason"};
const TableLine ROUND_HEAD = {"match",    "night",    "seed",    "version1",
                              "version2", "version3", "version4"};
const TableLine RATINGS_HEAD = {"night",  "date", "player", "version",
                                "rating", "low",  "high",   "matches"};

SeasonMatch read_match(const Season& season, const KnownTable& table, std::size_t line,
                       std::size_t versions_at) {
  SeasonMatch match{
      int(table.number(line, 1, 1, INT_MAX)), table.number(line, 2, 0, MAX_SEED), {}, {}};
  for (std::size_t seat : SEATS) {
    const std::int64_t number =
        table.number(line, versions_at + seat, -std::int64_t(season.ladder.size()),
                     std::int64_t(season.versions.size()));
    // There is no version 0.
    match.players[seat] = number == 0 ? OPPONENT : int(number);
  }
  return match;
}

}  // namespace

int version_to_play(const Season& season, const Version& submitted) {
  if (not submitted.is_rejected()) return submitted.number;
  for (auto one = season.history.rbegin(); one != season.history.rend(); ++one)
    if (one->version > 0 and one->player == submitted.player()) return one->version;
  return last_version_before(season, submitted.player(), int(season.versions.size()) + 1);
}

std::vector<int> times_played(const Season& season) {
  std::vector<int> played(season.versions.size() + season.ladder.size());
  for (const SeasonMatch& match : season.matches)
    for (int player : match.players) ++played[index_of(season, player)];
  return played;
}

std::vector<NightRating> rate_night(const Season& season) {
  std::vector<Rating> ratings = rate_all(season, NUM_PLAYERS, Prior::OF_FIELD);
  const double way = way_to_first_ratings(season, ratings);
  for (Rating& one : ratings) one.points += way;
  const std::vector<int> played = times_played(season);
  std::vector<NightRating> lines;
  const auto add = [&](int player, int version) {
    const std::size_t index = index_of(season, player);
    const Rating& rating = ratings[index];
    lines.push_back({season.night, season.date, season.name(player), version, rating.points,
                     rating.low(), rating.high(), played[index]});
  };
  for (int number : season.active) add(number, number);
  for (int rung = 1; rung <= int(season.ladder.size()); ++rung) add(-rung, 0);
  return lines;
}

std::vector<SeasonMatch> plan_round(const Season& season) { return Round(season).plan(); }

std::vector<std::size_t> last_lost(const Season& season, const std::string& player) {
  std::vector<std::size_t> lost;
  for (std::size_t k = season.matches.size(); k-- > 0 and lost.size() < MOST_TO_WATCH;) {
    const SeasonMatch& match = season.matches[k];
    for (std::size_t seat : SEATS)
      if (is_player(match.players[seat]) and season.name(match.players[seat]) == player and
          match.result.is_lost(seat))
        lost.push_back(k);
  }
  return lost;
}

std::vector<std::size_t> matches_to_watch(const Season& season) {
  std::set<std::size_t> matches;
  for (int number : season.active)
    for (std::size_t match : last_lost(season, season.version(number).player()))
      matches.insert(match);
  return {matches.begin(), matches.end()};
}

void read_season(Season& season, const MatchFile& matches) {
  const KnownTable versions(season.folders.path(VERSIONS), VERSIONS_HEAD);
  for (std::size_t k = 0; k < versions.size(); ++k) {
    Submission one;
    one.name = versions.text(k, 2);
    one.student = word_of_table(versions.text(k, 3));
    one.file = word_of_table(versions.text(k, 4));
    one.hash = versions.text(k, 5);
    one.program = versions.text(k, 6);
    one.reason = word_of_table(versions.text(k, 7));
    season.versions.push_back({int(k) + 1, int(versions.number(k, 1, 1, INT_MAX)), one});
  }
  for (std::size_t k = 0; k < matches.known().size(); ++k) {
    season.matches.push_back(read_match(season, matches.known(), k, 7));
    season.matches.back().result = matches.result(k);
  }
  const KnownTable ratings(season.folders.path(RATINGS), RATINGS_HEAD);
  for (std::size_t k = 0; k < ratings.size(); ++k)
    season.history.push_back({int(ratings.number(k, 0, 1, INT_MAX)), ratings.text(k, 1),
                              ratings.text(k, 2), int(ratings.number(k, 3, 0, INT_MAX)),
                              ratings.real(k, 4), ratings.real(k, 5), ratings.real(k, 6),
                              int(ratings.number(k, 7, 0, INT_MAX))});
  season.night = season.history.empty() ? 1 : season.history.back().night + 1;
}

std::vector<SeasonMatch> read_round(const Season& season) {
  const KnownTable table(season.folders.path(ROUND), ROUND_HEAD);
  std::vector<SeasonMatch> matches;
  for (std::size_t k = 0; k < table.size(); ++k)
    if (table.number(k, 0, 1, INT_MAX) > std::int64_t(season.matches.size()))
      matches.push_back(read_match(season, table, k, 3));
  return matches;
}

void write_round(const Season& season, const std::vector<SeasonMatch>& matches) {
  CsvTable table{ROUND_HEAD, {}};
  for (std::size_t k = 0; k < matches.size(); ++k) {
    table.lines.push_back({std::to_string(season.matches.size() + k + 1),
                           std::to_string(matches[k].night), std::to_string(matches[k].seed)});
    for (int player : matches[k].players) table.lines.back().push_back(std::to_string(player));
  }
  write_csv(season.folders.path(ROUND), table);
}

void write_versions(const Season& season) {
  CsvTable table{VERSIONS_HEAD, {}};
  for (const Version& version : season.versions) {
    const Submission& one = version.submission;
    table.lines.push_back({std::to_string(version.number), std::to_string(version.night), one.name,
                           table_text(one.student), table_text(one.file), one.hash, one.program,
                           table_text(one.reason)});
  }
  write_csv(season.folders.path(VERSIONS), table);
}

void write_history(const Season& season) {
  CsvTable table{RATINGS_HEAD, {}};
  for (const NightRating& one : season.history)
    table.lines.push_back({std::to_string(one.night), one.date, one.player,
                           std::to_string(one.version), fixed(one.points, 1), fixed(one.low, 1),
                           fixed(one.high, 1), std::to_string(one.matches)});
  write_csv(season.folders.path(RATINGS), table);
}

}  // namespace game_engine
