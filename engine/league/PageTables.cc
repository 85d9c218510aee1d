#include "LeaguePages.hh"

#include <algorithm>
#include <cctype>
#include <filesystem>

#include <engine/text/Words.hh>
#include <engine/html/PageParts.hh>

namespace game_engine {

namespace {

constexpr std::size_t MOST_IN_MATRIX = 12;

std::vector<Rating> ratings_of(const League& league, const std::vector<Ranked>& ranking) {
  std::vector<Rating> ratings(ranking.size());
  for (const Ranked& one : ranking)
    ratings[place_in_list(one.player, league.num_players())] = one.rating;
  return ratings;
}

std::vector<RatedMatch> all_matches(const League& league) {
  return matches_of(league.tournament, league.num_players());
}

// The player with this place in the list of all players and the ladder.
int player_of(int place, const League& league) {
  const int num_players = league.num_players();
  return place < num_players ? place : num_players - 1 - place;
}

std::string percent(double part, int whole) { return fixed(100 * part / whole, 0) + "%"; }

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

HtmlTable::Cell meetings_cell(const Meetings& one) {
  if (one.number == 0) return "";
  return Html(fixed(100 * one.ahead, 1) + "% (" + fixed(100 * one.expected, 1) + "%)")
         << (one.fails ? element("b", "*") : Html());
}

}  // namespace

HeadToHead head_to_head(const std::vector<RatedMatch>& matches,
                        const std::vector<Rating>& ratings) {
  HeadToHead pairs;
  for (const RatedMatch& match : matches) add(match, ratings, pairs);
  return pairs;
}

PageTables::PageTables(const League& league, const std::vector<Ranked>& ranking)
    : league_(league),
      ranking_(ranking),
      pairs_(head_to_head(all_matches(league), ratings_of(league, ranking))) {}

Encounter PageTables::encounter(int player, int other) const {
  const auto found = pairs_.find(std::minmax(place(player), place(other)));
  if (found == pairs_.end()) return {};
  const Encounter& pair = found->second;
  if (place(player) < place(other)) return pair;
  return {pair.matches, pair.matches - pair.ahead, pair.matches - pair.expected};
}

Html PageTables::link_to(int player) const {
  const std::string name = league_.name(player);
  return is_player(player) ? link_to_player(name) : name;
}

Html PageTables::matrix() const {
  const std::size_t size = std::min(ranking_.size(), MOST_IN_MATRIX);
  std::string columns = "Player:text";
  for (std::size_t k = 0; k < size; ++k) columns += "|" + league_.name(ranking_[k].player);
  HtmlTable table(columns);
  for (std::size_t k = 0; k < size; ++k) {
    const int player = ranking_[k].player;
    std::vector<HtmlTable::Cell> cells = {link_to(player)};
    for (std::size_t l = 0; l < size; ++l) {
      const Encounter met = encounter(player, ranking_[l].player);
      if (l == k or met.matches == 0) cells.push_back("");
      else
        cells.push_back(Html(percent(met.ahead, met.matches))
                        << muted("small", "of " + std::to_string(met.matches)));
    }
    table.add(cells);
  }
  return table.html();
}

Html PageTables::against(int player, bool has_links) const {
  HtmlTable table("Against:text|Matches|Ahead|By rating");
  for (const Ranked& other : ranking_) {
    const Encounter met = encounter(player, other.player);
    if (other.player == player or met.matches == 0) continue;
    table.add({has_links ? link_to(other.player) : Html(league_.name(other.player)), met.matches,
               percent(met.ahead, met.matches), percent(met.expected, met.matches)});
  }
  return table.is_empty() ? Html() : table.html();
}

Html fit_of_ratings(const League& league) {
  const RatingCheck fit = ratings_and_check(league).second;
  if (fit.third.empty()) return {};
  HtmlTable table("Players:text|In weak company|In middle company|In strong company", "wide");
  const char* const thirds[] = {"the weakest third", "the middle third", "the strongest third"};
  for (std::size_t k = RatingCheck::THIRDS; k-- > 0;) {
    std::vector<HtmlTable::Cell> cells = {thirds[k]};
    for (const Meetings& one : fit.by_player_and_company[k]) cells.push_back(meetings_cell(one));
    table.add(cells);
  }
  return section(
      "fit", "Do the ratings hold whoever else plays?",
      muted("p",
            "In how many of their meetings these players came ahead of the other, by how "
            "strong the other two in the match were; in brackets what the ratings expect.")
          << panel(table.html())
          << element("p",
                     fit.fails()
                         ? "Not everywhere: in the cells marked with * chance does not explain "
                           "the difference. The intervals of these players' ratings and marks "
                           "have been widened by it, so that they hold in other company, too."
                         : "Yes, as far as these matches can tell: no difference is larger "
                           "than chance makes it in 95% of leagues."));
}

std::string title_of(const std::string& game) {
  std::string title;
  for (const char c : game) {
    if (std::isupper(static_cast<unsigned char>(c)) != 0 and not title.empty()) title += ' ';
    title += c;
  }
  return title;
}

Html about_ratings(bool has_marks) {
  return panel(
      element("h3", "What a rating says")
      << element(
             "p",
             "A rating says how a player does against those who are here, not how good a program "
             "is in itself. With 100 points more a player comes ahead of another in 64 of 100 "
             "matches, with 200 in 76, with 400 in 91. Some matches are lucky: had all been played "
             "again on other boards, the rating would be another, but in 95 of 100 such leagues "
             "within the interval beside it. So players whose intervals overlap much are not told "
             "apart, whatever their ranks, and a difference of rank alone is no reason for another "
             "mark. Champion is who won the final, which is few matches; the rating counts many.")
      << (has_marks
              ? element("p",
                        "To a student who appeals, show the player's own paragraph below: its "
                        "matches, its places, and what one more win would have changed. If that "
                        "changes the mark, or the interval reaches the next one, the mark may well "
                        "be raised; if not, say that no luck of this size explains the difference.")
              : Html()));
}

Html played_again(const LeagueFolders& folders) {
  const std::string file = folders.path(PLAYED_AGAIN);
  HtmlTable table("Match|Player:text|Out at first:text long|When it counted:text long", "wide");
  if (std::filesystem::exists(file))
    for (const TableLine& line : read_csv(file).lines)
      table.add({line[0], line[1], printable(line[2]), printable(line[3])});
  if (table.is_empty()) return {};
  return section("again", "Played again",
                 muted("p",
                       "Whoever is out for time may be a victim of a machine that stood still: "
                       "these matches were played again, apart from all others, and that counts.")
                     << panel(table.html()));
}

void write_encounters(const League& league, const std::vector<Ranked>& ranking) {
  CsvTable table{{"player", "other", "matches", "ahead", "expected"}, {}};
  const auto name = [&](int place) { return league.name(player_of(place, league)); };
  for (const auto& [places, pair] : head_to_head(all_matches(league), ratings_of(league, ranking)))
    table.lines.push_back({name(places.first), name(places.second), std::to_string(pair.matches),
                           fixed(pair.ahead, 2), fixed(pair.expected, 2)});
  write_csv(league.folders.of_teacher("head-to-head.csv"), table);
}

}  // namespace game_engine
