#include "PageData.hh"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <fstream>

#include <engine/files/Tables.hh>
#include <engine/text/Words.hh>
#include <engine/text/Ranges.hh>

namespace game_engine {

namespace {

constexpr double BY_CHANCE = 0.05;          // of the pairs that are said not to fit
constexpr double MEDIAN_DEVIANCE = 0.455;   // of chi squared with one degree of freedom
constexpr std::size_t MOST_SHOWN = 300000;  // bytes of what a log has but for orders

std::vector<Rating> ratings_of(const League& league, const std::vector<Ranked>& ranking) {
  std::vector<Rating> ratings(ranking.size());
  for (const Ranked& one : ranking)
    ratings[place_in_list(one.player, league.num_players())] = one.rating;
  return ratings;
}

void add(const RatedMatch& match, const std::vector<Rating>& ratings, HeadToHead& pairs) {
  const auto seats = [&](int player) {
    return double(std::count(match.players.begin(), match.players.end(), player));
  };
  for (std::size_t a = 0; a < PLAYERS_PER_MATCH; ++a)
    for (std::size_t b = 0; b < PLAYERS_PER_MATCH; ++b) {
      const int one = match.players[a], other = match.players[b];
      if (one >= other) continue;
      Encounter& pair = pairs[{one, other}];
      const double part = 1 / (seats(one) * seats(other));
      pair.matches += is_first_seat(match.players, a) and is_first_seat(match.players, b);
      pair.ahead += part * share_ahead(match.scores[a], match.scores[b]);
      pair.expected += part * chance_ahead(ratings[one], ratings[other]);
    }
}

// How far both are apart: chi squared with one degree of freedom, if matches are independent.
double deviance(const Encounter& pair) {
  const auto part = [](double real, double wanted) {
    return real > 0 ? 2 * real * std::log(real / wanted) : 0;
  };
  return part(pair.ahead, pair.expected) +
         part(pair.matches - pair.ahead, pair.matches - pair.expected);
}

// Of two places in the list of players.
TableLine encounter_line(const League& league, int one, int other, const Encounter& pair) {
  const int num_players = league.num_players();
  const auto name = [&](int place) {
    return league.name(place < num_players ? place : num_players - 1 - place);
  };
  return {name(one), name(other), std::to_string(pair.matches), fixed(pair.ahead, 2),
          fixed(pair.expected, 2)};
}

// "12 0 order 13 m u": round, seat, what.
bool is_order(const std::string& line) {
  const std::vector<std::string> words = split(line, ' ');
  return words.size() > 2 and words[2] == "order";
}

Json log_data(const std::string& path, int match) {
  std::ifstream in(path);
  std::vector<std::string> lines;
  std::size_t size = 0, left_out = 0;
  for (std::string line; std::getline(in, line);) {
    if (not is_order(line) and (size += line.size()) > MOST_SHOWN) ++left_out;
    else lines.push_back(line);
  }
  return Json::object({{"match", match}, {"lines", Json::list(lines)}, {"left_out", left_out}});
}

// What a student can do about a rejected file, as author.js says it.
Json what_to_do(const Submission& one) {
  if (is_undecided(one)) return "do_ask";
  if (is_earlier_version(one)) return {};
  return one.name.empty() or one.hash.empty() ? "do_name" : "do_check";
}

}  // namespace

HeadToHead head_to_head(const std::vector<RatedMatch>& matches,
                        const std::vector<Rating>& ratings) {
  HeadToHead pairs;
  for (const RatedMatch& match : matches) add(match, ratings, pairs);
  return pairs;
}

CsvTable misfits_table(const League& league, const std::vector<Ranked>& ranking) {
  const HeadToHead pairs =
      head_to_head(rated_matches(league.tournament, league.rules, league.num_players()),
                   ratings_of(league, ranking));
  std::vector<std::pair<double, const HeadToHead::value_type*>> order;
  for (const auto& one : pairs) order.push_back({-deviance(one.second), &one});
  sort(order);
  CsvTable table{{"player", "other", "matches", "ahead", "expected"}, {}};
  const double size = double(order.size());
  const double spread =
      order.empty() ? 1 : std::max(1.0, -order[order.size() / 2].first / MEDIAN_DEVIANCE);
  std::size_t num_misfits = 0;
  for (std::size_t k = 0; k < order.size(); ++k)
    if (std::erfc(std::sqrt(-order[k].first / spread / 2)) <= BY_CHANCE * double(k + 1) / size)
      num_misfits = k + 1;
  for (std::size_t k = 0; k < num_misfits; ++k) {
    Encounter pair = order[k].second->second;
    auto [one, other] = order[k].second->first;
    if (pair.ahead > pair.expected) {
      std::swap(one, other);
      pair.ahead = pair.matches - pair.ahead;
      pair.expected = pair.matches - pair.expected;
    }
    table.lines.push_back(encounter_line(league, one, other, pair));
  }
  return table;
}

void keep_of(CsvTable& table, std::size_t column, const std::string& player) {
  table.lines.erase(std::remove_if(table.lines.begin(), table.lines.end(),
                                   [&](const TableLine& line) { return line[column] != player; }),
                    table.lines.end());
}

Json table_data(const CsvTable& table) {
  const auto line = [](const TableLine& values) { return Json::list(values, word_of_table); };
  return Json::object({{"head", Json::list(table.head)}, {"lines", Json::list(table.lines, line)}});
}

std::string title_of(const std::string& game) {
  std::string title;
  for (const char c : game) {
    if (std::isupper(static_cast<unsigned char>(c)) != 0 and not title.empty()) title += ' ';
    title += c;
  }
  return title;
}

std::string for_others(const std::string& out) {
  static const std::string said = "exception: ";
  const std::size_t at = out.find(said);
  return at == std::string::npos ? out : out.substr(0, at + said.size() - 2);
}

Json logs_of_author(const std::string& results, const std::string& player) {
  const std::string folder = results + "/authors/" + player, match = "match";
  std::set<int> matches;
  if (fs::exists(folder))
    for (const fs::directory_entry& entry : fs::directory_iterator(folder))
      if (const std::string file = entry.path().filename().string();
          file.compare(0, match.size(), match) == 0 and ends_with(file, ".log"))
        matches.insert(std::stoi(file.substr(match.size())));
  return Json::list(matches, [&](int number) {
    return log_data(folder + "/match" + std::to_string(number) + ".log", number);
  });
}

std::vector<int> lost_to_watch(const League& league, int player) {
  std::vector<int> lost;
  int most = -1;  // Others in the second match who weren't in the first.
  for (int k = int(league.tournament.matches.size()); k-- > 0;) {
    const TournamentMatch& match = league.tournament.matches[k];
    const auto seat = std::find(match.players.begin(), match.players.end(), player);
    if (seat == match.players.end() or
        not league.tournament.results[k].is_lost(std::size_t(seat - match.players.begin())))
      continue;
    if (lost.empty()) lost.push_back(k);
    const TournamentMatch& first = league.tournament.matches[lost[0]];
    if (match.seed == first.seed) continue;
    const int others =
        int(count_if(match.players, [&](int other) { return not is_among(other, first.players); }));
    if (others <= most) continue;
    most = others;
    lost.resize(1);
    lost.push_back(k);
  }
  return lost;
}

std::map<std::string, std::string> pages_of_refused(const League& league) {
  std::map<std::string, std::string> pages;
  std::map<std::string, int> names;
  for (const Submission* first : league.students_without_player()) {
    const std::string folder = printable(first->folder());
    std::string name;
    for (const char c : folder)
      name += (c & 0x80) != 0 or std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_';
    // Some disks don't tell capital letters from small ones.
    const int same = ++names[lower(name)];
    if (same > 1) name += "-" + std::to_string(same);
    std::vector<Submission> files;
    for (const Submission& one : league.submissions)
      if (one.student == first->student) files.push_back(one);
    const auto file = [](const Submission& one) {
      const std::string base = one.base();
      return Json::object({{"file", one.file},
                           {"reason", one.reason},
                           {"todo", what_to_do(one)},
                           {"command", "make check-" + base.substr(0, base.rfind('.'))}});
    };
    pages[name] =
        page("refused", "League",
             Json::object({{"game", title_of(league.game)}, {"files", Json::list(files, file)}}));
  }
  return pages;
}

}  // namespace game_engine
