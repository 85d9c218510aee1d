#include "PageCharts.hh"

#include <engine/text/Numbers.hh>
#include <engine/text/Words.hh>
#include <algorithm>
#include <cmath>

namespace game_engine {

namespace {

constexpr double WIDTH = 720, HEIGHT = 220;                      // of the chart by stages
constexpr double LEFT = 36, RIGHT = 120, TOP = 12, BOTTOM = 30;  // its margins
constexpr double MAX_POINTS = NUM_PLAYERS - 1;

std::string point(double number) { return fixed(number, 1); }

std::string line(const char* type, double x1, double y1, double x2, double y2) {
  return std::string("<line class=\"") + type + "\" x1=\"" + point(x1) + "\" y1=\"" + point(y1) +
         "\" x2=\"" + point(x2) + "\" y2=\"" + point(y2) + "\"/>";
}

std::string text(const std::string& attributes, double x, double y, const std::string& words) {
  return "<text " + attributes + " x=\"" + point(x) + "\" y=\"" + point(y) + "\">" + words +
         "</text>";
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

std::string axes(const std::vector<Stage>& stages, double step) {
  std::string svg;
  for (int points = 0; points <= MAX_POINTS; ++points)
    svg += line("grid", LEFT, height_of(points), WIDTH - RIGHT, height_of(points)) +
           text("text-anchor=\"end\"", LEFT - 8, height_of(points) + 4, std::to_string(points));
  for (std::size_t k = 0; k < stages.size(); ++k)
    svg +=
        text("text-anchor=\"middle\"", LEFT + step * (double(k) + 0.5), HEIGHT - 8, stages[k].name);
  return svg;
}

}  // namespace

std::string interval_chart(const Rating& rating, double low, double high) {
  constexpr double LENGTH = 200, MIDDLE = 8, MARGIN = 5;
  const double range = std::max(1.0, high - low);
  const auto place = [&](double points) {
    return MARGIN + (LENGTH - 2 * MARGIN) * (points - low) / range;
  };
  const std::string words = fixed(rating_low(rating), 0) + " to " + fixed(rating_high(rating), 0);
  return "<svg width=\"200\" height=\"16\" role=\"img\" aria-label=\"" + words + "\"><title>" +
         words + "</title>" + line("grid", place(1500), 0, place(1500), 2 * MIDDLE) +
         line("bar", place(rating_low(rating)), MIDDLE, place(rating_high(rating)), MIDDLE) +
         "<circle class=\"dot\" cx=\"" + point(place(rating.points)) +
         "\" cy=\"8\" r=\"4\"/></svg>";
}

std::string stages_chart(const League& league) {
  std::vector<Stage> stages = league.tournament.stages;
  while (not stages.empty() and stages.back().is_ranking) stages.pop_back();
  if (stages.size() < 2) return "";
  const double step = (WIDTH - LEFT - RIGHT) / double(stages.size());
  std::string svg =
      "<svg viewBox=\"0 0 720 220\" width=\"720\" style=\"max-width:100%\" "
      "role=\"img\" aria-label=\"Mean points of the finalists by stage\">" +
      axes(stages, step);
  const std::vector<Place>& finalists = stages.back().groups[0].places;
  double lowest_label = -100;
  std::vector<std::pair<double, int>> order;
  for (std::size_t k = 0; k < finalists.size(); ++k)
    order.push_back({height_of(mean_points(stages.back(), finalists[k].player)), int(k)});
  std::sort(order.begin(), order.end());
  for (const auto& [end, k] : order) {
    const int player = finalists[std::size_t(k)].player;
    const std::string type = "k" + std::to_string(k);
    std::string points, dots;
    for (std::size_t s = 0; s < stages.size(); ++s) {
      const double mean = mean_points(stages[s], player);
      if (mean < 0) continue;
      const std::string x = point(LEFT + step * (double(s) + 0.5)), y = point(height_of(mean));
      points += x + "," + y + " ";
      dots += "<circle class=\"" + type + "\" cx=\"" + x + "\" cy=\"" + y + "\" r=\"4\"><title>" +
              html_text(league.name(player)) + ", " + stages[s].name + ": " + fixed(mean, 2) +
              "</title></circle>";
    }
    // Names don't stand on each other where lines end close together.
    lowest_label = std::max(end + 4, lowest_label + 15);
    svg += "<polyline class=\"line " + type + "\" points=\"" + points + "\"/>" + dots +
           text("class=\"name\"", WIDTH - RIGHT - step / 2 + 12, lowest_label,
                html_text(league.name(player)));
  }
  return svg + "</svg>\n";
}

std::string season_chart(const std::vector<NightRating>& nights,
                         const std::vector<NightRating>& ladder, int last_night) {
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
  std::string svg =
      "<svg viewBox=\"0 0 720 220\" width=\"720\" style=\"max-width:100%\" role=\"img\" "
      "aria-label=\"Rating of " +
      html_text(nights[0].player) + " by nights, now " + fixed(nights.back().rating, 0) + "\">";
  for (const NightRating& rung : ladder)
    svg += line("grid", LEFT + 20, y(rung.rating), WIDTH - RIGHT, y(rung.rating)) +
           text("class=\"name\"", WIDTH - RIGHT + 8, y(rung.rating) + 4, html_text(rung.player)) +
           text("text-anchor=\"end\"", LEFT + 12, y(rung.rating) + 4, fixed(rung.rating, 0));
  std::string points, marks;
  int version = 0;
  for (const NightRating& one : nights) {
    points += point(x(one.night)) + "," + point(y(one.rating)) + " ";
    marks += line("bar", x(one.night), y(one.low), x(one.night), y(one.high));
    if (one.version != version)
      marks += "<circle class=\"k0\" cx=\"" + point(x(one.night)) + "\" cy=\"" +
               point(y(one.rating)) + "\" r=\"4\"><title>a new version, " + fixed(one.rating, 0) +
               "</title></circle>";
    version = one.version;
  }
  for (int night = 1; night <= last_night; night += std::max(1, last_night - 1))
    svg += text("text-anchor=\"middle\"", x(night), HEIGHT - 8, "night " + std::to_string(night));
  return svg + "<polyline class=\"line k0\" points=\"" + points + "\"/>" + marks + "</svg>\n";
}

}  // namespace game_engine
