#include "RankingOrder.hh"

#include <engine/series/Statistics.hh>

namespace game_engine {

namespace {

// Adds the matches of a group.
// @param is_first_alone  the others play with it, and this is not their match
void add_ranks(const Tournament& tournament, const Group& group, bool is_first_alone,
               BoardRanks& ranks) {
  for (const int number : group.matches) {
    const auto standing = finishes(tournament.results[number].scores);
    for (std::size_t seat = 0; seat < NUM_PLAYERS; ++seat)
      if (const int player = tournament.matches[number].players[seat];
          is_player(player) and not(is_first_alone and player != group.players[0]))
        ranks[player].push_back(standing[seat].rank);
  }
}

}  // namespace

RankingOrder::RankingOrder(const Until& until, int num_players, int num_added)
    : num_planned_(num_players - num_added), plan_(num_planned_, until) {
  if (num_added > 0) all_.emplace(num_players, until);
}

bool RankingOrder::is_open(int player) const {
  if (num_planned_ == 1) return true;
  for (int other = 0; other < num_planned_; ++other)
    if (plan_.is_open(player, other)) return true;
  return false;
}

void RankingOrder::add(const BoardRanks& ranks) {
  std::vector<int> players;
  for (int player = 0; player < int(ranks.size()); ++player)
    if (not ranks[player].empty() and (player >= num_planned_ or is_open(player)))
      players.push_back(player);
  for (const int player : players)
    for (const int other : players) {
      if (player >= other) continue;
      int ahead = 0, behind = 0, pairs = 0;
      for (const int rank : ranks[player])
        for (const int another : ranks[other]) {
          ahead += rank < another;
          behind += rank > another;
          ++pairs;
        }
      if (all_) all_->add(player, other, ahead, behind, pairs);
      if (other < num_planned_) plan_.add(player, other, ahead, behind, pairs);
    }
  plan_.look();
  if (all_) all_->look();
}

BoardRanks ranks_on_board(const Tournament& tournament, const Stage& stage, int num_players) {
  BoardRanks ranks{std::size_t(num_players)};
  for (const Group& group : stage.groups) add_ranks(tournament, group, false, ranks);
  return ranks;
}

RankingOrder ranking_order(const Tournament& tournament, const TournamentRules& rules,
                           int num_players) {
  std::vector<BoardRanks> boards;
  std::size_t rounds = 0;
  for (const Stage& stage : tournament.stages) {
    if (stage.kind != StageKind::RANKING) continue;
    if (not is_of_added(stage)) {
      boards.push_back(ranks_on_board(tournament, stage, num_players));
      ++rounds;
      continue;
    }
    // A group for each player and board.
    for (std::size_t g = 0; g < stage.groups.size(); ++g)
      add_ranks(tournament, stage.groups[g], true, boards[g % rounds]);
  }
  RankingOrder order(*rules.until, num_players, rules.num_added());
  for (const BoardRanks& ranks : boards) order.add(ranks);
  return order;
}

}  // namespace game_engine
