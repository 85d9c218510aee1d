#include "LeaguePages.hh"

#include <algorithm>
#include <cctype>
#include <filesystem>

#include <engine/text/Tables.hh>
#include <engine/text/Words.hh>

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

// Whether a match has a page for the class.
bool is_watched(const std::string& page) {
  return page.compare(0, CLASS.size(), CLASS) == 0 and ends_with(page, ".html");
}

template <typename List, typename Text>
std::string json_list(const List& list, const Text& text) {
  std::vector<std::string> words;
  for (const auto& one : list) words.push_back(text(one));
  return "[" + joined(words, ",") + "]";
}

constexpr double HEIGHT = 178;  // of a chart's plot, in pixels
constexpr double MAX_POINTS = NUM_PLAYERS - 1;

std::string point(double number) { return fixed(number, 1); }

// Horizontally, a plot is measured in percent: it is as wide as the window allows, and letters keep
// their size.
std::string percent(double number) { return point(number) + "%"; }

Html line(const char* type, const std::string& x1, double y1, const std::string& x2, double y2) {
  return element(
      "line", {{"class", type}, {"x1", x1}, {"y1", point(y1)}, {"x2", x2}, {"y2", point(y2)}}, {});
}

// @param anchor  "start", "middle", "end"
// @param beside  pixels to the right of x
Html label(const char* anchor, const std::string& x, double y, const std::string& words,
           const char* type = "", const char* beside = "") {
  return element(
      "text", {{"class", type}, {"text-anchor", anchor}, {"x", x}, {"dx", beside}, {"y", point(y)}},
      words);
}

Html dot(const std::string& x, double y, const Html& title) {
  return element("circle", {{"class", "dot"}, {"cx", x}, {"cy", point(y)}, {"r", "4"}},
                 title.empty() ? title : element("title", title));
}

// Where a value is in a plot.
struct Scale {
  double low, high;

  double height_of(double value) const {
    return HEIGHT * (high - value) / std::max(1.0, high - low);
  }
  // A line across the plot.
  Html across(double value) const {
    return line("grid", "0", height_of(value), "100%", height_of(value));
  }
};

using Points = std::vector<std::pair<double, double>>;  // from the left in percent, and pixels

Html polyline(const Points& points) {
  std::string text;
  for (const auto& [x, y] : points) text += point(x) + "," + point(y) + " ";
  return element("svg", {{"viewBox", "0 0 100 178"}, {"preserveAspectRatio", "none"}},
                 element("polyline", {{"class", "line"}, {"points", text}}, {}));
}

// A player's line among those of all, with its name, which shows if the line is chosen.
Html line_of(const std::string& name, const Points& points, const std::string& values,
             bool is_chosen) {
  return element("g", {{"data-line", name}, {"class", is_chosen ? "chosen" : ""}},
                 element("title", name + ":" + values)
                     << polyline(points)
                     << label("start", percent(points.back().first), points.back().second + 4, name,
                              "name", "8"))
         << "\n";
}

// @param kind  "chart", or "chart lines": of all players, of which some are chosen
Html chart(const char* kind, const std::string& about, const Html& content) {
  return element("svg", {{"class", kind}, {"role", "img"}, {"aria-label", about}}, content) << "\n";
}

// Mean points in a match of a stage; -1 if the player had none there.
double mean_points(const Stage& stage, int player) {
  for (const Group& group : stage.groups)
    for (const Place& place : group.places)
      if (place.player == player and not group.matches.empty())
        return place.points / double(TWELFTHS) / double(group.matches.size());
  return -1;
}

// Where a night is, in percent from the left.
double night_at(int night, int last) { return 100.0 * (night - 1) / std::max(1, last - 1); }

// At most six nights are numbered.
Html night_labels(int last) {
  Html labels;
  const int step = 1 + (last - 2) / 5;
  for (int night = last; night >= 1; night -= step)
    labels << label("middle", percent(night_at(night, last)), HEIGHT + 22,
                    (night == last ? "night " : "") + std::to_string(night));
  return labels;
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
  const int num_players = league.num_players();
  const auto name = [&](int place) {
    return league.name(place < num_players ? place : num_players - 1 - place);
  };
  for (const auto& [places, pair] : head_to_head(all_matches(league), ratings_of(league, ranking)))
    table.lines.push_back({name(places.first), name(places.second), std::to_string(pair.matches),
                           fixed(pair.ahead, 2), fixed(pair.expected, 2)});
  write_csv(league.folders.of_teacher("head-to-head.csv"), table);
}

bool has_final_page(const League& league) {
  return std::any_of(league.traces.begin(), league.traces.end(), is_watched);
}

std::string final_page(const League& league) {
  const Tournament& tournament = league.tournament;
  const auto name = [&](int player) { return json_word(league.name(player)); };
  const auto number = [](int value) { return std::to_string(value); };
  std::vector<std::string> matches;
  for (std::size_t k = 0; k < tournament.matches.size() and k < league.traces.size(); ++k) {
    if (not is_watched(league.traces[k])) continue;
    const TournamentMatch& match = tournament.matches[k];
    const Stage& stage = tournament.stage_of(match);
    const std::string group =
        stage.groups.size() == 1 ? "" : ", group " + std::to_string(match.group + 1);
    const std::vector<int>& players = stage.groups[std::size_t(match.group)].players;
    matches.push_back(
        json_line({{"page", league.traces[k].substr(CLASS.size())},
                   {"group", stage.name + group},
                   {"players", json_list(players, name), false},
                   {"names", json_list(match.players, name), false},
                   {"scores", json_list(tournament.results[k].scores, number), false}}));
  }
  const std::string game = title_of(league.game);
  const std::string title = game.substr(0, game.rfind(' ')) + ": the final";
  const std::string list = "[" + joined(matches, ",\n") + "]";
  return show_page(title, json_line({{"title", title}, {"matches", list, false}}));
}

Html interval_chart(const Rating& rating, double low, double high) {
  constexpr double LENGTH = 200, MIDDLE = 8, MARGIN = 5;
  const double range = std::max(1.0, high - low);
  const auto place = [&](double points) {
    return MARGIN + (LENGTH - 2 * MARGIN) * (points - low) / range;
  };
  const std::string words = fixed(rating.low(), 0) + " to " + fixed(rating.high(), 0);
  return element(
      "svg", {{"width", "200"}, {"height", "16"}, {"role", "img"}, {"aria-label", words}},
      element("title", words) << line("grid", point(place(1500)), 0, point(place(1500)), 2 * MIDDLE)
                              << line("bar", point(place(rating.low())), MIDDLE,
                                      point(place(rating.high())), MIDDLE)
                              << dot(point(place(rating.points)), MIDDLE, {}));
}

Html stages_chart(const League& league) {
  std::vector<Stage> stages = league.tournament.stages;
  while (not stages.empty() and stages.back().kind == StageKind::RANKING) stages.pop_back();
  if (stages.size() < 2) return {};
  const Scale scale = {0, MAX_POINTS};
  Html svg;
  for (int points = 0; points <= MAX_POINTS; ++points)
    svg << scale.across(points)
        << label("end", "-8", scale.height_of(points) + 4, std::to_string(points));
  const auto at = [&](std::size_t stage) {
    return 100 * (double(stage) + 0.5) / double(stages.size());
  };
  // In two rows, so that names find room on a narrow screen.
  for (std::size_t k = 0; k < stages.size(); ++k)
    svg << label("middle", percent(at(k)), HEIGHT + 20 + double(k % 2) * 15, stages[k].name);
  for (int player = 0; player < league.num_players(); ++player) {
    Points points;
    std::string values;
    for (std::size_t k = 0; k < stages.size(); ++k) {
      const double mean = mean_points(stages[k], player);
      if (mean < 0) continue;
      points.push_back({at(k), scale.height_of(mean)});
      values += " " + stages[k].name + " " + fixed(mean, 2);
    }
    if (not points.empty())
      svg << line_of(league.name(player), points, values, mean_points(stages.back(), player) >= 0);
  }
  return chart("chart lines", "Mean points of the players by stage", svg);
}

Html ratings_chart(const std::vector<std::vector<NightRating>>& players, int last_night) {
  if (last_night < 2) return {};
  Scale scale = {1500, 1500};
  for (const std::vector<NightRating>& nights : players)
    for (const NightRating& one : nights) {
      scale.low = std::min(scale.low, one.points);
      scale.high = std::max(scale.high, one.points);
    }
  Html svg = night_labels(last_night);
  const int step = scale.high - scale.low > 500 ? 200 : 100;
  for (int points = int(scale.low) / step * step; points <= scale.high; points += step)
    if (points >= scale.low)
      svg << scale.across(points)
          << label("end", "-12", scale.height_of(points) + 4, std::to_string(points));
  int chosen = 0;
  for (const std::vector<NightRating>& nights : players) {
    Points points;
    std::string values;
    for (const NightRating& one : nights) {
      points.push_back({night_at(one.night, last_night), scale.height_of(one.points)});
      values += " " + fixed(one.points, 0);
    }
    const bool is_of_ladder = nights.back().version == 0;
    svg << line_of(nights.back().player, points, values, not is_of_ladder and chosen++ < 3);
  }
  return chart("chart lines", "Ratings of all players by nights", svg);
}

Html season_chart(const std::vector<NightRating>& nights, const std::vector<NightRating>& ladder,
                  int last_night) {
  Scale scale = {nights[0].low, nights[0].high};
  for (const auto* list : {&nights, &ladder})
    for (const NightRating& one : *list) {
      scale.low = std::min(scale.low, one.low);
      scale.high = std::max(scale.high, one.high);
    }
  Html svg = night_labels(last_night), marks;
  double lowest = -100;  // of the labels so far, which don't overlap
  for (const NightRating& rung : ladder) {
    const double y = scale.height_of(rung.points);
    lowest = std::max(y + 4, lowest + 13);
    svg << scale.across(rung.points) << label("start", "100%", lowest, rung.player, "name", "12")
        << label("end", "-12", lowest, fixed(rung.points, 0));
  }
  Points points;
  int version = 0;
  for (const NightRating& one : nights) {
    const double at = night_at(one.night, last_night), y = scale.height_of(one.points);
    points.push_back({at, y});
    marks << line("bar", percent(at), scale.height_of(one.low), percent(at),
                  scale.height_of(one.high));
    if (one.version != version)
      marks << dot(percent(at), y, "a new version, " + fixed(one.points, 0));
    version = one.version;
  }
  return chart(
      "chart",
      "Rating of " + nights[0].player + " by nights, now " + fixed(nights.back().points, 0),
      svg << polyline(points) << marks);
}

}  // namespace game_engine
