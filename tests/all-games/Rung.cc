// Needs tests/rules/Boards.hh

#include <tests/rules/Boards.hh>
#include <engine/match/PlayerRunner.hh>
#include "Kit.hh"

namespace tests {

Orders orders_by(const std::string& name, const Settings& settings, const StateData& state) {
  Orders orders;
  run_here(name, {0, 1, &settings, &state})->play(0, orders);
  return orders;
}

Orders orders_by(const std::string& name, const Position& position) {
  const Board board(position.configuration(), 1);
  return orders_by(name, board.settings(), board.state());
}

bool is_out_anywhere(const Match& match) {
  for (const auto& out : match.outs())
    if (out) return true;
  return false;
}

std::vector<GuideSeries> guide_series() {
  std::vector<GuideSeries> found;
  for (const std::string& line : lines_of(run("cat docs/guide.md 2> /dev/null").out)) {
    std::istringstream words(line);
    std::string program, option;
    GuideSeries series;
    words >> program >> series.player >> series.other >> series.third >> series.fourth >> option;
    if (program == "./Game" and option.rfind("--matches=", 0) == 0) found.push_back(series);
  }
  return found;
}

std::string last_of_guide() {
  for (const GuideSeries& series : guide_series())
    if (series.other == "Dummy" and series.fourth == "Dummy") return series.player;
  return "";
}

}  // namespace tests
