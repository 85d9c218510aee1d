#include "LeaguePages.hh"

#include <engine/text/Words.hh>
#include <algorithm>

namespace game_engine {

namespace {

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
