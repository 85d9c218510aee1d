#include "LeagueOptions.hh"

#include <engine/game/Game.hh>
#include <engine/text/Words.hh>

#include "League.hh"

namespace game_engine {

namespace {

enum JobBit : unsigned { LEAGUE = 1, SEASON = 2, HELP = 4, ANY = LEAGUE | SEASON };

constexpr int COACH_BOARDS = 40;
constexpr const char *FOLDER = "SUBMISSIONS < default.cnf", *DOCUMENT = "docs/league.md";

int print_help(const LeagueOptions& options);

JobTable jobs_for(const LeagueOptions& options) {
  return {
      {LEAGUE, "", FOLDER, "folder", 1, 1, DOCUMENT, [&] { return play_league(options); }},
      {SEASON, "season", FOLDER, "folder", 1, 1, DOCUMENT, [&] { return play_season(options); }},
      {HELP, "help", "", "folder", 0, 0, "", [&] { return print_help(options); }}};
}

// A number of matches, so many at least. Seats are rotated: all boards are played four times.
auto multiple_of_4(int least) {
  return [least](const std::string& word) {
    const int number = int(parse_whole(word, least, 10000));
    if (number % NUM_PLAYERS != 0)
      throw UsageError(in_quotes(word) +
                       " is not a multiple of 4: the players take all seats in turn");
    return number;
  };
}

OptionTable options_for(LeagueOptions& options) {
  return {
      {'r', "results", "DIR", "where all goes (league-results, season-results)",
       set(options.results), ANY},
      {'s', "seed", "N", "what decides all draws, up to 2147483647",
       set(options.seed, whole(0, MAX_SEED)), ANY},
      {'i', "input", "FILE", "the configuration, instead of standard input", set(options.input),
       ANY},
      {'j', "jobs", "N", "matches played at a time; by default one per processor",
       set(options.jobs, parse_jobs), ANY},
      {0, "against", "NAME", "the player of the game to beat (Dummy)", set(options.opponent), ANY},
      {0, "ladder", "FOLDER", "past years' objects AI*.o, beside the game's players",
       set(options.ladder), ANY},
      {0, "ranking", "N", "ranking matches of each; 0: none (by their number)",
       set(options.ranking_matches, multiple_of_4(0)), ANY},
      {0, "recheck", "NAME", "check its rejected files again; those of all: all",
       set(options.recheck), ANY},
      {0, "several", nullptr, "rate all the players of a student, not only the last",
       set(options.several), ANY},
      {0, "coach", "[BOARDS]", "what each should work on, from 40 boards or as given",
       [&](const std::string& word) {
         options.coach = word.empty() ? COACH_BOARDS : int(parse_whole(word, 2, 10000));
       },
       ANY},
      {0, "cpu-time", "S", "CPU time of each in a match, in seconds (1.0)",
       set(options.limits.cpu_time, parse_time), ANY},
      {0, "wall-time", "S", "time its turns may last in all (10 times CPU time)",
       set(options.limits.wall_time, parse_time), ANY},
      {0, "memory", "MB", "memory of each player (256)", set(options.limits.memory, parse_memory),
       ANY},
      {0, "unconfined", nullptr, "where compilers can't be confined", set(options.unconfined), ANY},
      {'h', "help", "[JOB]", "print this help, or that of a job", set(options.help_of), HELP},

      // A league that is played once
      {0, "qualifying", "N", "matches against the one to beat (until it is clear)",
       set(options.qualifying_matches, multiple_of_4(NUM_PLAYERS)), LEAGUE},
      {0, "matches", "N", "matches of each group of the rounds and final (12)",
       set(options.group_matches, multiple_of_4(NUM_PLAYERS)), LEAGUE},
      {0, "marks", "RULE", "marks: quantiles, quantiles:5-10, Dummy:5,Rival:7",
       [&](const std::string& word) { parse_marks(options.marks = word); }, LEAGUE},
      {0, "changes", "FILE", "what the teacher changes of marks: student,change,why",
       set(options.changes), LEAGUE},
      {0, "grades", "FILE", "the class list, such as Moodle's, to fill in grades",
       set(options.class_list), LEAGUE},
      {0, "watch", "WHICH", "the matches to watch: none or final (final)",
       [&](const std::string& word) {
         if (word != "none" and word != "final") fail_argument(word, "none or final");
         options.watch = word;
       },
       LEAGUE},
      {0, "run-with", "PROGRAM", "have GNU Parallel or Slurm play on many machines",
       set(options.run_with), LEAGUE},
      {0, "add", nullptr, "take new and changed submissions into a played one", set(options.add),
       LEAGUE},

      // A league that goes on all term
      {0, "season", nullptr, "play a night of a season, which goes on all term",
       set(options.season), SEASON}};
}

int print_help(const LeagueOptions& options) {
  LeagueOptions any;
  const OptionTable table = options_for(any);
  const JobTable jobs = jobs_for(any);
  return HelpText(table, jobs, options.program)
      .print(options.help_of,
             "Plays the competition of a course between all players AI*.cc of the folder\n"
             "SUBMISSIONS, and writes the page league.html (docs/league.md). The same\n"
             "command resumes a league that was stopped.\n");
}

}  // namespace

int run_league_options(const std::vector<std::string>& words, const std::string& program) {
  LeagueOptions options;
  options.program = program;
  const OptionTable table = options_for(options);
  const JobTable jobs = jobs_for(options);
  OptionParser parser(table, jobs, words);
  const std::vector<std::string> folders = parser.parse();
  const Job& job = parser.job();
  if (job.bit == HELP) return job.run();
  parser.check();
  if (folders.empty()) throw UsageError("no folder of submissions given: type ./league FOLDER");
  if (folders.size() != job.most)
    throw UsageError(counted(folders.size(), "folder") + " given, expected one of submissions");
  options.submissions = folders[0];
  for (const auto& [is_given, option] :
       {std::make_pair(options.season, "season"), {options.add, "add"}})
    if (is_given and options.ranking_matches == 0)
      throw UsageError(std::string("option --ranking=0 can't be combined with --") + option);
  if (options.results.empty())
    options.results = options.season ? "season-results" : "league-results";
  return job.run();
}

}  // namespace game_engine
