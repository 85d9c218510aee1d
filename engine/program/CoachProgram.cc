#include <engine/kit/Registry.hh>
#include <algorithm>
#include <cmath>
#include <engine/coach/Coach.hh>
#include <engine/match/Runners.hh>
#include <engine/series/Interruptions.hh>
#include <engine/series/Progress.hh>
#include <engine/files/Files.hh>
#include <engine/files/Log.hh>
#include <engine/text/Words.hh>

#include "Jobs.hh"

namespace game_engine {

namespace {

// Those of a game's folder, the strongest last.
const std::vector<std::string> LADDER = {"Null", "Dummy", "Demo", "Rival", "Master"};

constexpr int RUNG_STEP = 10;

// Whose orders are compared with those of the player.
std::string measure_of(const CommandLine& line) {
  const std::string& against = line.review.against;
  if (not against.empty()) check_player(against);
  else if (not find_player(LADDER.back()))
    throw UsageError("option --coach: there is no " + LADDER.back() +
                     " here to compare with; --against=NAME names another player");
  return against.empty() ? LADDER.back() : against;
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
  for (const std::string& name : LADDER)
    if (name != without and find_player(name)) names.push_back(name);
  return names;
}

// The opponents by strength: Demo for more and more of the units, then Master for more and more.
std::vector<std::string> rungs() {
  std::vector<std::string> names;
  for (const std::string name : {"Demo", "Master"})
    for (int percent = 0; percent <= 100; percent += RUNG_STEP)
      if (find_player(name) and (percent > 0 or names.empty()))
        names.push_back(name + "@" + std::to_string(percent));
  return names;
}

struct Rung {
  std::size_t number;
  Sample ahead;  ///< See AgainstThree.
};

// By halves, the nearest to being beaten half of the time of those that are met; nothing if it is
// interrupted.
std::optional<Rung> nearest_rung(const Coached& coached, const std::vector<std::string>& names,
                                 const std::function<void()>& tell) {
  const auto distance = [](const Sample& ahead) { return std::abs(2 * ahead.mean() - ALL_BEATEN); };
  std::optional<Rung> best;
  std::size_t weaker = 0, stronger = names.size();  // These are beaten; from there on they aren't.
  while (weaker < stronger) {
    const std::size_t middle = (weaker + stronger) / 2;
    const AgainstThree met = against_three(coached, names[middle], coached.boards, tell);
    if (met.interrupted) return std::nullopt;
    if (not best or distance(met.ahead) < distance(best->ahead)) best = Rung{middle, met.ahead};
    if (2 * met.ahead.mean() >= ALL_BEATEN) weaker = middle + 1;
    else stronger = middle;
  }
  return best;
}

// "Harry comes ahead of Master@40 in 52 of 100 (44 to 60), ..."
std::string rung_text(const std::string& player, const std::string& rung, const Sample& ahead) {
  const Estimate share = ahead.mean_estimate(ALL_BEATEN);
  const auto of_100 = [](double number) { return fixed(100 * std::clamp(number, 0.0, 1.0), 0); };
  return player + " comes ahead of " + rung + " in " + of_100(share.value) + " of 100 (" +
         of_100(share.low) + " to " + of_100(share.high) + "), by " +
         counted(ahead.count(), "match") + " against three of it.\n";
}

}  // namespace

int coach_player(const CommandLine& line, const std::string&) {
  const std::vector<std::string> players = given_for_coach(line);
  const std::string measure = measure_of(line);
  if (not line.coach.file.empty()) {
    check_replaceable(line.coach.file, "what the coach said", {"{\"record\":\"coach\""});
    check_can_write(line.coach.file);
  }
  const std::int64_t seed = given_seed(line);
  const std::shared_ptr<const Configuration> configuration = given_configuration(line);
  silence_players();
  Coached coached{*configuration, {}, measure, seed, line.coach.boards, line.series.jobs};
  coached.players[0] = players[0];
  if (players.size() == 1) {
    const std::array<std::string, 3> nearest = nearest_opponents(coached, ladder_here(players[0]));
    std::copy(nearest.begin(), nearest.end(), coached.players.begin() + 1);
  } else {
    std::copy(players.begin(), players.end(), coached.players.begin());
  }
  std::optional<Progress> progress;
  const Coaching found = coach(coached, [&](std::int64_t played, std::int64_t all) {
    if (line.quiet) return;
    if (not progress) progress.emplace(all);
    progress->show(played, played);
  });
  progress.reset();
  if (not line.coach.file.empty()) {
    write_output(line.coach.file, coaching_lines(coached, found));
  }
  write_output("", coaching_text(coached, found));
  return found.interrupted ? STATUS_INTERRUPTED : 0;
}

int find_rung(const CommandLine& line, const std::string& program) {
  const std::string& player = line.coach.rung;
  check_player(player);
  const std::vector<std::string> names = rungs();
  if (names.size() < 2) throw UsageError("option --find-rung: there is no Demo here");
  const std::int64_t seed = given_seed(line);
  const std::shared_ptr<const Configuration> configuration = given_configuration(line);
  silence_players();
  const Coached coached{
      *configuration,  {player, player, player, player}, "", seed, line.coach.boards,
      line.series.jobs};
  int looks = 1;
  while (1U << looks <= names.size()) ++looks;
  std::optional<Progress> progress;
  if (not line.quiet) progress.emplace(std::int64_t(looks) * coached.boards);
  std::int64_t played = 0;
  const std::optional<Rung> found = nearest_rung(coached, names, [&] {
    ++played;
    if (progress) progress->show(played, played);
  });
  progress.reset();
  if (not found) return STATUS_INTERRUPTED;
  const std::string& rung = names[found->number];
  Output output("");
  output.write(rung_text(player, rung, found->ahead));
  if (found->number + 1 == names.size()) output.write("There is nobody stronger here.\n");
  output.write("Play it: " + shell_word(program) + " " + player + " " + rung + " " + rung + " " +
               rung + " -s " + std::to_string(seed) + " " + input_words(line) + " > out.res\n");
  output.close();
  return 0;
}

}  // namespace game_engine
