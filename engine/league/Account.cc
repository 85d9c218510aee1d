#include "Account.hh"

#include <algorithm>

#include <engine/series/Statistics.hh>
#include <engine/text/Numbers.hh>
#include <engine/text/Words.hh>

namespace game_engine {

namespace {

std::string interval(double low, double high, int digits) {
  return fixed(low, digits) + " to " + fixed(high, digits);
}

}  // namespace

std::vector<Record> records_of(const League& league) {
  std::vector<Record> records(std::size_t(league.num_players()));
  const std::vector<RatedMatch> rated =
      rated_matches(league.tournament, league.rules, league.num_players());
  const std::size_t first = league.tournament.results.size() - rated.size();
  for (std::size_t k = 0; k < rated.size(); ++k) {
    const std::array<Finish, NUM_PLAYERS> standing = finishes(rated[k].scores);
    for (std::size_t seat = 0; seat < NUM_PLAYERS; ++seat) {
      const int player = rated[k].players[seat];
      if (player >= league.num_players()) continue;
      Record& record = records[player];
      ++record.matches;
      record.boards.insert(league.tournament.matches[first + k].seed);
      for (const int other : rated[k].players)
        if (other != player) record.others.insert(other);
      const auto ahead = std::count_if(rated[k].scores.begin(), rated[k].scores.end(),
                                       [&](int score) { return score > rated[k].scores[seat]; });
      ++record.places[ahead];
      record.points += NUM_PLAYERS - standing[seat].rank / double(TWELFTHS);
    }
  }
  return records;
}

Html account_of(const League& league, const Record& record, const Ranked& player,
                const Mark* mark) {
  if (record.matches == 0 or not is_ranked(player)) return {};
  const bool is_drawn =
      league.rules.has_random_ranking() and league.rules.added.empty() and not league.rules.until;
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
  if (player.last_place > 0)
    text += " With an error of at most " + number_text(league.rules.until->error) +
            " for all players together, its place is " + player.places() + ".";
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
