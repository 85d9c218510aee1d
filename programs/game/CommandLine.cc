#include "CommandLine.hh"

#include <engine/kit/KnownPlayers.hh>

#include "Jobs.hh"

namespace game_engine {

namespace {

// A bit for each job, so that an option can say which of them it goes with.
enum JobBit : unsigned {
  MATCH = 1,
  SERIES = 2,
  POOL = 4,
  TUNING = 8,
  REPEAT = 32,
  GO_ON = 64,  // From a round of a recorded match.
  REVIEW = 128,
  REVIEW_RECORDED = 512,
  COMPARE = 1024,
  LIST = 4096,
  VERSION = 8192,
  HELP = 16384,
  COACH = 32768,
  DECK = 65536,
  RUNG = 131072,

  SERIES_OR_POOL = SERIES | POOL,
  MANY = SERIES_OR_POOL | TUNING,
  REVIEWS = REVIEW | REVIEW_RECORDED
};

constexpr const char *FOUR_AND_INPUT = "PLAYER1 PLAYER2 PLAYER3 PLAYER4 < default.cnf",
                     *MANY_MATCHES = "docs/many-matches.md", *RECORDED = "docs/repeat.md",
                     *REVIEWED = "docs/review.md";

constexpr std::int64_t MOST_COACHED = 100000;

constexpr std::size_t ANY_NUMBER = std::numeric_limits<std::size_t>::max();

// The last one that is asked for is done.
JobTable jobs_for(const CommandLine& line) {
  const auto by = [&line](int (*run)(const CommandLine&)) {
    return [&line, run] { return run(line); };
  };
  return {
      {MATCH, "", "PLAYER1 PLAYER2 PLAYER3 PLAYER4 < default.cnf > out.res", "player", 4, 4, "",
       by(play_match)},
      {SERIES, "matches, until", FOUR_AND_INPUT, "player", 4, 4, MANY_MATCHES, by(play_series)},
      {POOL, "pool matches", "PLAYER1 PLAYER2 ... < default.cnf", "player", MIN_IN_POOL,
       MAX_IN_POOL, MANY_MATCHES, by(play_series)},
      {TUNING, "tune", "OPPONENT1 OPPONENT2 ... < default.cnf", "opponent", 2, MAX_IN_POOL - 2,
       "docs/tuning.md", by(play_tuning)},
      {REPEAT, "repeat", "PLAYER", "player", 1, 1, RECORDED, by(repeat)},
      {GO_ON, "repeat from", "[PLAYER1 PLAYER2 PLAYER3 PLAYER4] > out.res", "player", 0, 4,
       RECORDED, by(go_on)},
      {DECK, "deck", "PLAYER", "player", 1, 1, REVIEWED, by(play_deck)},
      {REVIEW, "review", FOUR_AND_INPUT, "player", 4, 4, REVIEWED, by(review_played)},
      {REVIEW_RECORDED, "review repeat", "[PLAYER1 PLAYER2 PLAYER3 PLAYER4]", "player", 0, 4,
       REVIEWED, by(review_recorded)},
      {COACH, "coach", "[PLAYER1 PLAYER2 PLAYER3 PLAYER4] < default.cnf", "player", 0, 4,
       "docs/coach.md", by(coach_player)},
      {RUNG, "find-rung", "< default.cnf", "player", 0, 0, "docs/coach.md", by(find_rung)},
      {COMPARE, "compare", "OLD.csv NEW.csv", "report", 2, 2, MANY_MATCHES, by(compare_reports)},
      {LIST, "list", "", "player", 0, 0, "", list_players},
      {VERSION, "version", "", "player", 0, 0, "", by(print_version)},
      {HELP, "help", "", "player", 0, ANY_NUMBER, "", by(print_help)}};
}

std::optional<int> round_of(const std::string& word) {
  const auto number = whole_number(word, 0, std::numeric_limits<int>::max());
  return number ? std::optional<int>(int(*number)) : std::nullopt;
}

int parse_seat(const std::string& word) {
  if (const auto seat = whole_number(word, 0, NUM_PLAYERS - 1)) return int(*seat);
  fail_argument(word, "a seat from 0 to 3");
}

Seats parse_seats(const std::string& word) {
  for (Seats seats : {Seats::FIXED, Seats::ROTATE})
    if (word == seats_word(seats)) return seats;
  fail_argument(word, "fixed or rotate");
}

std::string parse_report(const std::string& word) {
  if (ends_with(word, ".csv") and word != ".csv") return word;
  fail_argument(word, "the name of a file that ends in .csv");
}

// "140-150"
MatchRange parse_range(const std::string& word) {
  const std::vector<std::string> parts = split(word, '-');
  const auto first = whole_number(parts.front(), 0, MAX_MATCHES),
             last = whole_number(parts.back(), 0, MAX_MATCHES);
  if (parts.size() > 2 or not first or not last or *first > *last)
    fail_argument(word, "the first and the last match, such as 1-4");
  return {*first, *last};
}

// "143:0=Harry,1=Ron"
Change parse_from(const std::string& word) {
  const char* const expected = "a round, a seat and a player, such as 143:0=Harry";
  const auto [round, players] = in_two(word, ':');
  if (not round_of(round)) fail_argument(word, expected);
  Change change{*round_of(round), {}};
  if (not contains(word, ":")) return change;
  for (const std::string& part : split(players, ',')) {
    const auto [seat, name] = in_two(part, '=');
    if (name.empty()) fail_argument(word, expected);
    change.successors.push_back({parse_seat(seat), name});
    for (const Successor& other : change.successors)
      if (&other != &change.successors.back() and other.seat == change.successors.back().seat)
        throw UsageError("seat " + seat + " is given twice");
  }
  return change;
}

void note_from(CommandLine& line, const std::string& word) {
  if (line.repeat.from)
    throw UsageError("given twice, expected one round: several seats are --from=143:0=Harry,1=Ron");
  line.repeat.from = parse_from(word);
}

OptionTable options_for(CommandLine& line) {
  SeriesOptions& series = line.series;
  return {
      {'s', "seed", "N", "the random seed, up to 2147483647; else one is chosen",
       set(line.seed, whole(0, MAX_SEED)), MATCH | GO_ON | REVIEW | MANY | COACH | RUNG},
      {0, "draws", "HEX", "a secret of 32 hex digits: nobody foretells draws",
       set(line.draws, parse_draws_key),
       MATCH | SERIES_OR_POOL | GO_ON | REPEAT | REVIEW | REVIEW_RECORDED | DECK},
      {'i', "input", "FILE", "the configuration, instead of standard input",
       set(line.input, parse_stream), MATCH | REVIEW | MANY | COACH | RUNG},
      {'o', "output", "FILE", "the trace, instead of standard output",
       set(line.output, parse_stream), MATCH | GO_ON},
      {'q', "quiet", nullptr, "print errors and the ranking only", set(line.quiet),
       MATCH | GO_ON | REPEAT | REVIEWS | MANY | COACH | RUNG | DECK},
      {0, "log", "FILE", "what each order did, and what players print", set(line.log, parse_file),
       MATCH},
      {0, "only-cerr", "NAME", "keep only what NAME prints; A,B: both; none: nothing",
       [&](const std::string& word) { line.only_cerr = split(word, ','); }, MATCH, "", "secure"},
      {0, "from", "R:SEAT=NAME", "another player takes over in round R; or R:0=A,1=B",
       [&](const std::string& word) { note_from(line, word); }, MATCH | GO_ON, "", "secure"},

      // Many matches
      {0, "matches", "N", "play N matches and print tables",
       [&](const std::string& word) {
         series.matches = parse_whole(word, 1, MAX_MATCHES);
         line.coach.boards = std::min<std::int64_t>(series.matches, MOST_COACHED);
       },
       MANY | COACH | RUNG},
      {0, "seats", "HOW", "fixed (1 match a seed), rotate (4)", set(series.seats, parse_seats),
       MANY},
      {0, "until", "P", "stop when it is clear who is better; or P: qualified",
       set(series.until, parse_until), SERIES_OR_POOL},
      {0, "pool", nullptr, "4 to 64 players in groups of four: ratings",
       [&](const std::string&) { series.meeting = Meeting::POOL; }, POOL},
      {0, "tune", "PLAYER", "find better values for its tune() numbers",
       [&](const std::string& word) {
         series.tune = word;
         series.meeting = Meeting::TUNING;
       },
       TUNING, "matches"},
      {'j', "jobs", "N", "matches played at a time; else one per processor",
       set(series.given_jobs, parse_jobs), MANY | REVIEWS | COACH | RUNG | DECK},
      {0, "traces", "DIR", "keep the traces; in DIR/lost, what player 1 lost", set(series.traces),
       SERIES_OR_POOL},
      // For the league: the folder exists, and is for nothing else.
      {0, "logs", "DIR", "", set(series.logs), SERIES_OR_POOL},
      {0, "report", "FILE", "a line for each match: FILE ends in .csv",
       set(series.report, parse_report), MANY},
      {0, "report-times", nullptr, "with CPU times, which differ between runs",
       set(series.report_times), SERIES_OR_POOL, "report"},
      {0, "resume", nullptr, "go on where the report ends", set(series.resume), MANY,
       "report seed"},
      {0, "run-with", "PROGRAM", "have GNU Parallel or Slurm play on many machines",
       set(series.run_with), MANY},
      // For what --run-with hands out: a part prints its lines of the report.
      {0, "only", "A-B", "", set(series.only, parse_range), MANY, "seed"},
      {0, "around", "STEPS", "",
       [&](const std::string& word) {
         for (const std::string& step : split(word, ','))
           series.around.push_back(int(parse_whole(step, 0, MAX_STEPS)));
       },
       TUNING, "only"},

      // A recorded match
      {0, "repeat", "FILE", "lead a player through a recorded match",
       set(line.repeat.path, parse_file), REPEAT | GO_ON | REVIEW_RECORDED},
      {0, "as", "WHO", "its seat, 0 to 3, or the name of who played there", set(line.repeat.as),
       REPEAT},
      {0, "review", "WHO", "why did WHO lose, and what would be better", set(line.review.who),
       REVIEWS},
      {0, "against", "NAME", "compare with this player's orders, not only Master's",
       set(line.review.against), REVIEWS | COACH},
      {0, "review-to", "FILE", "write all of the review, a line of JSON each",
       set(line.review.file, parse_file), REVIEWS},
      {0, "deck", "FILE", "keep turning points; without --review, play them",
       set(line.review.deck, parse_file), DECK | REVIEW | REVIEW_RECORDED},
      {0, "review-matches", "N", "how often a round is played on from, at most (160)",
       set(line.review.matches, whole(4, 100000)), REVIEWS},
      {0, "coach", "NAME", "what should NAME work on first", set(line.coach.who), COACH},
      {0, "find-rung", "NAME", "which opponent does NAME beat half of the time",
       set(line.coach.rung), RUNG},
      {0, "compare", nullptr, "what changed between reports with the same seeds", {}, COMPARE},

      // Players that can harm only themselves: docs/isolation.md
      {0, "secure", nullptr, "isolate players, with limits", set(line.secure),
       MATCH | SERIES_OR_POOL | REVIEWS},
      {0, "trust-linked", nullptr, "isolate only players that are files", set(line.trusts_linked),
       MATCH, "secure"},
      {0, "cpu-time", "S", "CPU time of each in the match, in seconds (1.0)",
       set(line.limits.cpu_time, parse_time), MATCH | SERIES_OR_POOL, "secure"},
      {0, "wall-time", "S", "time its turns may last in all (10 times CPU time)",
       set(line.limits.wall_time, parse_time), MATCH | SERIES_OR_POOL, "secure"},
      {0, "memory", "MB", "memory of each player (256; without --secure 1024)",
       [&](const std::string& word) { line.limits.memory = line.memory = parse_memory(word); },
       MATCH | SERIES_OR_POOL | REVIEWS | COACH | RUNG | DECK},

      {'l', "list", nullptr, "print the names of the players", {}, LIST},
      {'v', "version", nullptr, "print the version", {}, VERSION},
      {'h', "help", "[JOB]", "print this help, or that of a job", set(line.help_of), HELP}};
}

void check_number(const std::vector<std::string>& words, const Job& job) {
  if (job.least <= words.size() and words.size() <= job.most) return;
  const std::string name = name_of(job), most = job.most == ANY_NUMBER ? " or more"
                                                : job.most == job.least
                                                    ? ""
                                                    : " to " + std::to_string(job.most);
  const std::string advice = "; see --help" + (name.empty() ? "" : "=" + name);
  throw UsageError(counted(words.size(), job.word) + " given, expected " +
                   std::to_string(job.least) + most +
                   (std::string(job.word) == "player" ? missing_sign(words, advice) : advice));
}

}  // namespace

std::function<int()> parse_command_line(const std::vector<std::string>& words, CommandLine& line) {
  const OptionTable options = options_for(line);
  const JobTable jobs = jobs_for(line);
  OptionParser parser(options, jobs, words);
  line.players = parser.parse();
  const Job& job = words.empty() ? jobs.back() : parser.job();
  if (job.bit != HELP) {
    parser.check();
    check_number(line.players, job);
  }
  return job.run;
}

int print_help(const CommandLine& line) {
  CommandLine any;
  const OptionTable options = options_for(any);
  const JobTable jobs = jobs_for(any);
  return HelpText(options, jobs, line.program)
      .print(line.help_of, "Plays a match of the four players and writes its trace.\n");
}

}  // namespace game_engine
