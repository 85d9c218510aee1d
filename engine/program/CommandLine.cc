#include "CommandLine.hh"

#include <engine/series/Groups.hh>
#include <engine/series/Report.hh>
#include <engine/text/Words.hh>
#include <engine/text/Options.hh>
#include <limits>

namespace game_engine {

namespace {

using C = CommandLine;
using A = const std::string;  // An argument.

constexpr unsigned MANY = C::SERIES | C::TUNING | C::STAGE;
constexpr unsigned REVIEWS = C::REVIEW | C::REVIEW_RECORDED | C::REVIEW_MANY;

const std::vector<AskedBy> JOBS = {{C::HELP, "help"},
                                   {C::VERSION, "version"},
                                   {C::LIST, "list"},
                                   {C::MERGE, "merge"},
                                   {C::COMPARE, "compare"},
                                   {C::REVIEW_RECORDED, "review repeat"},
                                   {C::REVIEW_MANY, "review matches"},
                                   {C::REVIEW, "review"},
                                   {C::GO_ON, "from repeat"},
                                   {C::REPEAT, "repeat"},
                                   {C::STAGE, "tune stage"},
                                   {C::TUNING, "tune"},
                                   {C::SERIES, "until"},
                                   {C::SERIES, "matches"},
                                   {C::MATCH, ""}};

constexpr double MAX_NUMBER = std::numeric_limits<double>::max();

std::optional<int> round_of(const std::string& word) {
  const auto number = whole_number(word, 0, std::numeric_limits<int>::max());
  return number ? std::optional<int>(int(*number)) : std::nullopt;
}

int parse_seat(const std::string& word) {
  if (const auto seat = whole_number(word, 0, NUM_PLAYERS - 1)) return int(*seat);
  fail_argument(word, "a seat from 0 to 3");
}

Seats parse_seats(const std::string& word) {
  for (Seats seats : {Seats::FIXED, Seats::ROTATE, Seats::ALL})
    if (word == seats_word(seats)) return seats;
  fail_argument(word, "fixed, rotate or all");
}

// "2/10"
Shard parse_shard(const std::string& word) {
  const auto [part, parts] = in_two(word, '/');
  const auto all = whole_number(parts, 1, MAX_MATCHES);
  const auto one = whole_number(part, 1, all.value_or(0));
  if (not one or not all) fail_argument(word, "I/N with I from 1 to N, such as 2/10");
  return {*one, *all};
}

std::string parse_report(const std::string& word) {
  for (const std::string kind : {".csv", ".json"})
    if (ends_with(word, kind) and word != kind) return word;
  if (word == STANDARD_OUTPUT) return word;
  fail_argument(word, "the name of a file that ends in .csv or .json");
}

// "7:6200,300"; of a pool "7:0,3,31"
SeriesStage parse_stage(const std::string& word) {
  const auto [number, steps] = in_two(word, ':');
  const auto stage = whole_number(number, 1, MAX_MATCHES_WITH_GROUPS);
  SeriesStage result{int(stage.value_or(0)), {}};
  bool is_right = stage.has_value();
  for (const std::string& step : split(steps, ',')) {
    const auto value = whole_number(step, 0, MAX_STEPS);
    is_right = is_right and value;
    result.values.push_back(int(value.value_or(0)));
  }
  if (not is_right) fail_argument(word, "a stage such as 7:6200,300");
  return result;
}

// "140-150"
RoundRange parse_rounds(const std::string& word) {
  const std::vector<std::string> parts = split(word, '-');
  const std::optional<int> first = round_of(parts.front()), last = round_of(parts.back());
  if (parts.size() > 2 or not first or not last or *first > *last)
    fail_argument(word, "the first and the last round, such as 140-150");
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

// "0:book=62.5,duel=3": puts the numbers of a seat's player into `values`.
void parse_numbers(const std::string& word, ValuesBySeat& values) {
  const auto [seat, numbers] = in_two(word, ':');
  const std::size_t number = std::size_t(parse_seat(seat));
  for (const std::string& part : split(numbers, ',')) {
    const auto [name, text] = in_two(part, '=');
    const auto value = real_number(text, -MAX_NUMBER, MAX_NUMBER);
    if (name.empty() or not value)
      fail_argument(word, "a seat and values, such as 0:book=62.5,duel=3");
    values[number].push_back({name, *value});
  }
}

void note_from(CommandLine& line, const std::string& word) {
  if (line.repeat.from)
    throw UsageError("given twice, expected one round: several seats are --from=143:0=Harry,1=Ron");
  line.repeat.from = parse_from(word);
}

void nothing(C&, A&) {}

const OptionTable<CommandLine> OPTIONS = {
    {"A match",
     {{'s', "seed", "N", "the random seed, 0 to 2147483647; without it, one is chosen",
       [](C& c, A& a) { c.seed = parse_whole(a, 0, MAX_SEED); },
       C::MATCH | C::GO_ON | C::REVIEW | C::REVIEW_MANY | MANY},
      {'i', "input", "FILE", "the configuration, instead of standard input",
       [](C& c, A& a) { c.input = a; }, C::MATCH | C::REVIEW | C::REVIEW_MANY | MANY},
      {'o', "output", "FILE", "the trace, instead of standard output",
       [](C& c, A& a) { c.output = a; }, C::MATCH | C::GO_ON},
      {'q', "quiet", nullptr, "print errors and the ranking only", [](C& c, A&) { c.quiet = true; },
       C::MATCH | C::GO_ON | C::REPEAT | REVIEWS | MANY},
      {0, "log", "FILE", "round by round, what happened to orders and what players print",
       [](C& c, A& a) { c.log = a; }, C::MATCH},
      {0, "only-cerr", "NAME", "drop what other players print; several: A,B; nobody: none",
       [](C& c, A& a) { c.only_cerr = split(a, ','); }, C::MATCH, "", "secure"},
      {0, "numbers", "SEAT:A=1,B=2", "other values for the tune() numbers of the player there",
       [](C& c, A& a) { parse_numbers(a, c.numbers); }, C::MATCH, "", "secure"}}},
    {"Many matches (docs/many-matches.md)",
     {{0, "matches", "N", "play N matches, from the seed of --seed on, and print tables",
       [](C& c, A& a) { c.series.matches = parse_whole(a, 1, MAX_MATCHES); },
       MANY | C::REVIEW_MANY},
      {0, "seats", "HOW", "fixed (1 match a seed), rotate (4), all (24); N is rounded up to seeds",
       [](C& c, A& a) { c.series.seats = parse_seats(a); }, MANY},
      {0, "until", "P",
       "stop when it is clear whether player 1 beats player 2; in a pool, the order",
       [](C& c, A& a) { c.series.until = parse_until(a); }, C::SERIES},
      {0, "pool", nullptr, "2 to 64 players in groups of four: ratings, and who beats whom",
       [](C& c, A&) { c.series.meeting = Meeting::POOL; }, C::SERIES},
      {'j', "jobs", "N", "matches played at a time; by default one per processor",
       [](C& c, A& a) { c.series.jobs = parse_jobs(a); }, MANY | REVIEWS},
      {0, "times", nullptr, "show the slowest rounds of player 1",
       [](C& c, A&) { c.series.times = true; }, C::SERIES | C::MERGE},
      {0, "traces", "DIR", "keep the traces; in a folder named lost or won, those of player 1",
       [](C& c, A& a) { c.series.traces = a; }, C::SERIES},
      // For the league: the folder exists, and is for nothing else.
      {0, "logs", "DIR", "", [](C& c, A& a) { c.series.logs = a; }, C::SERIES},
      {0, "report", "FILE", "write a line per match to FILE.csv or FILE.json; -: standard output",
       [](C& c, A& a) { c.series.report = parse_report(a); }, MANY | C::MERGE},
      {0, "report-times", nullptr, "with CPU times, which differ from one run to the next",
       [](C& c, A&) { c.series.report_times = true; }, C::SERIES, "report"},
      {0, "resume", nullptr, "go on where the report ends",
       [](C& c, A&) { c.series.resume = true; }, C::SERIES | C::TUNING, "report seed"},
      {0, "shard", "I/N", "play only part I of N",
       [](C& c, A& a) { c.series.shard = parse_shard(a); }, C::SERIES | C::STAGE, "seed",
       "until run-with"},
      {0, "run-with", "PROGRAM", "have xargs, GNU Parallel or srun play the parts",
       [](C& c, A& a) { c.series.run_with = a; }, C::SERIES | C::TUNING},
      {0, "tune", "PLAYER", "find better values for its tune() numbers; the others are opponents",
       [](C& c, A& a) { c.series.tune = a; }, C::TUNING | C::STAGE, "matches"},
      {0, "stage", "K:STEPS", "", [](C& c, A& a) { c.series.stage = parse_stage(a); },
       C::STAGE | C::SERIES, "report seed"},
      {0, "merge", nullptr, "combine reports, given instead of players, and print their tables",
       nothing, C::MERGE},
      {0, "compare", nullptr, "print what changed from one report to another with the same seeds",
       nothing, C::COMPARE}}},
    {"A recorded match (docs/repeat.md)",
     {{0, "repeat", "FILE", "lead a player through the match of a trace, or those of a folder",
       [](C& c, A& a) { c.repeat.path = a; }, C::REPEAT | C::GO_ON | C::REVIEW_RECORDED},
      {0, "as", "WHO", "its seat there, 0 to 3, or the name of who played there",
       [](C& c, A& a) { c.repeat.as = a; }, C::REPEAT},
      {0, "rounds", "A-B", "only these rounds",
       [](C& c, A& a) { c.repeat.rounds = parse_rounds(a); }, C::REPEAT},
      {0, "from", "R:SEAT=NAME", "another player takes over in round R; several: R:0=A,1=B",
       [](C& c, A& a) { note_from(c, a); }, C::MATCH | C::GO_ON, "", "secure"},
      {0, "review", "WHO", "why did this player lose: when, by what, and what would be better",
       [](C& c, A& a) { c.review.who = a; }, REVIEWS},
      {0, "against", "NAME", "compare with the orders of this player, too, not only Master's",
       [](C& c, A& a) { c.review.against = a; }, REVIEWS},
      {0, "review-to", "FILE", "write all of the review, a line of JSON each",
       [](C& c, A& a) { c.review.file = a; }, REVIEWS, "", "matches"},
      {0, "review-matches", "N", "how often a round is played on from, at most (160)",
       [](C& c, A& a) { c.review.matches = int(parse_whole(a, 4, 100000)); }, REVIEWS}}},
    {"Players that can harm only themselves (docs/isolation.md)",
     {{0, "secure", nullptr, "each player in a process of its own, with limits",
       [](C& c, A&) { c.secure = true; }, C::MATCH | C::SERIES | REVIEWS},
      {0, "cpu-time", "S", "CPU time of each player in the match, in seconds (1.0)",
       [](C& c, A& a) { c.limits.cpu_time = parse_time(a); }, C::MATCH | C::SERIES, "secure"},
      {0, "wall-time", "S", "time that its turns may last in all (10 times its CPU time)",
       [](C& c, A& a) { c.limits.wall_time = parse_time(a); }, C::MATCH | C::SERIES, "secure"},
      {0, "memory", "MB", "memory of each player (256; without --secure 1024)",
       [](C& c, A& a) { c.limits.memory = c.memory = parse_memory(a); },
       C::MATCH | C::SERIES | REVIEWS}}},
    {"The program",
     {{'l', "list", nullptr, "print the names of the players", nothing, C::LIST},
      {'v', "version", nullptr, "print the version", nothing, C::VERSION},
      {'h', "help", nullptr, "print this help", nothing, C::HELP}}}};

void check(bool is_wrong, const char* message) {
  if (is_wrong) throw UsageError(message);
}

// What depends on more than which options are given.
void check_values(const CommandLine& line) {
  const SeriesOptions& options = line.series;
  const bool to_output = options.report == STANDARD_OUTPUT;
  const std::size_t players = line.players.size();
  check(line.job & (C::LIST | C::VERSION) and players > 0,
        "expected no players with --list or --version");
  check(line.job == C::MERGE and players == 0, "option --merge needs the names of reports");
  check(line.job == C::COMPARE and players != 2,
        "option --compare needs the names of two reports: old.csv new.csv");
  check(line.job == C::MATCH and line.repeat.from and line.repeat.from->successors.empty(),
        "option --from: expected a round, a seat and a player, such as 143:0=Harry");
  check(line.job & REVIEWS and line.secure,
        "option --review: players in processes of their own can't be forked; type it without "
        "--secure, with players that are linked");
  check(options.resume and to_output, "option --resume can't be combined with --report=-");
  check(options.times and options.resume and not options.report_times,
        "option --times with --resume needs --report-times");
  check(line.job == C::TUNING and to_output, "option --tune can't be combined with --report=-");
  check(options.stage and not to_output, "option --stage needs --report=-");
  check(options.stage and options.meeting == Meeting::FOUR,
        "option --stage needs --tune or --pool");
  check(options.until and options.until->text().find(',') != std::string::npos and
            options.meeting != Meeting::POOL,
        "option --until: best= and within= are only for pools: see --pool");
  check(options.until and options.meeting == Meeting::POOL and
            options.until->best >= int(std::max<std::size_t>(players, 1)),
        "option --until: best= is less than the number of players");
  check(line.job & (C::TUNING | C::STAGE) and (players < 4 or players > std::size_t(MAX_IN_POOL)),
        "option --tune needs 2 to 62 other players");
  check(options.meeting != Meeting::FOUR and options.matches > MAX_MATCHES_WITH_GROUPS,
        "a pool or a search has 1000000 matches at most");
}

}  // namespace

CommandLine parse_command_line(const std::vector<std::string>& arguments) {
  CommandLine line;
  OptionParser<CommandLine> parser(OPTIONS, JOBS, arguments);
  line.players = parser.parse(line);
  line.job = arguments.empty() ? C::HELP : C::Job(parser.job());
  if (line.job == C::HELP) return line;
  parser.check();
  if (line.job & (C::TUNING | C::STAGE)) {
    line.series.meeting = Meeting::TUNING;
    line.players.insert(line.players.begin(), 2, line.series.tune);
  }
  check_values(line);
  return line;
}

std::string help_text(const std::string& program) {
  return "Usage: " + program +
         " [options] player1 player2 player3 player4 [< default.cnf] [> out.res]\n\n"
         "Plays a match of the four players and writes its trace.\n" +
         options_help(OPTIONS);
}

}  // namespace game_engine
