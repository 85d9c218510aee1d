#include "PageTables.hh"

#include <algorithm>

#include <engine/text/Numbers.hh>
#include <engine/text/Text.hh>
#include <engine/text/Words.hh>
#include "LeagueFiles.hh"

namespace game_engine {

namespace {

constexpr std::size_t MOST_IN_MATRIX = 12;

std::vector<Rating> ratings_of(const League& league, const std::vector<Ranked>& ranking) {
  std::vector<Rating> ratings(ranking.size());
  for (const Ranked& one : ranking)
    ratings[std::size_t(place_in_list(one.player, int(league.names.size())))] = one.rating;
  return ratings;
}

std::vector<RatedMatch> matches_of(const League& league) {
  return rated_matches(league.tournament, int(league.names.size()));
}

// The player with this place in the list of all players and the ladder.
int player_of(int place, const League& league) {
  const int num_players = int(league.names.size());
  return place < num_players ? place : num_players - 1 - place;
}

std::string percent(double part, int whole) { return fixed(100 * part / whole, 0) + "%"; }

std::vector<Sparing> spared(const League& league, const std::vector<Ranked>& ranking) {
  return who_spares_whom(matches_of(league), ratings_of(league, ranking), NUM_PLAYERS,
                         int(league.names.size()));
}

}  // namespace

PageTables::PageTables(const League& league, const std::vector<Ranked>& ranking)
    : league_(league),
      ranking_(ranking),
      pairs_(head_to_head(matches_of(league), ratings_of(league, ranking))) {}

PageTables::Record PageTables::record(int player, int other) const {
  const bool is_first = place(player) < place(other);
  const auto found = pairs_.find(std::minmax(place(player), place(other)));
  if (found == pairs_.end()) return {0, 0, 0};
  const Encounter& pair = found->second;
  if (is_first) return {pair.matches, pair.ahead, pair.expected};
  return {pair.matches, pair.matches - pair.ahead, pair.matches - pair.expected};
}

std::string PageTables::link(int player) const {
  const std::string name = html_text(league_.name(player));
  return is_player(player) ? "<a href=\"#player-" + name + "\">" + name + "</a>" : name;
}

std::string PageTables::matrix() const {
  const std::size_t size = std::min(ranking_.size(), MOST_IN_MATRIX);
  Text out;
  out << "<table><thead><tr><th class=\"text\">Player</th>";
  for (std::size_t k = 0; k < size; ++k)
    out << "<th scope=\"col\">" << html_text(league_.name(ranking_[k].player)) << "</th>";
  out << "</tr></thead>\n<tbody>\n";
  for (std::size_t k = 0; k < size; ++k) {
    const int player = ranking_[k].player;
    out << "<tr><th scope=\"row\" class=\"text\">" << link(player) << "</th>";
    for (std::size_t l = 0; l < size; ++l) {
      const Record met = record(player, ranking_[l].player);
      const bool has_met = l != k and met.matches > 0;
      out << "<td>" << (has_met ? percent(met.ahead, met.matches) : "")
          << (has_met ? "<small class=\"muted\">of " + std::to_string(met.matches) + "</small>"
                      : "")
          << "</td>";
    }
    out << "</tr>\n";
  }
  out << "</tbody></table>\n";
  return std::string(out.str());
}

std::string PageTables::against(int player) const {
  Text out;
  out << "<table><thead><tr><th class=\"text\">Against</th><th>Matches</th><th>Ahead</th>"
      << "<th>By rating</th></tr></thead>\n<tbody>\n";
  bool has_met = false;
  for (const Ranked& other : ranking_) {
    const Record met = record(player, other.player);
    if (other.player == player or met.matches == 0) continue;
    has_met = true;
    out << "<tr><td class=\"text\">" << link(other.player) << "</td><td>" << met.matches
        << "</td><td>" << percent(met.ahead, met.matches) << "</td><td>"
        << percent(met.expected, met.matches) << "</td></tr>\n";
  }
  out << "</tbody></table>\n";
  return has_met ? std::string(out.str()) : "";
}

std::string PageTables::sparing() const {
  Text out;
  out << "<section>\n<h2 id=\"sparing\">Who spares whom</h2>\n<p class=\"muted\">Pairs that do "
      << "better when they meet than their ratings say, both together and at the cost of the two "
      << "others, more than chance explains: all pairs of submissions are looked at, and in one "
         "league of "
      << "twenty chance alone puts one here. Something to look at, never a verdict: players may "
         "also fit "
      << "each other by accident.</p>\n<div class=\"panel\" tabindex=\"0\">\n";
  const std::vector<Sparing> found = spared(league_, ranking_);
  if (not found.empty())
    out << "<table class=\"wide\"><thead><tr><th class=\"text\">Player</th>"
        << "<th class=\"text\">and</th><th>Matches</th><th>Points more in a match</th>"
        << "<th>Standard deviations</th></tr></thead>\n<tbody>\n";
  for (const Sparing& one : found)
    out << "<tr><td class=\"text\">" << link(player_of(one.players.first, league_))
        << "</td><td class=\"text\">" << link(player_of(one.players.second, league_)) << "</td><td>"
        << one.matches << "</td><td>" << fixed(one.surplus, 2) << "</td><td>"
        << fixed(one.sigmas, 1) << "</td></tr>\n";
  out << (found.empty() ? "<p>None.</p>\n" : "</tbody></table>\n") << "</div>\n</section>\n";
  return std::string(out.str());
}

void write_encounters(const League& league, const std::vector<Ranked>& ranking) {
  CsvTable table{{"player", "other", "matches", "ahead", "expected"}, {}};
  const auto name = [&](int place) { return league.name(player_of(place, league)); };
  for (const auto& [places, pair] : head_to_head(matches_of(league), ratings_of(league, ranking)))
    table.lines.push_back({name(places.first), name(places.second), std::to_string(pair.matches),
                           fixed(pair.ahead, 2), fixed(pair.expected, 2)});
  write_csv(league.folders.path("head-to-head.csv"), table);
  CsvTable sparing{{"player", "other", "matches", "points_more", "deviations"}, {}};
  for (const Sparing& one : spared(league, ranking))
    sparing.lines.push_back({name(one.players.first), name(one.players.second),
                             std::to_string(one.matches), fixed(one.surplus, 2),
                             fixed(one.sigmas, 1)});
  write_csv(league.folders.path("spared.csv"), sparing);
}

}  // namespace game_engine
