#include "PageCharts.hh"

#include <engine/text/Numbers.hh>
#include <algorithm>

namespace game_engine {

namespace {

constexpr double WIDTH = 720, HEIGHT = 220;                      // of a chart
constexpr double LEFT = 36, RIGHT = 120, TOP = 12, BOTTOM = 30;  // its margins
constexpr double MAX_POINTS = NUM_PLAYERS - 1;

std::string point(double number) { return fixed(number, 1); }

Html line(const char* type, double x1, double y1, double x2, double y2) {
  return element(
      "line",
      {{"class", type}, {"x1", point(x1)}, {"y1", point(y1)}, {"x2", point(x2)}, {"y2", point(y2)}},
      {});
}

// @param anchor  "start", "middle", "end"
Html label(const char* anchor, double x, double y, const std::string& words,
           const char* type = "") {
  return element(
      "text", {{"class", type}, {"text-anchor", anchor}, {"x", point(x)}, {"y", point(y)}}, words);
}

Html dot(const std::string& type, double x, double y, const Html& title) {
  return element("circle", {{"class", type}, {"cx", point(x)}, {"cy", point(y)}, {"r", "4"}},
                 title.empty() ? title : element("title", title));
}

Html polyline(const std::string& type, const std::string& points) {
  return element("polyline", {{"class", "line " + type}, {"points", points}}, {});
}

Html chart(const std::string& about, const Html& content) {
  return element("svg",
                 {{"viewBox", "0 0 720 220"},
                  {"width", "720"},
                  {"style", "max-width:100%"},
                  {"role", "img"},
                  {"aria-label", about}},
                 content)
         << "\n";
}

double height_of(double points) {
  return TOP + (HEIGHT - TOP - BOTTOM) * (1 - points / MAX_POINTS);
}

// Mean points in a match of a stage; -1 if the player had none there.
double mean_points(const Stage& stage, int player) {
  for (const Group& group : stage.groups)
    for (const Place& place : group.places)
      if (place.player == player and not group.matches.empty())
        return place.points / double(TWELFTHS) / double(group.matches.size());
  return -1;
}

Html axes(const std::vector<Stage>& stages, double step) {
  Html svg;
  for (int points = 0; points <= MAX_POINTS; ++points)
    svg << line("grid", LEFT, height_of(points), WIDTH - RIGHT, height_of(points))
        << label("end", LEFT - 8, height_of(points) + 4, std::to_string(points));
  for (std::size_t k = 0; k < stages.size(); ++k)
    svg << label("middle", LEFT + step * (double(k) + 0.5), HEIGHT - 8, stages[k].name);
  return svg;
}

}  // namespace

Html interval_chart(const Rating& rating, double low, double high) {
  constexpr double LENGTH = 200, MIDDLE = 8, MARGIN = 5;
  const double range = std::max(1.0, high - low);
  const auto place = [&](double points) {
    return MARGIN + (LENGTH - 2 * MARGIN) * (points - low) / range;
  };
  const std::string words = fixed(rating.low(), 0) + " to " + fixed(rating.high(), 0);
  return element("svg",
                 {{"width", "200"}, {"height", "16"}, {"role", "img"}, {"aria-label", words}},
                 element("title", words)
                     << line("grid", place(1500), 0, place(1500), 2 * MIDDLE)
                     << line("bar", place(rating.low()), MIDDLE, place(rating.high()), MIDDLE)
                     << dot("dot", place(rating.points), MIDDLE, {}));
}

Html stages_chart(const League& league) {
  std::vector<Stage> stages = league.tournament.stages;
  while (not stages.empty() and stages.back().kind == StageKind::RANKING) stages.pop_back();
  if (stages.size() < 2) return {};
  const double step = (WIDTH - LEFT - RIGHT) / double(stages.size());
  Html svg = axes(stages, step);
  const std::vector<Place>& finalists = stages.back().groups[0].places;
  std::vector<std::pair<double, int>> order;
  for (std::size_t k = 0; k < finalists.size(); ++k)
    order.push_back({height_of(mean_points(stages.back(), finalists[k].player)), int(k)});
  std::sort(order.begin(), order.end());
  double lowest_label = -100;
  for (const auto& [end, k] : order) {
    const int player = finalists[std::size_t(k)].player;
    const std::string type = "k" + std::to_string(k);
    std::string points;
    Html dots;
    for (std::size_t s = 0; s < stages.size(); ++s) {
      const double mean = mean_points(stages[s], player);
      if (mean < 0) continue;
      const double x = LEFT + step * (double(s) + 0.5), y = height_of(mean);
      points += point(x) + "," + point(y) + " ";
      dots << dot(type, x, y, league.name(player) + ", " + stages[s].name + ": " + fixed(mean, 2));
    }
    // Names don't lie on each other where lines end close together.
    lowest_label = std::max(end + 4, lowest_label + 15);
    svg << polyline(type, points) << dots
        << label("start", WIDTH - RIGHT - step / 2 + 12, lowest_label, league.name(player), "name");
  }
  return chart("Mean points of the finalists by stage", svg);
}

Html season_chart(const std::vector<NightRating>& nights, const std::vector<NightRating>& ladder,
                  int last_night) {
  double low = nights[0].low, high = nights[0].high;
  for (const auto* list : {&nights, &ladder})
    for (const NightRating& one : *list) {
      low = std::min(low, one.low);
      high = std::max(high, one.high);
    }
  const auto x = [&](int night) {
    return LEFT + 20 + (WIDTH - LEFT - 20 - RIGHT) * (night - 1) / std::max(1, last_night - 1);
  };
  const auto y = [&](double points) {
    return TOP + (HEIGHT - TOP - BOTTOM) * (high - points) / std::max(1.0, high - low);
  };
  Html svg, marks;
  for (const NightRating& rung : ladder)
    svg << line("grid", LEFT + 20, y(rung.points), WIDTH - RIGHT, y(rung.points))
        << label("start", WIDTH - RIGHT + 8, y(rung.points) + 4, rung.player, "name")
        << label("end", LEFT + 12, y(rung.points) + 4, fixed(rung.points, 0));
  std::string points;
  int version = 0;
  for (const NightRating& one : nights) {
    points += point(x(one.night)) + "," + point(y(one.points)) + " ";
    marks << line("bar", x(one.night), y(one.low), x(one.night), y(one.high));
    if (one.version != version)
      marks << dot("k0", x(one.night), y(one.points), "a new version, " + fixed(one.points, 0));
    version = one.version;
  }
  for (int night = 1; night <= last_night; night += std::max(1, last_night - 1))
    svg << label("middle", x(night), HEIGHT - 8, "night " + std::to_string(night));
  return chart(
      "Rating of " + nights[0].player + " by nights, now " + fixed(nights.back().points, 0),
      svg << polyline("k0", points) << marks);
}

}  // namespace game_engine
