#include "LeagueOptions.hh"

#include <engine/game/Game.hh>
#include <engine/text/Words.hh>
#include <iostream>

#include "League.hh"

namespace game_engine {

namespace {

enum JobBit : unsigned { LEAGUE = 1, SEASON = 2, HELP = 4, ANY = LEAGUE | SEASON };

constexpr int COACH_BOARDS = 40;
constexpr const char *FOLDER = "SUBMISSIONS < default.cnf", *DOCUMENT = "docs/league.md";

const JobTable<LeagueOptions> JOBS = {
    {LEAGUE, "", FOLDER, "folder", 1, 1, DOCUMENT, play_league},
    {SEASON, "season", FOLDER, "folder", 1, 1, DOCUMENT, play_season},
    {HELP, "help", "", "folder", 0, 0, "", print_league_help}};

// Seats are rotated: all boards are played four times.
int parse_number_of_matches(const std::string& word, int least = NUM_PLAYERS) {
  const int number = int(parse_whole(word, least, 10000));
  if (number % NUM_PLAYERS != 0)
    throw UsageError(in_quotes(word) +
                     " is not a multiple of 4: the players take all seats in turn");
  return number;
}

using Options = LeagueOptions;
using Word = const std::string;

const OptionTable<LeagueOptions> OPTIONS = {
    {'r', "results", "DIR", "where all goes (league-results, season-results)",
     [](Options& options, Word& word) { options.results = word; }, ANY},
    {'s', "seed", "N", "what decides all draws, up to 2147483647",
     [](Options& options, Word& word) { options.seed = parse_whole(word, 0, MAX_SEED); }, ANY},
    {'i', "input", "FILE", "the configuration, instead of standard input",
     [](Options& options, Word& word) { options.input = word; }, ANY},
    {'j', "jobs", "N", "matches played at a time; by default one per processor",
     [](Options& options, Word& word) { options.jobs = parse_jobs(word); }, ANY},
    {0, "against", "NAME", "the player of the game to beat (Dummy)",
     [](Options& options, Word& word) { options.opponent = word; }, ANY},
    {0, "ladder", "FOLDER", "past years' objects AI*.o, beside the game's players",
     [](Options& options, Word& word) { options.ladder = word; }, ANY},
    {0, "ranking", "N", "ranking matches of each; 0: none (by their number)",
     [](Options& options, Word& word) {
       options.ranking_matches = parse_number_of_matches(word, 0);
     },
     ANY},
    {0, "recheck", "NAME", "check its rejected files again; those of all: all",
     [](Options& options, Word& word) { options.recheck = word; }, ANY},
    {0, "several", nullptr, "rate all the players of a student, not only the last",
     [](Options& options, Word&) { options.several = true; }, ANY},
    {0, "coach", "[BOARDS]", "what each should work on, from 40 boards or as given",
     [](Options& options, Word& word) {
       options.coach = word.empty() ? COACH_BOARDS : int(parse_whole(word, 2, 10000));
     },
     ANY},
    {0, "cpu-time", "S", "CPU time of each in a match, in seconds (1.0)",
     [](Options& options, Word& word) { options.limits.cpu_time = parse_time(word); }, ANY},
    {0, "wall-time", "S", "time its turns may last in all (10 times CPU time)",
     [](Options& options, Word& word) { options.limits.wall_time = parse_time(word); }, ANY},
    {0, "memory", "MB", "memory of each player (256)",
     [](Options& options, Word& word) { options.limits.memory = parse_memory(word); }, ANY},
    {0, "unconfined", nullptr, "where compilers can't be confined",
     [](Options& options, Word&) { options.unconfined = true; }, ANY},
    {'h', "help", "[JOB]", "print this help, or that of a job",
     [](Options& options, Word& word) { options.help_of = word; }, HELP},

    // A league that is played once
    {0, "qualifying", "N", "matches against the one to beat (until it is clear)",
     [](Options& options, Word& word) {
       options.qualifying_matches = parse_number_of_matches(word);
     },
     LEAGUE},
    {0, "matches", "N", "matches of each group of the rounds and final (12)",
     [](Options& options, Word& word) { options.group_matches = parse_number_of_matches(word); },
     LEAGUE},
    {0, "marks", "RULE", "marks: quantiles, quantiles:5-10, Dummy:5,Rival:7",
     [](Options& options, Word& word) { parse_marks(options.marks = word); }, LEAGUE},
    {0, "changes", "FILE", "what the teacher changes of marks: student,change,why",
     [](Options& options, Word& word) { options.changes = word; }, LEAGUE},
    {0, "grades", "FILE", "the class list, such as Moodle's, to fill in grades",
     [](Options& options, Word& word) { options.class_list = word; }, LEAGUE},
    {0, "watch", "WHICH", "the matches to watch: none or final (final)",
     [](Options& options, Word& word) {
       if (word != "none" and word != "final") fail_argument(word, "none or final");
       options.watch = word;
     },
     LEAGUE},
    {0, "run-with", "PROGRAM", "have GNU Parallel or Slurm play on many machines",
     [](Options& options, Word& word) { options.run_with = word; }, LEAGUE},
    {0, "add", nullptr, "take new and changed submissions into a played one",
     [](Options& options, Word&) { options.add = true; }, LEAGUE},

    // A league that goes on all term
    {0, "season", nullptr, "play a night of a season, which goes on all term",
     [](Options& options, Word&) { options.season = true; }, SEASON}};

}  // namespace

std::pair<LeagueOptions, const Job<LeagueOptions>*> parse_league_options(
    const std::vector<std::string>& words) {
  LeagueOptions options;
  OptionParser<LeagueOptions> parser(OPTIONS, JOBS, words);
  const std::vector<std::string> folders = parser.parse(options);
  const Job<LeagueOptions>& job = parser.job();
  if (job.bit == HELP) return {options, &job};
  parser.check();
  if (folders.empty() and job.least > 0)
    throw UsageError("no folder of submissions given: type ./league FOLDER");
  if (folders.size() != job.most)
    throw UsageError(counted(folders.size(), "folder") + " given, expected one of submissions");
  if (not folders.empty()) options.submissions = folders[0];
  for (const auto& [is_given, option] :
       {std::make_pair(options.season, "season"), {options.add, "add"}})
    if (is_given and options.ranking_matches == 0)
      throw UsageError(std::string("option --ranking=0 can't be combined with --") + option);
  if (options.results.empty())
    options.results = options.season ? "season-results" : "league-results";
  return {options, &job};
}

int print_league_help(const LeagueOptions& options, const std::string& program) {
  const HelpText<LeagueOptions> help(OPTIONS, JOBS, program);
  std::cout << (options.help_of.empty()
                    ? help.all("Plays the competition of a course between all players AI*.cc of "
                               "the folder\nSUBMISSIONS, and writes the page league.html "
                               "(docs/league.md). The same\ncommand resumes a league that was "
                               "stopped.\n")
                    : help.of(options.help_of))
            << std::flush;
  return 0;
}

}  // namespace game_engine
