#include <Registry.hh>
#include <study/coach/Coach.hh>
#include <engine/kit/KnownPlayers.hh>

#include "Jobs.hh"

namespace game_engine {

namespace {

constexpr int MOST_BOARDS = 160;

std::string measure_of(const CommandLine& line) {
  const std::string& against = line.review.against;
  if (not against.empty()) check_player(against);
  else if (not find_player(BEST_OPPONENT))
    throw UsageError("option --coach: there is no " + BEST_OPPONENT +
                     " here to compare with; --against=NAME names another player");
  return against.empty() ? BEST_OPPONENT : against;
}

// The player first, then its opponents, if there are any.
std::vector<std::string> given_for_coach(const CommandLine& line) {
  std::vector<std::string> players = given_players(line);
  const std::string& who = line.coach.who;
  if (players.empty()) players.push_back(who);
  check_player(who);
  const auto place = std::find(players.begin(), players.end(), who);
  if (place == players.end())
    throw UsageError("option --coach: no player " + in_quotes(who) + " among " +
                     joined(players, ", "));
  std::rotate(players.begin(), place, place + 1);
  if (players.size() != 1 and players.size() != std::size_t(NUM_PLAYERS))
    throw UsageError(counted(players.size(), "player") + " given, expected 1 or " +
                     std::to_string(NUM_PLAYERS) + "; see --help=coach");
  return players;
}

std::vector<std::string> ladder_here(const std::string& without) {
  std::vector<std::string> names;
  for (const std::string& name : OPPONENTS)
    if (name != without and find_player(name)) names.push_back(name);
  return names;
}

}  // namespace

int coach_player(const CommandLine& line) {
  const std::vector<std::string> players = given_for_coach(line);
  const std::string measure = measure_of(line);
  const std::int64_t seed = given_seed(line);
  const std::shared_ptr<const Configuration> configuration = given_configuration(line);
  silence_players();
  Coached coached{*configuration, {}, measure, seed, line.coach.boards, line.series.jobs()};
  coached.players[0] = players[0];
  if (line.series.matches == MATCHES_WITHOUT_LIMIT) coached.most_boards = MOST_BOARDS;
  if (players.size() == 1) {
    const std::array<std::string, 3> nearest = nearest_opponents(coached, ladder_here(players[0]));
    std::copy(nearest.begin(), nearest.end(), coached.players.begin() + 1);
  } else {
    std::copy(players.begin(), players.end(), coached.players.begin());
  }
  std::optional<Progress> progress;
  std::int64_t planned = 0;
  const Coaching found = coach(coached, [&](std::int64_t played, std::int64_t all) {
    if (line.quiet) return;
    if (not progress or planned != all) progress.emplace(planned = all);
    progress->show(played, played);
  });
  progress.reset();
  write_output("", coaching_text(coached, found));
  return found.interrupted ? STATUS_INTERRUPTED : 0;
}

int find_rung(const CommandLine& line) {
  const std::string& player = line.coach.rung;
  check_player(player);
  if (most_rungs_met() < 2) throw UsageError("option --find-rung: there is no Demo here");
  const std::int64_t seed = given_seed(line);
  const std::shared_ptr<const Configuration> configuration = given_configuration(line);
  silence_players();
  const Coached coached{
      *configuration,    {player, player, player, player}, "", seed, line.coach.boards,
      line.series.jobs()};
  std::optional<Progress> progress;
  if (not line.quiet) progress.emplace(std::int64_t(most_rungs_met()) * coached.boards, AT_MOST);
  std::int64_t played = 0;
  const std::optional<Rung> found = nearest_rung(coached, [&] {
    ++played;
    if (progress) progress->show(played, played);
  });
  progress.reset();
  if (not found) return STATUS_INTERRUPTED;
  write_output(
      "", rung_text(player, *found) + (found->is_last ? "There is nobody stronger here.\n" : "") +
              "Play it: " + shell_word(line.program) + " " + joined(found->match(player), " ") +
              " -s " + std::to_string(seed) + " " + input_words(line) + " > out.res\n");
  return 0;
}

}  // namespace game_engine
