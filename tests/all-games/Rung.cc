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

namespace {

// Plays a match for each of these seeds and each seat of the first player, and calls f(match,
// seat) after it.
template <typename F>
void play_from_each_seat(const Configuration& configuration, const Names& names, int seeds, F f) {
  for (int seed = 1; seed <= seeds; ++seed) {
    for (int seat = 0; seat < NUM_PLAYERS; ++seat) {
      Names seated = names;
      std::rotate(seated.begin(), seated.end() - seat, seated.end());
      f(*play_to_the_end(configuration, seated, seed), seat);
    }
  }
}

// Ties share the mean of their ranks.
double rank(const Match& match, int seat) {
  const auto& score = board_of(match).state().score;
  double rank = 1;
  for (int other = 0; other < NUM_PLAYERS; ++other)
    if (other != seat)
      rank += score[other] > score[seat] ? 1 : score[other] == score[seat] ? 0.5 : 0;
  return rank;
}

}  // namespace

double share_of_points(const Names& names, int seeds) {
  double own = 0, all = 0;
  play_from_each_seat(read_configuration_file("default.cnf"), names, seeds,
                      [&](const Match& match, int seat) {
                        const auto& score = board_of(match).state().score;
                        own += score[seat];
                        for (int player = 0; player < NUM_PLAYERS; ++player) all += score[player];
                      });
  return own / all;
}

std::vector<double> mean_ranks(const Configuration& configuration, const Names& names, int seeds) {
  std::vector<double> means(NUM_PLAYERS);
  play_from_each_seat(configuration, names, seeds, [&](const Match& match, int seat) {
    for (int k = 0; k < NUM_PLAYERS; ++k)
      means[std::size_t(k)] += rank(match, (seat + k) % NUM_PLAYERS) / (NUM_PLAYERS * seeds);
  });
  return means;
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
