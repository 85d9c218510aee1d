#include "LeagueOptions.hh"

#include <engine/text/Words.hh>
#include <filesystem>

#include <engine/game/Game.hh>
#include <engine/text/Options.hh>
#include <engine/text/Reader.hh>
#include "Marks.hh"

namespace game_engine {

namespace {

// Seats are rotated: all boards are played four times.
int parse_number_of_matches(const char* option, const std::string& word, int least = NUM_PLAYERS) {
  const int number = int(parse_whole(option, word, least, 10000));
  if (number % NUM_PLAYERS != 0)
    throw UsageError(std::string(option) + " " + in_quotes(word) +
                     " is not a multiple of 4: the players take all seats in turn");
  return number;
}

KeptMatches parse_kept(const std::string& word) {
  if (word == "none") return KeptMatches::NONE;
  if (word == "final") return KeptMatches::FINAL;
  if (word == "rounds") return KeptMatches::ROUNDS;
  throw UsageError("option --watch " + in_quotes(word) + ", expected none, final or rounds");
}

const OptionTable<LeagueOptions> OPTIONS = {
    {'r', "results", "DIR", "where everything goes (league-results, season-results)",
     [](LeagueOptions& o, const std::string& a) { o.results = a; }},
    {'s', "seed", "N", "what decides all draws, 0 to 2147483647; without it, one is chosen",
     [](LeagueOptions& o, const std::string& a) { o.seed = parse_whole("seed", a, 0, MAX_SEED); }},
    {'i', "input", "FILE", "the configuration, instead of standard input",
     [](LeagueOptions& o, const std::string& a) { o.input = a; }},
    {'j', "jobs", "N", "how many matches are played at a time; without it, one per processor",
     [](LeagueOptions& o, const std::string& a) { o.jobs = parse_jobs(a); }},
    {0, "against", "NAME", "the player of the game that is to be beaten (Dummy)",
     [](LeagueOptions& o, const std::string& a) { o.opponent = a; }},
    {0, "qualifying", "N", "matches of each player against it (8)",
     [](LeagueOptions& o, const std::string& a) {
       o.qualifying_matches = parse_number_of_matches("--qualifying", a);
       o.not_in_season = "--qualifying: each version plays as many matches as --ranking says";
     }},
    {0, "matches", "N", "matches of each group of the rounds and of the final (12)",
     [](LeagueOptions& o, const std::string& a) {
       o.group_matches = parse_number_of_matches("--matches", a);
       o.not_in_season = "--matches: each version plays as many as --ranking says";
     }},
    {0, "ranking", "N", "matches of each player that rank all; 0: none (by their number)",
     [](LeagueOptions& o, const std::string& a) {
       o.ranking_matches = parse_number_of_matches("--ranking", a, 0);
       if (*o.ranking_matches == 0)
         o.not_in_season = "--ranking=0: each version needs matches, 4 or more";
     }},
    {0, "marks", "RULE", "suggest marks: quantiles, quantiles:5-10 or Dummy:5,Dummy+100:7",
     [](LeagueOptions& o, const std::string& a) {
       parse_marks(o.marks = a);
       o.not_in_season = "--marks: its ratings are in ratings.csv";
     }},
    {0, "run-with", "PROGRAM", "have it play the matches, such as \"xargs -P 8 -I{} sh -c '{}'\"",
     [](LeagueOptions& o, const std::string& a) {
       o.run_with = a;
       o.not_in_season = "--run-with: it plays itself, as many matches at a time as --jobs says";
     }},
    {0, "season", nullptr, "a night of a season: what has changed is built and plays",
     [](LeagueOptions& o, const std::string&) { o.season = true; }},
    {0, "simulate", "N", "how well N players of known strength would be ranked; no submissions",
     [](LeagueOptions& o, const std::string& a) {
       o.simulated = int(parse_whole("--simulate", a, 2, 2000));
     }},
    {0, "watch", "WHICH", "matches that the page lets one watch: none, final or rounds (final)",
     [](LeagueOptions& o, const std::string& a) {
       o.keep = parse_kept(a);
       o.not_in_season = "--watch: the last two matches that each player has lost can be watched";
     }},
    {0, "logs", "N", "each player has logs of N of its lost matches, for its author alone (3)",
     [](LeagueOptions& o, const std::string& a) {
       o.logs = int(parse_whole("--logs", a, 0, 1000));
     }},
    {0, "cpu-time", "S", "the CPU time of each player in a match, in seconds (1.0)",
     [](LeagueOptions& o, const std::string& a) { o.limits.cpu_time = parse_time(a); }},
    {0, "wall-time", "S", "the time that its turns may last in all (10 times its CPU time)",
     [](LeagueOptions& o, const std::string& a) { o.limits.wall_time = parse_time(a); }},
    {0, "memory", "MB", "the memory of each player (256)",
     [](LeagueOptions& o, const std::string& a) { o.limits.memory = parse_memory(a); }},
    {0, "unconfined", nullptr, "where compilers can't be confined: they reach what you may",
     [](LeagueOptions& o, const std::string&) { o.unconfined = true; }},
    {'h', "help", nullptr, "print this help and stop",
     [](LeagueOptions& o, const std::string&) { o.help = true; }},
};

// What a simulation has no use for may have been meant for a league.
void check_simulation(const LeagueOptions& options) {
  if (options.help or not options.simulated) return;
  const std::pair<bool, std::string> useless[] = {
      {not options.submissions.empty(), "the folder " + in_quotes(options.submissions)},
      {options.season, "--season"},
      {not options.marks.empty(), "--marks"},
      {not options.results.empty(), "--results"},
      {not options.run_with.empty(), "--run-with"},
      {not options.input.empty(), "--input"}};
  for (const auto& [is_given, what] : useless)
    if (is_given)
      throw UsageError("--simulate plays no submissions and has no use for " + what +
                       ": only -s, --qualifying, --matches and --ranking count for it");
}

}  // namespace

LeagueOptions parse_league_options(const std::vector<std::string>& words) {
  LeagueOptions options;
  options.help = words.empty();
  const std::vector<std::string> folders =
      OptionParser<LeagueOptions>(OPTIONS, words).parse(options);
  if (folders.size() > 1)
    throw UsageError("one folder of submissions, but got " + in_quotes(folders[0]) + " and " +
                     in_quotes(folders[1]));
  if (not folders.empty()) options.submissions = folders[0];
  if (options.submissions.empty() and not options.help and not options.simulated)
    throw UsageError("no folder of submissions is given, see --help");
  check_simulation(options);
  if (options.season and not options.not_in_season.empty())
    throw UsageError("a season has no " + options.not_in_season);
  if (options.results.empty())
    options.results = options.season ? "season-results" : "league-results";
  return options;
}

std::string league_help(const std::string& program) {
  return "Usage: " + program +
         " [options] SUBMISSIONS < default.cnf\n\n"
         "Plays the competition of a course between all players AI*.cc of the folder\n"
         "SUBMISSIONS, and writes the page league.html: docs/league.md. The same\n"
         "command goes on with a league that was stopped.\n" +
         options_help(OPTIONS);
}

}  // namespace game_engine
