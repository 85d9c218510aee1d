#include "Account.hh"

#include <algorithm>
#include <array>
#include <set>

#include <engine/series/Statistics.hh>
#include <engine/text/Numbers.hh>
#include <engine/text/Words.hh>

namespace game_engine {

namespace {

// What the rated matches of a player were.
struct Record {
  int matches = 0;
  std::set<std::int64_t> boards;
  std::set<int> others;
  std::array<int, NUM_PLAYERS> places{};  ///< A shared one counts as the better.
  double points = 0;                      ///< 3 for a first place, then 2, 1, 0; ties share.
};

Record record_of(const League& league, int player) {
  Record record;
  const int place = place_in_list(player, league.num_players());
  const std::vector<RatedMatch> rated =
      rated_matches(league.tournament, league.rules, league.num_players());
  const std::size_t first = league.tournament.results.size() - rated.size();
  for (std::size_t k = 0; k < rated.size(); ++k) {
    const auto seat =
        std::size_t(std::find(rated[k].players.begin(), rated[k].players.end(), place) -
                    rated[k].players.begin());
    if (seat == NUM_PLAYERS) continue;
    ++record.matches;
    record.boards.insert(league.tournament.matches[first + k].seed);
    for (int other : rated[k].players)
      if (other != place) record.others.insert(other);
    const auto ahead = std::count_if(rated[k].scores.begin(), rated[k].scores.end(),
                                     [&](int score) { return score > rated[k].scores[seat]; });
    ++record.places[std::size_t(ahead)];
    record.points += NUM_PLAYERS - finishes(rated[k].scores)[seat].rank / double(TWELFTHS);
  }
  return record;
}

std::string interval(double low, double high, int digits) {
  return fixed(low, digits) + " to " + fixed(high, digits);
}

}  // namespace

Html account_of(const League& league, const Ranked& player, const Mark* mark) {
  const Record record = record_of(league, player.player);
  if (record.matches == 0) return {};
  const bool is_drawn = not league.rules.is_of_before and league.rules.ranking_matches > 0;
  std::string text =
      "The rank follows from " + counted(record.matches, "match") + " on " +
      counted((long long)record.boards.size(), "board") + ", with " +
      counted((long long)record.others.size(), "other player") +
      (is_drawn ? " (drawn from all, and the same number of matches for everybody)" : "") + ": " +
      std::to_string(record.places[0]) + " first places, " + std::to_string(record.places[1]) +
      " second, " + std::to_string(record.places[2]) + " third and " +
      std::to_string(record.places[3]) + " last ones, " + fixed(record.points / record.matches, 2) +
      " points a match (3, 2, 1, 0). With how strong the others were, that is a rating of " +
      fixed(player.rating.points, 0) + " (with probability 95% " +
      interval(player.rating.low(), player.rating.high(), 0) + "), so rank " +
      std::to_string(player.rank) + ".";
  if (mark)
    text += " By the rule " + joined(split(league.marks, ','), ", ") + " the mark is " +
            fixed(mark->mark, 1) + "; at the ends of the interval, " +
            interval(mark->low, mark->high, 1) + ".";
  text += " One match won instead of lost would have given about " +
          fixed(one_more_win(player.rating), 0) + " points more" +
          (mark ? ", and the mark " + fixed(mark->with_win, 1) : "") + ".";
  return element("p", text);
}

}  // namespace game_engine
