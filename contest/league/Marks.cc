#include "League.hh"

#include <algorithm>
#include <cmath>

#include <engine/options/Arguments.hh>
#include <engine/text/Words.hh>
#include <engine/text/Ranges.hh>

namespace game_engine {

namespace {

const std::string QUANTILES = "quantiles";
constexpr double MOST = 1000, MOST_POINTS = 5000;

[[noreturn]] void fail(const std::string& word) {
  fail_argument(word, "quantiles, quantiles:5-10 or such as Dummy:5,Dummy+100:7");
}

double number_in(const std::string& word, double least, double most, const std::string& all) {
  const std::optional<double> number = real_number(word, least, most);
  if (not number) fail(all);
  return *number;
}

MarkRule parse_quantiles(const std::string& word) {
  MarkRule rule;
  if (word.size() == QUANTILES.size()) return rule;
  const std::size_t dash = word.find('-', QUANTILES.size());
  if (word[QUANTILES.size()] != ':' or dash == std::string::npos) fail(word);
  rule.low =
      number_in(word.substr(QUANTILES.size() + 1, dash - QUANTILES.size() - 1), 0, MOST, word);
  rule.high = number_in(word.substr(dash + 1), 0, MOST, word);
  if (rule.low >= rule.high)
    fail_argument(word, "the lower mark before the higher one, such as quantiles:5-10");
  return rule;
}

// "Dummy+100:6.5"
MarkRule::Threshold parse_threshold(const std::string& part, const std::string& word) {
  const std::size_t colon = part.find(':');
  if (colon == std::string::npos) fail(word);
  const std::size_t sign = std::min(colon, part.find_first_of("+-"));
  MarkRule::Threshold threshold{part.substr(0, sign), 0,
                                number_in(part.substr(colon + 1), 0, MOST, word)};
  if (threshold.name.empty()) fail(word);
  if (sign == colon) return threshold;
  const double points = number_in(part.substr(sign + 1, colon - sign - 1), 0, MOST_POINTS, word);
  threshold.points = part[sign] == '-' ? -points : points;
  return threshold;
}

void check_rising(const MarkRule& rule, const std::string& word) {
  for (std::size_t k = 1; k < rule.thresholds.size(); ++k)
    if (rule.thresholds[k].mark < rule.thresholds[k - 1].mark)
      fail_argument(word, "marks that rise with the strength, such as Dummy:5,Master:9");
}

// What counts of a rating: the points, or an end of their interval, -NORMAL_95 or NORMAL_95.
double value_of(const Rating& rating, double errors) {
  return rating.points + errors * rating.error;
}

// The thresholds by how far they are above what counts: points and marks.
std::vector<std::pair<double, double>> thresholds_above(const MarkRule& rule, const Rating& rating,
                                                        double errors, const League& league,
                                                        const std::vector<Ranked>& ranking) {
  std::vector<std::pair<double, double>> above;
  for (const MarkRule::Threshold& threshold : rule.thresholds) {
    const auto rung = find_if(ranking, [&](const Ranked& one) {
      return not is_player(one.player) and league.name(one.player) == threshold.name;
    });
    if (rung != ranking.end())
      above.push_back(
          {threshold.points - value_of(difference(rating, rung->rating), errors), threshold.mark});
  }
  sort(above);
  return above;
}

double mark_by_thresholds(const MarkRule& rule, const Rating& rating, double errors,
                          const League& league, const std::vector<Ranked>& ranking) {
  double reached = 0, place = 0;
  bool is_first = true;
  for (const auto& [points, mark] : thresholds_above(rule, rating, errors, league, ranking)) {
    const double next = std::max(reached, mark);
    if (points > 0) {
      if (is_first) return next * std::max(0.0, 1 - points / LINE_TO_ZERO);
      return reached + (next - reached) * place / (place - points);
    }
    reached = next;
    place = points;
    is_first = false;
  }
  return reached;
}

// By the first players, so that whoever is added or leaves changes nobody's mark.
double mark_by_quantiles(const MarkRule& rule, double rating, const League& league,
                         const std::vector<Ranked>& ranking, int player) {
  int others = 0, halves = 0;
  for (const Ranked& one : ranking) {
    if (not is_player(one.player) or one.player >= league.num_first() or one.player == player)
      continue;
    const long long own = std::llround(10 * rating), other = std::llround(10 * one.rating.points);
    ++others;
    halves += 1 + (own > other) - (own < other);
  }
  const double share = others > 0 ? halves / 2.0 / others : 1;
  return rule.low + (rule.high - rule.low) * share;
}

void note_pass(Mark& mark, int matches) {
  mark.passes = mark.low >= Mark::PASS ? "yes" : mark.high < Mark::PASS ? "no" : "unclear";
  if (mark.passes != "unclear") return;
  const double distance = std::abs(mark.mark - Mark::PASS),
               half = mark.mark < Mark::PASS ? mark.high - mark.mark : mark.mark - mark.low,
               more = matches * (half * half / (distance * distance) - 1);
  if (more <= Mark::MOST_TO_TELL) mark.to_tell = NUM_PLAYERS * int(std::ceil(more / NUM_PLAYERS));
}

void note_bands(std::vector<Mark>& marks, const std::vector<Rating>& ratings) {
  for (std::size_t first = 0, end = 0; first < marks.size(); first = end) {
    double sum = 0;
    while (end < marks.size() and not is_surely_above(ratings[first], ratings[end]))
      sum += marks[end++].mark;
    for (std::size_t k = first; k < end; ++k) marks[k].of_band = sum / double(end - first);
  }
}

}  // namespace

MarkRule parse_marks(const std::string& word) {
  if (word.compare(0, QUANTILES.size(), QUANTILES) == 0) return parse_quantiles(word);
  MarkRule rule;
  for (std::size_t start = 0; start <= word.size();) {
    const std::size_t end = std::min(word.find(',', start), word.size());
    rule.thresholds.push_back(parse_threshold(word.substr(start, end - start), word));
    start = end + 1;
  }
  check_rising(rule, word);
  return rule;
}

void check_marks(const MarkRule& rule, const League& league) {
  for (const MarkRule::Threshold& threshold : rule.thresholds)
    if (not is_among(threshold.name, league.ladder))
      throw UsageError("--marks names " + in_quotes(threshold.name) +
                       ", which is not on the ladder of this game");
}

std::vector<Mark> suggest_marks(const MarkRule& rule, const League& league,
                                const std::vector<Ranked>& ranking) {
  std::vector<Mark> marks;
  std::vector<Rating> ratings;
  for (const Ranked& one : ranking) {
    if (not is_ranked(one)) continue;
    ratings.push_back(one.rating);
    const auto mark = [&](const Rating& rating, double errors = 0) {
      return rule.thresholds.empty()
                 ? mark_by_quantiles(rule, value_of(rating, errors), league, ranking, one.player)
                 : mark_by_thresholds(rule, rating, errors, league, ranking);
    };
    const Rating better{one.rating.points + one_more_win(one.rating), one.rating.error};
    marks.push_back({one.player, mark(one.rating), mark(one.rating, -NORMAL_95),
                     mark(one.rating, NORMAL_95), mark(better)});
    const int rated = league.rules.ranking_matches;
    note_pass(marks.back(), rated > 0 ? std::min(rated, one.matches) : one.matches);
  }
  note_bands(marks, ratings);
  return marks;
}

// In each of its draws a player had chances of 1/4, 1/3 and 1/2: the first place is 3/4 more than
// expected, the last one 1/4 + 1/3 + 1/2 less. A step of Newton's method follows from the error.
double one_more_win(const Rating& rating) {
  return rating.error * rating.error / POINTS_PER_UNIT * (3 / 4. + 1 / 4. + 1 / 3. + 1 / 2.);
}

void write_marks(const League& league, const std::vector<Ranked>& ranking) {
  const std::string path = league.folders.of_teacher("marks.csv");
  if (league.marks.empty()) {
    fs::remove(path);
    return;
  }
  CsvTable table{
      {"student", "player", "rank", "rating", "mark", "low", "high", "rule", "folder", "id",
       "accepted", "why", "passes", "matches_to_tell", "mark_of_band", "grade", "changed"},
      {}};
  const auto add = [&](const std::string& student, const std::string& folder, TableLine middle,
                       const std::string& why, const Mark& mark = {}, const Grade& grade = {}) {
    middle.insert(middle.begin(), table_text(student));
    middle.insert(middle.end(), {league.marks, table_text(folder), table_text(author_of(folder).id),
                                 why.empty() ? "yes" : "no", table_text(why), mark.passes,
                                 mark.to_tell > 0 ? std::to_string(mark.to_tell) : "",
                                 why.empty() ? fixed(mark.of_band, 1) : "",
                                 why.empty() ? fixed(grade.mark, 1) : "", table_text(grade.why)});
    table.lines.push_back(middle);
  };
  const std::vector<Mark> marks = suggest_marks(parse_marks(league.marks), league, ranking);
  std::map<int, Grade> grades;
  for (const Grade& one : grades_of(league, marks)) grades[one.player] = one;
  for (const Mark& mark : marks) {
    const auto ranked =
        find_if(ranking, [&](const Ranked& one) { return one.player == mark.player; });
    add(league.student(mark.player), league.home(mark.player),
        {league.name(mark.player), std::to_string(ranked->rank), fixed(ranked->rating.points, 1),
         fixed(mark.mark, 1), fixed(mark.low, 1), fixed(mark.high, 1)},
        "", mark, grades.emplace(mark.player, Grade{mark.player, mark.mark, ""}).first->second);
  }
  for (const Submission* one : league.students_without_player())
    add(one->student, one->folder(), {"", "", "", "", "", ""}, one->base() + ": " + one->reason);
  write_csv(path, table);
}

}  // namespace game_engine
