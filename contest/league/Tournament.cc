#include "Tournament.hh"

#include <cmath>
#include <tuple>

#include <engine/random/SplitMix.hh>
#include <engine/text/Ranges.hh>
#include <study/series/SequentialTest.hh>
#include <study/series/Statistics.hh>

namespace game_engine {

namespace {

constexpr int GO_ON = 2;  // of each group

// Of the qualification, if it goes on until it is clear.
constexpr int MATCHES_AT_A_TIME = 4;

// Of the ranking.
constexpr double TOLD_BY_A_MATCH = 0.479;  // about each of four equals
constexpr double SPREAD = 200;             // standard deviation of a field, in points
constexpr double LEAST_GAP = 50;
constexpr int LEAST_MATCHES = 12;

// In seconds, on two processors, with players that take 0.05 s a match: for a match, and for each
// player to be built and to play everything but the ranking, if its qualification is clear at once.
constexpr double TIME = 900, TIME_OF_A_MATCH = 0.1225, TIME_OF_A_PLAYER = 2.32;

bool is_better(const Place& a, const Place& b) {
  return std::tie(a.points, a.score, a.wins) > std::tie(b.points, b.score, b.wins);
}

class Organizer {
 public:
  Organizer(const TournamentRules& rules, int num_players, const PlayStage& play)
      : rules_(rules),
        num_players_(num_players - rules.num_added()),
        play_(play),
        draw_(SplitMix::plain(rules.seed)),
        seeding_(numbers_below(num_players_)) {}

  Tournament play() {
    qualify();
    for (int round = 1; seeding_.size() > NUM_PLAYERS; ++round) play_round(round);
    if (seeding_.size() > 1) play_final();
    if (not seeding_.empty()) tournament_.champion = seeding_[0];
    for (int k = 0; num_players_ > 0 and k < rules_.ranking_matches / NUM_PLAYERS; ++k)
      play_ranking(k + 1);
    int first = num_players_;
    for (std::size_t k = 0; k < rules_.added.size(); first += rules_.added[k++])
      play_added(int(k) + 1, first, first + rules_.added[k]);
    return std::move(tournament_);
  }

 private:
  // Each player against the opponent in all other seats.
  void qualify() {
    Stage& stage = start(StageKind::QUALIFICATION, seeding_.size());
    for (std::size_t k = 0; k < seeding_.size(); ++k) stage.groups[k].players = {seeding_[k]};
    if (rules_.qualifying_matches > 0) play_stage(rules_.qualifying_matches);
    else play_until_clear();
    std::vector<Place> places;
    for (Group& group : stage.groups) {
      Place& place = group.places[0];
      const int matches = int(group.matches.size());
      place.goes_on = 2 * place.wins > matches;
      if (not place.goes_on) continue;
      // Seeded by the share of matches ahead of the opponent, then by the mean lead.
      places.push_back(place);
      places.back().points = place.wins * 10000 / matches;
      places.back().score = place.score * 10000 / matches;
    }
    seed_anew(places);
  }

  void play_until_clear() {
    std::vector<Group>& groups = tournament_.stages.back().groups;
    std::vector<int> wins(groups.size()), playing = numbers_below(groups.size());
    while (not playing.empty()) {
      const std::size_t first = play_matches(MATCHES_AT_A_TIME, playing);
      std::vector<int> unclear;
      for (int g : playing) {
        const Group& group = groups[g];
        for (int match : group.matches)
          wins[g] += std::size_t(match) >= first and is_win(match, group.players[0]);
        if (not is_clear(wins[g], int(group.matches.size()))) unclear.push_back(g);
      }
      playing = unclear;
    }
    for (Group& group : groups) count(group);
  }

  // Whether the player was ahead of the opponents in a match of the qualification.
  bool is_win(int match, int player) const {
    const auto& players = tournament_.matches[match].players;
    const auto seat = std::find(players.begin(), players.end(), player) - players.begin();
    return lead(tournament_.results[match], int(seat)) > 0;
  }

  // Seeds by places; equals in drawn order.
  void seed_anew(std::vector<Place> places) {
    std::vector<int> order = numbers_below(places.size());
    draw_.shuffle(order);
    std::vector<Place> drawn;
    for (int k : order) drawn.push_back(places[k]);
    stable_sort(drawn, is_better);
    seeding_.clear();
    for (const Place& place : drawn) seeding_.push_back(place.player);
  }

  void play_round(int round) {
    const std::size_t num_groups = (seeding_.size() + NUM_PLAYERS - 1) / NUM_PLAYERS;
    Stage& stage = start(StageKind::ROUND, num_groups, round);
    deal(stage.groups);
    play_stage(rules_.group_matches);
    std::vector<Place> firsts, seconds;
    for (Group& group : stage.groups) {
      for (int k = 0; k < GO_ON; ++k) group.places[k].goes_on = true;
      firsts.push_back(group.places[0]);
      seconds.push_back(group.places[1]);
    }
    seed_anew(seconds);
    const std::vector<int> behind = seeding_;
    seed_anew(firsts);
    seeding_.insert(seeding_.end(), behind.begin(), behind.end());
  }

  // The best seeds are drawn one to each group, then the next best, and so on: they meet as late as
  // possible.
  void deal(std::vector<Group>& groups) {
    std::vector<int> order = numbers_below(groups.size());
    for (std::size_t k = 0; k < seeding_.size(); ++k) {
      if (k % groups.size() == 0) draw_.shuffle(order);
      groups[order[k % groups.size()]].players.push_back(seeding_[k]);
    }
  }

  void play_final() {
    Group& group = start(StageKind::FINAL, 1).groups[0];
    group.players = seeding_;
    play_stage(rules_.group_matches);
    seeding_.clear();
    for (const Place& place : group.places) seeding_.push_back(place.player);
  }

  // Everybody and the ladder play, in groups that are drawn; the ladder fills them up, each of its
  // players in turn.
  void play_ranking(int round) {
    std::vector<int> players;
    for (int k = -rules_.ladder; k < num_players_; ++k) players.push_back(k);
    while (players.size() % NUM_PLAYERS != 0)
      players.push_back(OPPONENT - filled_++ % rules_.ladder);
    draw_.shuffle(players);
    Stage& stage = start(StageKind::RANKING, 0, round);
    for (auto first = players.begin(); first != players.end(); first += NUM_PLAYERS)
      stage.groups.push_back({{first, first + NUM_PLAYERS}, {}, {}});
    play_stage(NUM_PLAYERS);
  }

  // The players from `first` on, up to `end`: on boards of their own, each with three others.
  void play_added(int number, int first, int end) {
    std::vector<int> field;
    for (int k = -rules_.ladder; k < num_players_; ++k) field.push_back(k);
    while (field.size() < NUM_PLAYERS - 1) field.push_back(OPPONENT);
    SplitMix boards(rules_.added_seed + number);
    std::vector<std::int64_t> seeds;
    for (const Stage& stage : tournament_.stages)
      if (stage.kind == StageKind::RANKING and not is_of_added(stage))
        seeds.push_back(boards.match_seed());
    Stage& stage =
        start(StageKind::RANKING, seeds.size() * std::size_t(end - first), number, "added ");
    int group = 0;
    const std::size_t from = tournament_.matches.size();
    for (int player = first; player < end; ++player)
      for (const std::int64_t seed : seeds) {
        draw_.shuffle(field);
        stage.groups[group].players = {player, field[0], field[1], field[2]};
        plan_group(stage.groups[group], group, {seed});
        ++group;
      }
    take_results(from);
  }

  Stage& start(StageKind kind, std::size_t num_groups, int number = 0, const char* what = nullptr) {
    static const char* const names[] = {"qualification", "round ", "final", "ranking "};
    const std::string name =
        (what ? what : names[int(kind)]) + (number > 0 ? std::to_string(number) : "");
    tournament_.stages.push_back({kind, name, std::vector<Group>(num_groups)});
    return tournament_.stages.back();
  }

  void play_stage(int matches) {
    std::vector<int> groups = numbers_below(tournament_.stages.back().groups.size());
    play_matches(matches, groups);
    for (Group& group : tournament_.stages.back().groups) count(group);
  }

  // Plays so many matches of these groups of the last stage, all on the same boards; returns the
  // number of the first.
  std::size_t play_matches(int matches, const std::vector<int>& groups) {
    std::vector<std::int64_t> seeds;
    for (int k = 0; k < matches / NUM_PLAYERS; ++k) seeds.push_back(draw_.match_seed());
    const std::size_t first = tournament_.matches.size();
    for (int g : groups) plan_group(tournament_.stages.back().groups[g], g, seeds);
    take_results(first);
    return first;
  }

  void take_results(std::size_t first) {
    const std::vector<TournamentResult> results = play_(tournament_, first);
    tournament_.results.insert(tournament_.results.end(), results.begin(), results.end());
  }

  void plan_group(Group& group, int number, const std::vector<std::int64_t>& seeds) {
    // With five players, one group has two: both go on anyway.
    if (group.players.size() <= GO_ON and tournament_.stages.back().kind == StageKind::ROUND)
      return;
    std::array<int, NUM_PLAYERS> players;
    players.fill(OPPONENT);
    std::copy(group.players.begin(), group.players.end(), players.begin());
    for (std::int64_t seed : seeds) {
      for (int turn = 0; turn < NUM_PLAYERS; ++turn) {
        group.matches.push_back(int(tournament_.matches.size()));
        tournament_.matches.push_back({int(tournament_.stages.size()) - 1, number, seed, players});
        std::rotate(players.rbegin(), players.rbegin() + 1, players.rend());
      }
    }
  }

  void count(Group& group) {
    const StageKind kind = tournament_.stages.back().kind;
    if (kind == StageKind::RANKING) return;  // The rating alone counts.
    const bool is_qualification = kind == StageKind::QUALIFICATION;
    for (int player : group.players) group.places.push_back({player});
    for (int number : group.matches) {
      const TournamentMatch& match = tournament_.matches[number];
      const TournamentResult& result = tournament_.results[number];
      const auto standing = finishes(result.scores);
      for (int seat : SEATS) {
        for (Place& place : group.places) {
          if (place.player != match.players[seat]) continue;
          place.points += NUM_PLAYERS * TWELFTHS - standing[seat].rank;
          place.score += is_qualification ? lead(result, seat) : result.scores[seat];
          place.wins += is_qualification ? lead(result, seat) > 0 : standing[seat].win == TWELFTHS;
        }
      }
    }
    stable_sort(group.places, is_better);
  }

  // Over the mean of the three opponents, in thirds.
  static int lead(const TournamentResult& result, int seat) {
    int lead = NUM_PLAYERS * result.scores[seat];
    for (int score : result.scores) lead -= score;
    return lead;
  }

  const TournamentRules& rules_;
  const int num_players_;
  const PlayStage& play_;
  SplitMix draw_;             ///< For everything, always in the same order.
  std::vector<int> seeding_;  ///< The players still in, best first.
  int filled_ = 0;            ///< Places in groups of the ranking that were filled up.
  Tournament tournament_;
};

}  // namespace

std::vector<RatedMatch> rated_matches(const Tournament& tournament, const TournamentRules& rules,
                                      int num_players) {
  std::vector<RatedMatch> matches;
  for (std::size_t k = 0; k < tournament.results.size(); ++k) {
    const TournamentMatch& planned = tournament.matches[k];
    if (rules.ranking_matches > 0 and tournament.stage_of(planned).kind != StageKind::RANKING)
      continue;
    matches.push_back({planned.players, tournament.results[k].scores});
    for (int& player : matches.back().players) player = place_in_list(player, num_players);
  }
  return matches;
}

std::int64_t matches_to_come(const Tournament& tournament, const TournamentRules& rules,
                             int num_players) {
  const Stage& stage = tournament.stages.back();
  const auto groups_for = [](std::int64_t players) {
    return (players + NUM_PLAYERS - 1) / NUM_PLAYERS;
  };
  const std::int64_t round = NUM_PLAYERS * groups_for(num_players + rules.ladder);
  std::int64_t ranking = rules.ranking_matches / NUM_PLAYERS * round;
  if (stage.kind == StageKind::RANKING) {
    for (const Stage& one : tournament.stages) ranking -= round * (one.kind == StageKind::RANKING);
    return std::max(ranking, std::int64_t(0));  // Not those of added players.
  }
  if (stage.kind == StageKind::FINAL) return ranking;
  std::int64_t left = stage.kind == StageKind::QUALIFICATION
                          ? num_players
                          : GO_ON * std::int64_t(stage.groups.size());
  std::int64_t rounds = rules.group_matches;  // The final.
  for (; left > NUM_PLAYERS; left = GO_ON * groups_for(left))
    rounds += rules.group_matches * groups_for(left);
  return rounds + ranking;
}

int default_ranking_matches(int num_players) {
  // The density in the middle of n players is n / (SPREAD sqrt(2 pi)).
  const double neighbours = SPREAD * std::sqrt(2 * std::acos(-1.0)) / std::max(1, num_players);
  const double gap = std::max(neighbours, LEAST_GAP);
  int matches = LEAST_MATCHES;
  const auto told_apart = [&] {
    return ONE_SIDED_95 * POINTS_PER_UNIT * std::sqrt(2 / (TOLD_BY_A_MATCH * matches));
  };
  while (told_apart() > gap) matches += NUM_PLAYERS;
  const double time = TIME / std::max(1, num_players) - TIME_OF_A_PLAYER;
  const int most = int(time * NUM_PLAYERS / TIME_OF_A_MATCH);
  return std::max(LEAST_MATCHES, std::min(matches, most / NUM_PLAYERS * NUM_PLAYERS));
}

Tournament play_tournament(const TournamentRules& rules, int num_players, const PlayStage& play) {
  return Organizer(rules, num_players, play).play();
}

}  // namespace game_engine
