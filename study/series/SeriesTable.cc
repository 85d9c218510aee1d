#include "SeriesTable.hh"

#include <engine/match/WrittenMatch.hh>
#include <engine/options/Arguments.hh>
#include <engine/text/Words.hh>
#include <engine/text/Ranges.hh>

namespace game_engine {

namespace {

// As many as fit into 100 columns beside the longest name.
constexpr std::size_t MATRIX_COLUMNS = 6;

std::string title(const SeriesTally& tally) {
  const Series& series = tally.series();
  std::string text = std::to_string(tally.num_matches());
  if (tally.num_matches() < series.num_matches())
    text += " of " + std::to_string(series.num_matches());
  text += series.num_matches() == 1 ? " match" : " matches";
  if (tally.not_counted() > 0)
    text += " (" + std::to_string(tally.not_counted()) +
            " and others of their seeds are not counted: some player ended them)";
  if (tally.num_matches() == 0) return text + "\n";
  const std::string first = std::to_string(tally.first_seed()),
                    last = std::to_string(tally.last_seed());
  text += first == last ? ", seed " + first : ", seeds " + first + " to " + last;
  const int per_seed = series.matches_per_seed();
  if (per_seed > 1) text += ", each " + std::to_string(per_seed) + " times with other seats";
  if (series.meeting == Meeting::POOL)
    text += ";\n" + std::to_string(series.num_players()) +
            " players in groups of four, in which everybody meets everybody equally often";
  return text + "\n";
}

std::string qualified_text(const SeriesTally& tally) {
  if (not tally.asks_whether_qualified()) return "";
  const int ahead = tally.ahead_of_mean(), matches = int(tally.num_matches());
  const std::string &player = tally.series().players[0], &opponent = tally.series().players[1];
  const bool sure = is_sure(ahead, matches), is_ahead = 2 * ahead > matches;
  return (not sure   ? "Not yet clear whether "
          : is_ahead ? "Yes, "
                     : "No, ") +
         player + (is_ahead or not sure ? " qualifies" : " doesn't qualify") +
         ": it scored more than the mean of three " + opponent + " in " + std::to_string(ahead) +
         " of " + counted(matches, "match") + " and needs more than half.\n";
}

// "25.3% (21.4-29.8)"
std::string percent_text(const Estimate& e, int decimals, const char* sign) {
  return fixed(100 * e.value, decimals) + sign + " (" + fixed(100 * e.low, decimals) + "-" +
         fixed(100 * e.high, decimals) + ")";
}

// Two numbers say next to nothing of how much they vary.
std::string score_text(const Sample& scores, int matches) {
  Estimate mean = scores.mean_estimate(matches);
  if (scores.count() < 3) mean.high = std::numeric_limits<double>::infinity();
  return mean_text(mean);
}

std::string percent(const Sample& sample, double unit) {
  return mean_text(sample, 1, unit / 100) + "%";
}

// @param ranking  null except for a pool
std::string standings_table(const SeriesTally& tally, const std::vector<int>& players,
                            const Ranking* ranking, bool with_times) {
  const int matches = tally.series().matches_per_seed();
  Columns columns;
  std::vector<std::string> head = {"player",      "wins (95%)", "top two", "rank",
                                   "score (95%)", "share",      "out"};
  if (ranking)
    head = {"player", "matches", "rating (95%)", "wins", "top two", "rank", "share", "out"};
  if (with_times) head.insert(head.end(), {"CPU s mean", std::string("max") + FLAVOUR});
  columns.add(head);
  for (int player : players) {
    const PlayerTally& t = tally.player(player);
    const std::string passes = percent(t.passes, matches * TWELFTHS),
                      rank = mean_text(t.ranks, 2, matches * TWELFTHS);
    std::vector<std::string> row = {series_label(tally.series(), player)};
    if (ranking) {
      const Rating& rating = ranking->rating(player);
      row.insert(row.end(), {std::to_string(t.num_matches()),
                             mean_text(rating.points, NORMAL_95 * rating.error, 0),
                             percent(t.wins, matches * TWELFTHS), passes, rank});
    } else {
      row.insert(row.end(), {percent_text(win_estimate(t.wins, matches), 1, "%"), passes, rank,
                             score_text(t.scores, matches)});
    }
    row.insert(row.end(), {percent(t.shares, matches * 1e6), std::to_string(t.times_out)});
    if (with_times)
      row.insert(row.end(),
                 {mean_text(t.cpu_time, 3, 1e6),
                  fixed(t.num_matches() == 0 ? 0 : double(t.cpu_time.maximum()) / 1e6, 3)});
    columns.add(row);
  }
  return columns.text();
}

// "63 (58-68)", in percent
std::string ahead_text(const SeriesTally& tally, int player, int other) {
  if (player == other) return "";
  const Sample& ahead = tally.ahead(player, other);
  if (ahead.count() == 0) return "-";
  return percent_text(win_estimate(ahead, tally.series().matches_per_seed()), 0, "");
}

// In what percentage of their common matches each player of a pool came ahead of each other:
// several tables, one below the other, if one would be too wide.
std::string ahead_matrix(const SeriesTally& tally, const std::vector<int>& players) {
  std::string text;
  for (std::size_t first = 0; first < players.size(); first += MATRIX_COLUMNS) {
    const std::size_t end = std::min(players.size(), first + MATRIX_COLUMNS);
    Columns columns;
    std::vector<std::string> head = {"% ahead of"};
    for (std::size_t k = first; k < end; ++k) head.push_back(std::to_string(players[k] + 1));
    columns.add(head);
    for (int player : players) {
      std::vector<std::string> row = {series_label(tally.series(), player)};
      for (std::size_t k = first; k < end; ++k)
        row.push_back(ahead_text(tally, player, players[k]));
      columns.add(row);
    }
    text += "\n" + columns.text();
  }
  return text;
}

std::string means_table(const SeriesTally& tally, const std::vector<int>& players) {
  Columns columns;
  std::vector<std::string> head = {"mean of"};
  for (const std::string& name : statistics()) head.push_back(name);
  for (int seat : SEATS) head.push_back((seat == 0 ? "score in seat " : "") + std::to_string(seat));
  columns.add(head);
  for (int player : players) {
    const PlayerTally& t = tally.player(player);
    std::vector<std::string> row = {series_label(tally.series(), player)};
    for (std::size_t k = 0; k < statistics().size(); ++k)
      row.push_back(mean_text(t.statistics[k], 1));
    for (const Sample& score : t.score_in_seat) row.push_back(mean_text(score, 1));
    columns.add(row);
  }
  return columns.text();
}

std::string worst_matches(const SeriesTally& tally, const ReplayCommand& replay) {
  if (tally.worst().empty()) return "";
  std::string text = "\nThe worst matches of " + tally.series().players[0] + ":\n";
  for (const NotedMatch& noted : tally.worst()) {
    const std::array<int, NUM_PLAYERS> scores = noted.result.scores();
    const int first = noted.first_player();
    text += "  score " + std::to_string(scores[first]) + ", the others";
    for (int k = 0; k < NUM_PLAYERS; ++k)
      if (k != first) text += " " + std::to_string(scores[k]);
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
    for (std::size_t k = 0; k < noted.match.group.size(); ++k)
      if (noted.result.players[k].is_out())
        text += "  player " + series_label(tally.series(), noted.match.group[k]) + " " +
                noted.result.players[k].out + "\n";
    text += "    " + replay.text(noted.match, "out.res") + "\n";
  }
  return text;
}

std::string answer_text(const SeriesTally& tally) {
  if (not tally.test()) return "";
  const SequentialTest& test = *tally.test();
  const std::string matches = counted(test.matches(), "match");
  const std::vector<std::string>& names = tally.series().players;
  const auto named = [&](int player) {
    return names[0] == names[1] ? "player " + series_label(tally.series(), player) : names[player];
  };
  const std::string one = named(0), other = named(1);
  if (test.answer() == SequentialTest::OPEN)
    return "\nAfter " + matches + " it is not clear whether " + one + " is better than " + other +
           ".\n";
  return (test.answer() == SequentialTest::AHEAD ? "\nYes: " + one + " is better than "
                                                 : "\nNo: " + one + " is worse than ") +
         other + ". That is sure after " + matches + ".\n";
}

// Whose units had no order, and how the first player differs from the others.
std::string habits_text(const SeriesTally& tally, const std::vector<int>& players,
                        const Configuration& configuration) {
  const std::vector<std::string>& names = tally.series().players;
  std::vector<std::string> shares;
  for (int player : players)
    if (const PlayerTally& t = tally.player(player); t.turns > 0) {
      const bool is_alone = std::count(names.begin(), names.end(), names[player]) == 1;
      shares.push_back(names[player] +
                       (is_alone ? " " : " (player " + std::to_string(player + 1) + ") ") +
                       fixed(100 * double(t.without_order) / double(t.turns), 0) + "%");
    }
  if (shares.empty()) return "";
  std::string text = "\nTurns in which a unit got no order: " + joined(shares, ", ") + "\n";
  std::vector<std::string> sentences = tally.neglect().sentences(names[0], configuration);
  for (const std::string& habit :
       tally.habits().sentences(names[0], 1.0 / tally.series().matches_per_seed()))
    sentences.push_back(habit);
  if (not sentences.empty()) text += "How " + names[0] + " differs from the others:\n";
  for (const std::string& sentence : sentences) text += "  " + sentence + "\n";
  return text + AFTER_A_LOSS + "\n";
}

}  // namespace

void Columns::add(const std::vector<std::string>& row) {
  widths_.resize(std::max(widths_.size(), row.size()));
  for (std::size_t k = 0; k < row.size(); ++k) widths_[k] = std::max(widths_[k], row[k].size());
  rows_.push_back(row);
}

std::string Columns::text() const {
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

std::string mean_text(double value, double width, int decimals) {
  return fixed(value, decimals) + " +- " + fixed(width, decimals);
}

std::string mean_text(const Estimate& e, int decimals) {
  return mean_text(e.value, e.high - e.value, decimals);
}

std::string mean_text(const Sample& sample, int decimals, double unit) {
  return sample.count() == 0 ? "-" : fixed(sample.mean() / unit, decimals);
}

Ranking::Ranking(const SeriesTally& tally)
    : ratings_(rate_players(tally.series().num_players(), tally.rated_matches(),
                            tally.series().matches_per_seed())),
      players_(numbers_below(ratings_.size())) {
  // Ratings count as printed: decimals may be noise.
  put_greatest_first(players_, [&](int player) { return std::lround(rating(player).points); });
}

std::string ReplayCommand::text(const PlannedMatch& match, const std::string& trace) const {
  std::string text = shell_word(program);
  for (int seat : SEATS) text += " " + shell_word(players[match.player_in(seat)]);
  return text + options_of_match(options, match.number) + " -s " + std::to_string(match.seed) +
         " " + configuration + " > " + trace;
}

std::string series_label(const Series& series, int player) {
  return std::to_string(player + 1) + " " + series.players[player];
}

std::string series_table(const SeriesTally& tally, const TableOptions& options,
                         const ReplayCommand& replay) {
  std::string text = title(tally);
  if (tally.num_matches() == 0) return text;
  text += qualified_text(tally);
  std::vector<int> players = numbers_below(tally.series().players.size());
  if (tally.series().meeting == Meeting::POOL) {
    const Ranking ranking(tally);
    players = ranking.players();
    text += "\n" + standings_table(tally, players, &ranking, options.times);
    text += ahead_matrix(tally, players);
  } else {
    text += "\n" + standings_table(tally, players, nullptr, options.times);
  }
  text += "\n" + means_table(tally, players);
  const bool is_better = tally.test() and tally.test()->answer() == SequentialTest::AHEAD;
  if (not is_better) text += worst_matches(tally, replay);
  text += matches_with_outs(tally, replay);
  if (options.configuration and not is_better)
    text += habits_text(tally, players, *options.configuration);
  return text + answer_text(tally);
}

}  // namespace game_engine
