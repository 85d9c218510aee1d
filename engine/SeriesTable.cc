#include "SeriesTable.hh"

#include <Board.hh>
#include <cmath>
#include <cstdio>

namespace game_engine {

namespace {

std::string fixed(double number, int decimals) {
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", decimals, number);
  return text;
}

// Rows of cells; the first column is aligned left, the others right.
class Columns {
 public:
  void add(const std::vector<std::string>& row) {
    widths_.resize(std::max(widths_.size(), row.size()));
    for (std::size_t k = 0; k < row.size(); ++k) widths_[k] = std::max(widths_[k], row[k].size());
    rows_.push_back(row);
  }

  std::string text() const {
    std::string text;
    for (const std::vector<std::string>& row : rows_) {
      std::string line;
      for (std::size_t k = 0; k < row.size(); ++k) {
        const std::string gap(widths_[k] - row[k].size(), ' ');
        line += k == 0 ? row[k] + gap : "  " + gap + row[k];
      }
      line.erase(line.find_last_not_of(' ') + 1);
      text += line + "\n";
    }
    return text;
  }

 private:
  std::vector<std::vector<std::string>> rows_;
  std::vector<std::size_t> widths_;
};

// "25.3% (21.4-29.8)"
std::string percent_text(const Estimate& e) {
  return fixed(100 * e.value, 1) + "% (" + fixed(100 * e.low, 1) + "-" + fixed(100 * e.high, 1) +
         ")";
}

// "2103.4 +- 45.2"
std::string mean_text(const Estimate& e) {
  const double width = e.high - e.value;
  return fixed(e.value, 1) + " +- " + (std::isfinite(width) ? fixed(width, 1) : "?");
}

std::string mean_text(const Sample& sample, int decimals, double unit = 1) {
  return sample.count() == 0 ? "-" : fixed(sample.mean() / unit, decimals);
}

std::string title(const SeriesTally& tally) {
  const Series& series = tally.series();
  std::string text = std::to_string(tally.num_matches());
  if (tally.num_matches() < series.num_matches())
    text += " of " + std::to_string(series.num_matches());
  text += " matches";
  if (tally.num_matches() == 0) return text + "\n";
  text +=
      ", seeds " + std::to_string(tally.first_seed()) + " to " + std::to_string(tally.last_seed());
  const int per_seed = series.matches_per_seed();
  if (per_seed > 1) text += ", each with " + std::to_string(per_seed) + " orders of the seats";
  return text + "\n";
}

std::string standings_table(const SeriesTally& tally, bool with_times) {
  const int per_seed = tally.series().matches_per_seed();
  Columns columns;
  std::vector<std::string> head = {"player",      "matches", "wins (95%)", "rank",
                                   "score (95%)", "share",   "out"};
  if (with_times) head.insert(head.end(), {"CPU s mean", "max"});
  columns.add(head);
  for (int player = 0; player < NUM_PLAYERS; ++player) {
    const PlayerTally& t = tally.player(player);
    std::vector<std::string> row = {series_label(tally.series(), player),
                                    std::to_string(tally.num_matches()),
                                    percent_text(win_estimate(t.wins, per_seed)),
                                    mean_text(t.ranks, 2, per_seed * TWELFTHS),
                                    mean_text(t.scores.mean_estimate(per_seed)),
                                    mean_text(t.shares, 1, per_seed * 1e4) + "%",
                                    std::to_string(t.times_out)};
    if (with_times) {
      row.push_back(mean_text(t.cpu_time, 3, 1e6));
      row.push_back(fixed(double(t.cpu_time.maximum()) / 1e6, 3));
    }
    columns.add(row);
  }
  return columns.text();
}

std::string means_table(const SeriesTally& tally) {
  Columns columns;
  std::vector<std::string> head = {"mean of"};
  for (const std::string& name : Board::statistics()) head.push_back(name);
  for (int seat = 0; seat < NUM_PLAYERS; ++seat)
    head.push_back((seat == 0 ? "score in seat " : "") + std::to_string(seat));
  columns.add(head);
  for (int player = 0; player < NUM_PLAYERS; ++player) {
    const PlayerTally& t = tally.player(player);
    std::vector<std::string> row = {series_label(tally.series(), player)};
    for (std::size_t k = 0; k < Board::statistics().size(); ++k)
      row.push_back(mean_text(t.statistics[k], 1));
    for (const Sample& score : t.score_in_seat) row.push_back(mean_text(score, 1));
    columns.add(row);
  }
  return columns.text();
}

std::string worst_matches(const SeriesTally& tally, const ReplayCommand& replay) {
  if (tally.worst().empty()) return "";
  std::string text = "\nThe worst matches of player " + series_label(tally.series(), 0) + ":\n";
  for (const NotedMatch& noted : tally.worst()) {
    const std::array<int, NUM_PLAYERS> scores = noted.result.scores();
    text += "  score " + std::to_string(scores[0]) + ", the others";
    for (int player = 1; player < NUM_PLAYERS; ++player)
      text += " " + std::to_string(scores[player]);
    text += ":\n    " + replay.text(noted.match, "lost.res") + "\n";
  }
  return text;
}

std::string matches_with_outs(const SeriesTally& tally, const ReplayCommand& replay) {
  if (tally.outs().empty()) return "";
  std::string text =
      "\nMatches in which a player was out: " + std::to_string(tally.matches_with_outs()) +
      (tally.matches_with_outs() > std::int64_t(tally.outs().size()) ? ", the first of them:\n"
                                                                     : "\n");
  for (const NotedMatch& noted : tally.outs()) {
    for (int player = 0; player < NUM_PLAYERS; ++player)
      if (noted.result.players[player].is_out())
        text += "  player " + series_label(tally.series(), player) + " " +
                noted.result.players[player].out + "\n";
    text += "    " + replay.text(noted.match, "out.res") + "\n";
  }
  return text;
}

std::string answer_text(const SeriesTally& tally) {
  if (not tally.test()) return "";
  const SequentialTest& test = *tally.test();
  const std::string matches = std::to_string(test.matches()) + " matches";
  if (test.answer() == SequentialTest::OPEN)
    return "\nNot settled after " + matches + ": whether player " +
           series_label(tally.series(), 0) + " comes ahead of player " +
           series_label(tally.series(), 1) + " more often than not.\n";
  return "\nPlayer " + series_label(tally.series(), 0) + " comes " +
         (test.answer() == SequentialTest::AHEAD ? "ahead of" : "behind") + " player " +
         series_label(tally.series(), 1) + " more often than not: settled after " + matches + ".\n";
}

}  // namespace

std::string shell_word(const std::string& word) {
  static const char HARMLESS[] =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-+=./,:@%";
  if (not word.empty() and word.find_first_not_of(HARMLESS) == std::string::npos) return word;
  std::string quoted = "'";
  for (char c : word) quoted += c == '\'' ? "'\\''" : std::string(1, c);
  return quoted + "'";
}

std::string ReplayCommand::text(const PlannedMatch& match, const std::string& trace) const {
  std::string text = shell_word(program);
  for (int player : match.seating) text += " " + shell_word(players[std::size_t(player)]);
  return text + options + " -s " + std::to_string(match.seed) + " " + configuration + " > " + trace;
}

std::string series_label(const Series& series, int player) {
  return std::to_string(player + 1) + " " + series.players[std::size_t(player)];
}

std::string series_table(const SeriesTally& tally, bool with_times, const ReplayCommand& replay) {
  std::string text = title(tally);
  if (tally.num_matches() == 0) return text;
  text += "\n" + standings_table(tally, with_times) + "\n" + means_table(tally);
  text += answer_text(tally);
  text += worst_matches(tally, replay);
  return text + matches_with_outs(tally, replay);
}

}  // namespace game_engine
