#include "CommandLine.hh"

#include <study/series/Series.hh>
#include <study/series/Report.hh>
#include <engine/text/Words.hh>
#include <iostream>
#include <limits>

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
const JobTable<CommandLine> JOBS = {
    {MATCH, "", "PLAYER1 PLAYER2 PLAYER3 PLAYER4 < default.cnf > out.res", "player", 4, 4, "",
     play_match},
    {SERIES, "matches, until", FOUR_AND_INPUT, "player", 4, 4, MANY_MATCHES, play_series},
    {POOL, "pool matches", "PLAYER1 PLAYER2 ... < default.cnf", "player", MIN_IN_POOL, MAX_IN_POOL,
     MANY_MATCHES, play_series},
    {TUNING, "tune", "OPPONENT1 OPPONENT2 ... < default.cnf", "opponent", 2, MAX_IN_POOL - 2,
     "docs/tuning.md", play_tuning},
    {REPEAT, "repeat", "PLAYER", "player", 1, 1, RECORDED, repeat},
    {GO_ON, "repeat from", "[PLAYER1 PLAYER2 PLAYER3 PLAYER4] > out.res", "player", 0, 4, RECORDED,
     go_on},
    {DECK, "deck", "PLAYER", "player", 1, 1, REVIEWED, play_deck},
    {REVIEW, "review", FOUR_AND_INPUT, "player", 4, 4, REVIEWED, review_played},
    {REVIEW_RECORDED, "review repeat", "[PLAYER1 PLAYER2 PLAYER3 PLAYER4]", "player", 0, 4,
     REVIEWED, review_recorded},
    {COACH, "coach", "[PLAYER1 PLAYER2 PLAYER3 PLAYER4] < default.cnf", "player", 0, 4,
     "docs/coach.md", coach_player},
    {RUNG, "find-rung", "< default.cnf", "player", 0, 0, "docs/coach.md", find_rung},
    {COMPARE, "compare", "OLD.csv NEW.csv", "report", 2, 2, MANY_MATCHES, compare_reports},
    {LIST, "list", "", "player", 0, 0, "", list_players},
    {VERSION, "version", "", "player", 0, 0, "", print_version},
    {HELP, "help", "", "player", 0, ANY_NUMBER, "", print_help}};

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
  if (word.find(':') == std::string::npos) return change;
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

using Line = CommandLine;
using Word = const std::string;

void nothing(Line&, Word&) {}

const OptionTable<CommandLine> OPTIONS = {
    {'s', "seed", "N", "the random seed, up to 2147483647; else one is chosen",
     [](Line& line, Word& word) { line.seed = parse_whole(word, 0, MAX_SEED); },
     MATCH | GO_ON | REVIEW | MANY | COACH | RUNG},
    {0, "draws", "HEX", "a secret of 32 hex digits: nobody foretells draws",
     [](Line& line, Word& word) { line.draws = parse_draws_key(word); },
     MATCH | SERIES_OR_POOL | GO_ON | REPEAT | REVIEW | REVIEW_RECORDED | DECK},
    {'i', "input", "FILE", "the configuration, instead of standard input",
     [](Line& line, Word& word) { line.input = parse_stream(word); },
     MATCH | REVIEW | MANY | COACH | RUNG},
    {'o', "output", "FILE", "the trace, instead of standard output",
     [](Line& line, Word& word) { line.output = parse_stream(word); }, MATCH | GO_ON},
    {'q', "quiet", nullptr, "print errors and the ranking only",
     [](Line& line, Word&) { line.quiet = true; },
     MATCH | GO_ON | REPEAT | REVIEWS | MANY | COACH | RUNG | DECK},
    {0, "log", "FILE", "what each order did, and what players print",
     [](Line& line, Word& word) { line.log = parse_file(word); }, MATCH},
    {0, "only-cerr", "NAME", "keep only what NAME prints; A,B: both; none: nothing",
     [](Line& line, Word& word) { line.only_cerr = split(word, ','); }, MATCH, "", "secure"},
    {0, "from", "R:SEAT=NAME", "another player takes over in round R; or R:0=A,1=B",
     [](Line& line, Word& word) { note_from(line, word); }, MATCH | GO_ON, "", "secure"},

    // Many matches
    {0, "matches", "N", "play N matches and print tables",
     [](Line& line, Word& word) {
       line.series.matches = parse_whole(word, 1, MAX_MATCHES);
       line.coach.boards = int(std::min<std::int64_t>(line.series.matches, MOST_COACHED));
     },
     MANY | COACH | RUNG},
    {0, "seats", "HOW", "fixed (1 match a seed), rotate (4)",
     [](Line& line, Word& word) { line.series.seats = parse_seats(word); }, MANY},
    {0, "until", "P", "stop when it is clear who is better; or P: qualified",
     [](Line& line, Word& word) { line.series.until = parse_until(word); }, SERIES_OR_POOL},
    {0, "pool", nullptr, "4 to 64 players in groups of four: ratings",
     [](Line& line, Word&) { line.series.meeting = Meeting::POOL; }, POOL},
    {0, "tune", "PLAYER", "find better values for its tune() numbers",
     [](Line& line, Word& word) {
       line.series.tune = word;
       line.series.meeting = Meeting::TUNING;
     },
     TUNING, "matches"},
    {'j', "jobs", "N", "matches played at a time; else one per processor",
     [](Line& line, Word& word) { line.series.given_jobs = parse_jobs(word); },
     MANY | REVIEWS | COACH | RUNG | DECK},
    {0, "traces", "DIR", "keep the traces; in DIR/lost, what player 1 lost",
     [](Line& line, Word& word) { line.series.traces = word; }, SERIES_OR_POOL},
    // For the league: the folder exists, and is for nothing else.
    {0, "logs", "DIR", "", [](Line& line, Word& word) { line.series.logs = word; }, SERIES_OR_POOL},
    {0, "report", "FILE", "a line for each match: FILE ends in .csv",
     [](Line& line, Word& word) { line.series.report = parse_report(word); }, MANY},
    {0, "report-times", nullptr, "with CPU times, which differ between runs",
     [](Line& line, Word&) { line.series.report_times = true; }, SERIES_OR_POOL, "report"},
    {0, "resume", nullptr, "go on where the report ends",
     [](Line& line, Word&) { line.series.resume = true; }, MANY, "report seed"},
    {0, "run-with", "PROGRAM", "have GNU Parallel or Slurm play on many machines",
     [](Line& line, Word& word) { line.series.run_with = word; }, MANY},
    // For what --run-with hands out: a part prints its lines of the report.
    {0, "only", "A-B", "", [](Line& line, Word& word) { line.series.only = parse_range(word); },
     MANY, "seed"},
    {0, "around", "STEPS", "",
     [](Line& line, Word& word) {
       for (const std::string& step : split(word, ','))
         line.series.around.push_back(int(parse_whole(step, 0, MAX_STEPS)));
     },
     TUNING, "only"},

    // A recorded match
    {0, "repeat", "FILE", "lead a player through a recorded match",
     [](Line& line, Word& word) { line.repeat.path = parse_file(word); },
     REPEAT | GO_ON | REVIEW_RECORDED},
    {0, "as", "WHO", "its seat, 0 to 3, or the name of who played there",
     [](Line& line, Word& word) { line.repeat.as = word; }, REPEAT},
    {0, "review", "WHO", "why did WHO lose, and what would be better",
     [](Line& line, Word& word) { line.review.who = word; }, REVIEWS},
    {0, "against", "NAME", "compare with this player's orders, not only Master's",
     [](Line& line, Word& word) { line.review.against = word; }, REVIEWS | COACH},
    {0, "review-to", "FILE", "write all of the review, a line of JSON each",
     [](Line& line, Word& word) { line.review.file = parse_file(word); }, REVIEWS},
    {0, "deck", "FILE", "keep turning points; without --review, play them",
     [](Line& line, Word& word) { line.review.deck = parse_file(word); },
     DECK | REVIEW | REVIEW_RECORDED},
    {0, "review-matches", "N", "how often a round is played on from, at most (160)",
     [](Line& line, Word& word) { line.review.matches = int(parse_whole(word, 4, 100000)); },
     REVIEWS},
    {0, "coach", "NAME", "what should NAME work on first",
     [](Line& line, Word& word) { line.coach.who = word; }, COACH},
    {0, "find-rung", "NAME", "which opponent does NAME beat half of the time",
     [](Line& line, Word& word) { line.coach.rung = word; }, RUNG},
    {0, "compare", nullptr, "what changed between reports with the same seeds", nothing, COMPARE},

    // Players that can harm only themselves: docs/isolation.md
    {0, "secure", nullptr, "isolate players, with limits",
     [](Line& line, Word&) { line.secure = true; }, MATCH | SERIES_OR_POOL | REVIEWS},
    {0, "trust-linked", nullptr, "isolate only players that are files",
     [](Line& line, Word&) { line.trusts_linked = true; }, MATCH, "secure"},
    {0, "cpu-time", "S", "CPU time of each in the match, in seconds (1.0)",
     [](Line& line, Word& word) { line.limits.cpu_time = parse_time(word); },
     MATCH | SERIES_OR_POOL, "secure"},
    {0, "wall-time", "S", "time its turns may last in all (10 times CPU time)",
     [](Line& line, Word& word) { line.limits.wall_time = parse_time(word); },
     MATCH | SERIES_OR_POOL, "secure"},
    {0, "memory", "MB", "memory of each player (256; without --secure 1024)",
     [](Line& line, Word& word) { line.limits.memory = line.memory = parse_memory(word); },
     MATCH | SERIES_OR_POOL | REVIEWS | COACH | RUNG | DECK},

    {'l', "list", nullptr, "print the names of the players", nothing, LIST},
    {'v', "version", nullptr, "print the version", nothing, VERSION},
    {'h', "help", "[JOB]", "print this help, or that of a job",
     [](Line& line, Word& word) { line.help_of = word; }, HELP}};

void check_number(const std::vector<std::string>& words, const Job<CommandLine>& job) {
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

std::pair<CommandLine, const Job<CommandLine>*> parse_command_line(
    const std::vector<std::string>& arguments) {
  CommandLine line;
  if (arguments.empty()) return {line, &JOBS.back()};
  OptionParser<CommandLine> parser(OPTIONS, JOBS, arguments);
  line.players = parser.parse(line);
  const Job<CommandLine>& job = parser.job();
  if (job.bit == HELP) return {line, &job};
  parser.check();
  check_number(line.players, job);
  return {line, &job};
}

int print_help(const CommandLine& line, const std::string& program) {
  const HelpText<CommandLine> help(OPTIONS, JOBS, program);
  std::cout << (line.help_of.empty()
                    ? help.all("Plays a match of the four players and writes its trace.\n")
                    : help.of(line.help_of));
  return printed();
}

}  // namespace game_engine
