#include "LeagueOptions.hh"

#include <engine/game/Game.hh>
#include <engine/text/Options.hh>
#include <engine/text/Words.hh>

#include "Marks.hh"

namespace game_engine {

namespace {

enum Job : unsigned { LEAGUE = 1, SEASON = 2, SIMULATION = 4, HELP = 8, ANY = LEAGUE | SEASON };

const std::vector<AskedBy> JOBS = {
    {HELP, "help"}, {SIMULATION, "simulate"}, {SEASON, "season"}, {LEAGUE, ""}};

// Seats are rotated: all boards are played four times.
int parse_number_of_matches(const std::string& word, int least = NUM_PLAYERS) {
  const int number = int(parse_whole(word, least, 10000));
  if (number % NUM_PLAYERS != 0)
    throw UsageError(in_quotes(word) +
                     " is not a multiple of 4: the players take all seats in turn");
  return number;
}

KeptMatches parse_kept(const std::string& word) {
  for (KeptMatches kept : {KeptMatches::NONE, KeptMatches::FINAL, KeptMatches::ROUNDS})
    if (word == kept_word(kept)) return kept;
  fail_argument(word, "none, final or rounds");
}

using O = LeagueOptions;
using A = const std::string;  // An argument.

const OptionTable<LeagueOptions> OPTIONS = {
    {"All leagues",
     {{'r', "results", "DIR", "where everything goes (league-results, season-results)",
       [](O& o, A& a) { o.results = a; }, ANY},
      {'s', "seed", "N", "what decides all draws, 0 to 2147483647; without it, one is chosen",
       [](O& o, A& a) { o.seed = parse_whole(a, 0, MAX_SEED); }, ANY | SIMULATION},
      {'i', "input", "FILE", "the configuration, instead of standard input",
       [](O& o, A& a) { o.input = a; }, ANY},
      {'j', "jobs", "N", "matches played at a time; by default one per processor",
       [](O& o, A& a) { o.jobs = parse_jobs(a); }, ANY},
      {0, "against", "NAME", "the player of the game to beat (Dummy)",
       [](O& o, A& a) { o.opponent = a; }, ANY},
      {0, "ranking", "N", "matches of each player that rank all; 0: none (by their number)",
       [](O& o, A& a) { o.ranking_matches = parse_number_of_matches(a, 0); }, ANY | SIMULATION},
      {0, "recheck", "NAME", "check rejected files of a player or student again, or of all: all",
       [](O& o, A& a) { o.recheck = a; }, ANY},
      {0, "logs", "N", "keep logs of N lost matches of each player, for its author alone (3)",
       [](O& o, A& a) { o.logs = int(parse_whole(a, 0, 1000)); }, ANY},
      {0, "cpu-time", "S", "CPU time of each player in a match, in seconds (1.0)",
       [](O& o, A& a) { o.limits.cpu_time = parse_time(a); }, ANY},
      {0, "wall-time", "S", "time that its turns may last in all (10 times its CPU time)",
       [](O& o, A& a) { o.limits.wall_time = parse_time(a); }, ANY},
      {0, "memory", "MB", "memory of each player (256)",
       [](O& o, A& a) { o.limits.memory = parse_memory(a); }, ANY},
      {0, "unconfined", nullptr, "where compilers can't be confined: they reach what you may",
       [](O& o, A&) { o.unconfined = true; }, ANY},
      {'h', "help", nullptr, "print this help", [](O& o, A&) { o.help = true; }, HELP}}},
    {"A league that is played once",
     {{0, "qualifying", "N", "matches of each player against the one to beat (until it is clear)",
       [](O& o, A& a) { o.qualifying_matches = parse_number_of_matches(a); }, LEAGUE | SIMULATION},
      {0, "matches", "N", "matches of each group of the rounds and of the final (12)",
       [](O& o, A& a) { o.group_matches = parse_number_of_matches(a); }, LEAGUE | SIMULATION},
      {0, "until", "P",
       "end the ranking when it is settled, with an error of at most P (--ranking)",
       [](O& o, A& a) { o.until = parse_until(a); }, LEAGUE | SIMULATION},
      {0, "marks", "RULE", "suggest marks: quantiles, quantiles:5-10 or Dummy:5,Dummy+100:7",
       [](O& o, A& a) { parse_marks(o.marks = a); }, LEAGUE},
      {0, "watch", "WHICH", "matches to watch on the page: none, final or rounds (final)",
       [](O& o, A& a) { o.keep = parse_kept(a); }, LEAGUE},
      {0, "run-with", "PROGRAM", "have it play the matches, such as \"xargs -P 8 -I{} sh -c '{}'\"",
       [](O& o, A& a) { o.run_with = a; }, LEAGUE},
      {0, "add", nullptr, "take new and changed submissions into a league that has been played",
       [](O& o, A&) { o.add = true; }, LEAGUE},
      {0, "simulate", "N", "rank N players of known strength instead of submissions: how well?",
       [](O& o, A& a) { o.simulated = int(parse_whole(a, 2, 2000)); }, SIMULATION}}},
    {"A league that goes on all term",
     {{0, "season", nullptr, "play a night of a season: new and changed submissions are built",
       [](O& o, A&) { o.season = true; }, SEASON}}}};

}  // namespace

LeagueOptions parse_league_options(const std::vector<std::string>& words) {
  LeagueOptions options;
  OptionParser<LeagueOptions> parser(OPTIONS, JOBS, words);
  const std::vector<std::string> folders = parser.parse(options);
  if (options.help) return options;
  parser.check();
  if (folders.empty() and not options.simulated)
    throw UsageError("no folder of submissions given: type ./league FOLDER");
  if (folders.size() != (options.simulated ? 0 : 1))
    throw UsageError(counted((long long)folders.size(), "folder") + " given, expected " +
                     (options.simulated ? "none with --simulate" : "one of submissions"));
  if (not folders.empty()) options.submissions = folders[0];
  for (const auto& [is_given, option] : {std::make_pair(options.season, "season"),
                                         {options.add, "add"},
                                         {options.until.has_value(), "until"}})
    if (is_given and options.ranking_matches == 0)
      throw UsageError(std::string("option --ranking=0 can't be combined with --") + option);
  if (options.results.empty())
    options.results = options.season ? "season-results" : "league-results";
  return options;
}

std::string league_help(const std::string& program) {
  return "Usage: " + program +
         " [options] SUBMISSIONS < default.cnf\n\n"
         "Plays the competition of a course between all players AI*.cc of the folder\n"
         "SUBMISSIONS, and writes the page league.html (docs/league.md). The same\n"
         "command resumes a league that was stopped.\n" +
         options_help(OPTIONS);
}

}  // namespace game_engine
