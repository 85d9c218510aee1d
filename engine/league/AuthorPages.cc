#include "LeaguePages.hh"

#include <cctype>
#include <filesystem>
#include <fstream>

#include <engine/options/Arguments.hh>
#include <engine/series/Statistics.hh>
#include <engine/text/Words.hh>

namespace game_engine {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t MOST_SHOWN = 300000;  // bytes of each log
constexpr std::size_t MOST_REASONS = 10;

// What became of a player's orders, by its logs.
class LostOrders {
 public:
  // "12 0 order 13 m u # a wall (5.2 a)": round, seat, and what did nothing has a reason.
  void add(const std::string& line) {
    const std::size_t seat = line.find(' '), what = line.find(' ', seat + 1);
    if (what == std::string::npos or line.compare(what, 7, " order ") != 0) return;
    ++orders_;
    const std::size_t reason = line.find(" # ", what);
    if (reason != std::string::npos) ++lost_[printable(line.substr(reason + 3))];
  }

  Html table() const {
    std::vector<std::pair<int, std::string>> most;
    int sum = 0;
    for (const auto& [reason, times] : lost_) {
      most.push_back({-times, reason});
      sum += times;
    }
    std::sort(most.begin(), most.end());
    if (most.size() > MOST_REASONS) most.resize(MOST_REASONS);
    HtmlTable table("Times|Why:text long");
    for (const auto& [times, reason] : most) table.add({-times, reason});
    return element("p", std::to_string(sum) + " of " + counted(orders_, "order") +
                            " in the matches with logs did nothing" +
                            (sum > 0 ? ", most often:" : "."))
           << (sum > 0 ? table.html() : Html());
  }

  int orders() const { return orders_; }

 private:
  std::map<std::string, int> lost_;  ///< By reason.
  int orders_ = 0;
};

// A log, with what is too long left out.
Html log_of(const std::string& path, int match, LostOrders& lost) {
  std::ifstream in(path);
  std::string text;
  std::size_t left_out = 0;
  for (std::string line; std::getline(in, line);) {
    lost.add(line);
    if (text.size() + line.size() > MOST_SHOWN) ++left_out;
    else text += printable(line) + "\n";
  }
  if (left_out > 0) text += counted(left_out, "more line") + ": see the log itself\n";
  return details("The log of match " + std::to_string(match + 1), panel(element("pre", text)));
}

std::string interval(double low, double high, int digits) {
  return fixed(low, digits) + " to " + fixed(high, digits);
}

std::size_t seat_of(const League& league, int match, int player) {
  const auto& players = league.tournament.matches[match].players;
  return std::size_t(std::find(players.begin(), players.end(), player) - players.begin());
}

// What a student can do about a rejected file.
std::string what_to_do(const Submission& one) {
  if (is_undecided(one))
    return "This was probably not your fault, but the machine's. Tell your teacher, who can have "
           "it checked again.";
  if (one.name.empty() or one.hash.empty())
    return "Hand in one file AIName.cc, with your player in it, under a name of its own.";
  return "Type make check-" + one.base().substr(0, one.base().size() - 3) +
         " in the folder of the game: it says the same and more. Correct it and hand it in again.";
}

}  // namespace

AuthorLogs logs_of_author(const std::string& results, const std::string& player) {
  AuthorLogs logs;
  const std::string folder = results + "/teacher/logs/" + player, match = "match";
  if (not fs::exists(folder)) return logs;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder))
    if (const std::string file = entry.path().filename().string();
        file.compare(0, match.size(), match) == 0 and ends_with(file, ".log"))
      logs.matches.push_back(std::stoi(file.substr(match.size())) - 1);
  std::sort(logs.matches.begin(), logs.matches.end());
  LostOrders lost;
  Html texts;
  for (const int one : logs.matches)
    texts << log_of(folder + "/match" + std::to_string(one + 1) + ".log", one, lost) << "\n";
  logs.orders = lost.orders();
  if (not logs.matches.empty()) logs.content << lost.table() << texts;
  return logs;
}

Html what_mattered(const League& league, int player, const AuthorLogs& logs) {
  std::map<std::string, int> reasons;
  int matches = 0, outs = 0;
  for (std::size_t k = 0; k < league.tournament.matches.size(); ++k)
    for (std::size_t seat = 0; seat < NUM_PLAYERS; ++seat) {
      if (league.tournament.matches[k].players[seat] != player) continue;
      ++matches;
      const std::string& out = league.tournament.results[k].outs[seat];
      if (not out.empty()) ++outs, ++reasons[out];
    }
  Html text;
  if (outs > 0) {
    const auto most =
        std::max_element(reasons.begin(), reasons.end(),
                         [](const auto& a, const auto& b) { return a.second < b.second; });
    text << element("p", "It was out in " + std::to_string(outs) + " of " +
                             counted(matches, "match") + ", " +
                             (most->second == outs ? "each time " : "most often ") +
                             printable(most->first) + ".");
  }
  if (not logs.matches.empty() and logs.orders == 0)
    text << element("p", "It gave no order in any of the " + counted(logs.matches.size(), "match") +
                             " with logs.");
  if (text.empty()) text << element("p", "It was never out, in " + counted(matches, "match") + ".");
  return text;
}

std::vector<int> lost_to_watch(const League& league, int player) {
  std::vector<int> lost;
  int most = -1;  // Others in the second match who weren't in the first.
  for (int k = int(league.tournament.matches.size()); k-- > 0;) {
    const std::size_t seat = seat_of(league, k, player);
    if (seat == NUM_PLAYERS or not league.tournament.results[k].is_lost(seat)) continue;
    const TournamentMatch& match = league.tournament.matches[k];
    if (lost.empty()) lost.push_back(k);
    const TournamentMatch& first = league.tournament.matches[lost[0]];
    if (match.seed == first.seed) continue;
    const int others =
        int(std::count_if(match.players.begin(), match.players.end(), [&](int other) {
          return std::count(first.players.begin(), first.players.end(), other) == 0;
        }));
    if (others <= most) continue;
    most = others;
    lost.resize(1);
    lost.push_back(k);
  }
  return lost;
}

Html matches_beside(const League& league, int player) {
  Html list;
  if (std::size_t(player) >= league.watched.size()) return list;
  for (const int match : league.watched[player]) {
    const std::string file = "match" + std::to_string(match + 1);
    const TournamentResult& result = league.tournament.results[match];
    const std::size_t seat = seat_of(league, match, player);
    const TournamentMatch& planned = league.tournament.matches[match];
    const DrawsKey draws =
        league.seat(std::size_t(match) + 1, planned.seed, planned.players).draws();
    Html others;
    for (std::size_t other = 0; other < NUM_PLAYERS; ++other)
      if (other != seat)
        others << (others.empty() ? "" : ", ") << league.name(planned.players[other]) << " "
               << result.scores[other];
    list << element("p", link(file + ".html", "match " + std::to_string(match + 1))
                             << ": " << result.scores[seat] << " points; " << others)
         << element("p", element("code", "./Game --repeat=" + file + ".res" + draws_option(draws) +
                                             " --as=" + std::to_string(seat) + " " +
                                             league.name(player)));
  }
  if (list.empty()) return list;
  return section(
      "watch", "To watch",
      panel(muted("p",
                  "Lost matches, on different boards. The commands play them again in your "
                  "own folder of the game, with the file .res that lies beside this page: "
                  "your player as it is now, and the others as they were.")
            << list));
}

std::map<std::string, std::string> pages_of_refused(const League& league) {
  std::map<std::string, Html> refused;
  for (const Submission* first : league.students_without_player()) {
    std::string name = first->folder();
    for (char& c : name)
      if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
    while (refused.count(name) > 0) name += '_';
    for (const Submission& one : league.submissions)
      if (one.student == first->student)
        refused[name] << element("p", element("b", printable(one.file))
                                          << ": " << printable(one.reason) << ".")
                      << element("p", what_to_do(one));
  }
  std::map<std::string, std::string> pages;
  for (const auto& [name, content] : refused)
    pages[name] = competition_page(title_of(league.game) + " league",
                                   element("p", "Your player doesn't take part yet."), {},
                                   section("", "Why, and what to do", panel(content)));
  return pages;
}

std::vector<Record> records_of(const League& league) {
  std::vector<Record> records(std::size_t(league.num_players()));
  const std::vector<RatedMatch> rated =
      rated_matches(league.tournament, league.rules, league.num_players());
  const std::size_t first = league.tournament.results.size() - rated.size();
  for (std::size_t k = 0; k < rated.size(); ++k) {
    const std::array<Finish, NUM_PLAYERS> standing = finishes(rated[k].scores);
    for (std::size_t seat = 0; seat < NUM_PLAYERS; ++seat) {
      const int player = rated[k].players[seat];
      if (player >= league.num_players()) continue;
      Record& record = records[player];
      ++record.matches;
      record.boards.insert(league.tournament.matches[first + k].seed);
      for (const int other : rated[k].players)
        if (other != player) record.others.insert(other);
      const auto ahead = std::count_if(rated[k].scores.begin(), rated[k].scores.end(),
                                       [&](int score) { return score > rated[k].scores[seat]; });
      ++record.places[ahead];
      record.points += NUM_PLAYERS - standing[seat].rank / double(TWELFTHS);
    }
  }
  return records;
}

Html account_of(const League& league, const Record& record, const Ranked& player,
                const Mark* mark) {
  if (record.matches == 0 or not is_ranked(player)) return {};
  const bool is_drawn =
      league.rules.ranking_matches > 0 and league.rules.added.empty() and not league.rules.until;
  std::string text =
      "The rank follows from " + counted(record.matches, "match") + " on " +
      counted(record.boards.size(), "board") + ", with " +
      counted(record.others.size(), "other player") +
      (is_drawn ? " (drawn from all, and the same number of matches for everybody)" : "") + ": " +
      std::to_string(record.places[0]) + " first places, " + std::to_string(record.places[1]) +
      " second, " + std::to_string(record.places[2]) + " third and " +
      std::to_string(record.places[3]) + " last ones, " + fixed(record.points / record.matches, 2) +
      " points a match (3, 2, 1, 0). With how strong the others were, that is a rating of " +
      fixed(player.rating.points, 0) + " (with probability 95% " +
      interval(player.rating.low(), player.rating.high(), 0) + "), so rank " +
      std::to_string(player.rank) + ".";
  if (player.last_place > 0)
    text += " With an error of at most " + number_text(league.rules.until->error) +
            " for all players together, its place is " + player.places() + ".";
  if (mark)
    text += " By the rule " + joined(split(league.marks, ','), ", ") + " the mark is " +
            fixed(mark->mark, 1) + "; at the ends of the interval, " +
            interval(mark->low, mark->high, 1) + ".";
  text += " One match won instead of lost would have given about " +
          fixed(one_more_win(player.rating), 0) + " points more" +
          (mark ? ", and the mark " + fixed(mark->with_win, 1) : "") + ".";
  return element("p", text);
}

}  // namespace game_engine
