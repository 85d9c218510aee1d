#include "CommandLine.hh"

#include <engine/text/Numbers.hh>
#include <engine/text/Words.hh>
#include <sstream>

#include <engine/text/Reader.hh>

namespace game_engine {

namespace {

std::string parse_file(const std::string& word, const char* option) {
  if (word.empty()) throw UsageError(std::string("option ") + option + " needs an argument: FILE");
  return word;
}

void note_from(CommandLine& line, const std::string& word) {
  if (line.repeat.from)
    throw UsageError(
        "option --from given twice, expected one round: several seats are "
        "--from=143:0=Harry,1=Ron");
  line.repeat.from = parse_from(word);
}

using Job = CommandLine::Job;

const char* const MANY_MATCHES = "Many matches (docs/many-matches.md)";
const char* const REPEATING = "A match that was recorded (docs/repeat.md)";
const char* const ISOLATION = "Players that can harm only themselves (docs/isolation.md)";

const OptionTable<CommandLine> OPTIONS = {
    {'s', "seed", "N", "the random seed, 0 to 2147483647; without it, one is chosen",
     [](CommandLine& c, const std::string& a) { c.seed = parse_whole("seed", a, 0, MAX_SEED); }},
    {'i', "input", "FILE", "the configuration, instead of standard input",
     [](CommandLine& c, const std::string& a) { c.input = a; }},
    {'o', "output", "FILE", "where the trace goes, instead of standard output",
     [](CommandLine& c, const std::string& a) { c.output = parse_file(a, "--output"); }},
    {0, "log", "FILE", "round by round, what became of orders and what players print",
     [](CommandLine& c, const std::string& a) { c.log = parse_file(a, "--log"); }},
    {0, "only-cerr", "NAME", "drop what other players write to cerr; several: A,B",
     [](CommandLine& c, const std::string& a) { c.only_cerr = split(a, ','); }},
    {'q', "quiet", nullptr, "tell errors and the ranking only, not each round",
     [](CommandLine& c, const std::string&) { c.quiet = true; }},
    {0, "numbers", "SEAT:A=1,B=2", "other values for numbers of the player in that seat (tune())",
     [](CommandLine& c, const std::string& a) { parse_numbers(a, c.numbers); }},
    {'l', "list", nullptr, "print the names of the players and stop",
     [](CommandLine& c, const std::string&) { c.job = Job::LIST; }},
    {'v', "version", nullptr, "print the version and stop",
     [](CommandLine& c, const std::string&) { c.job = Job::VERSION; }},
    {'h', "help", nullptr, "print this help and stop",
     [](CommandLine& c, const std::string&) { c.job = Job::HELP; }},
    {0, "matches", "N", "play N matches, of the seeds from --seed on, and print tables",
     [](CommandLine& c, const std::string& a) { c.series.matches = parse_matches(a); },
     MANY_MATCHES},
    {0, "seats", "HOW", "fixed (1 match a seed), rotate (4), all (24); N is rounded up to seeds",
     [](CommandLine& c, const std::string& a) { c.series.seats = parse_seats(a); }, MANY_MATCHES},
    {0, "until", "P", "stop once player 1 is known to come ahead of 2, or behind, with error P",
     [](CommandLine& c, const std::string& a) { c.series.until = parse_until(a); }, MANY_MATCHES},
    {0, "pool", nullptr, "2 to 64 players in groups of four: rating, and who comes ahead of whom",
     [](CommandLine& c, const std::string&) { c.series.meeting = Meeting::POOL; }, MANY_MATCHES},
    {'j', "jobs", "N", "how many matches are played at a time; without it, one per processor",
     [](CommandLine& c, const std::string& a) { c.series.jobs = parse_jobs(a); }, MANY_MATCHES},
    {0, "report", "FILE", "a line for each match to FILE.csv or FILE.json; -: to standard output",
     [](CommandLine& c, const std::string& a) { c.series.report = parse_report(a); }, MANY_MATCHES},
    {0, "report-times", nullptr, "with CPU times, which differ from one run to the next",
     [](CommandLine& c, const std::string&) { c.series.report_times = true; }, MANY_MATCHES},
    {0, "times", nullptr, "show the slowest rounds of player 1",
     [](CommandLine& c, const std::string&) { c.series.times = true; }, MANY_MATCHES},
    {0, "resume", nullptr, "go on with the report where it ends",
     [](CommandLine& c, const std::string&) { c.series.resume = true; }, MANY_MATCHES},
    {0, "traces", "DIR", "keep the traces in DIR; named lost or won: those of player 1",
     [](CommandLine& c, const std::string& a) { c.series.traces = parse_traces(a); }, MANY_MATCHES},
    {0, "shard", "I/N", "play part I of N of the matches only",
     [](CommandLine& c, const std::string& a) { c.series.shard = parse_shard(a); }, MANY_MATCHES},
    {0, "run-with", "PROGRAM",
     "have xargs, GNU Parallel or srun play parts of the matches elsewhere",
     [](CommandLine& c, const std::string& a) { c.series.run_with = parse_run_with(a); },
     MANY_MATCHES},
    {0, "tune", "PLAYER", "find better values for its numbers; the others are its opponents",
     [](CommandLine& c, const std::string& a) { c.series.tune = parse_tune(a); }, MANY_MATCHES},
    {0, "stage", "K:STEPS", "play a part of a search: what --run-with hands out",
     [](CommandLine& c, const std::string& a) { c.series.stage = parse_stage(a); }, MANY_MATCHES},
    {0, "merge", nullptr, "put reports, given instead of players, together and print tables",
     [](CommandLine& c, const std::string&) { c.job = Job::MERGE; }, MANY_MATCHES},
    {0, "compare", nullptr, "tell what changed from one report to another with the same seeds",
     [](CommandLine& c, const std::string&) { c.job = Job::COMPARE; }, MANY_MATCHES},
    {0, "repeat", "FILE", "lead a player through the match of a trace, or those of a folder",
     [](CommandLine& c, const std::string& a) { parse_repeat(a, c); }, REPEATING},
    {0, "as", "WHO", "its seat there, 0 to 3, or the name of who sat there",
     [](CommandLine& c, const std::string& a) { c.repeat.as = parse_as(a); }, REPEATING},
    {0, "rounds", "A-B", "tell about these rounds only",
     [](CommandLine& c, const std::string& a) { c.repeat.rounds = parse_rounds(a); }, REPEATING},
    {0, "from", "R:SEAT=NAME", "have another player take over in round R; several: R:0=A,1=B",
     [](CommandLine& c, const std::string& a) { note_from(c, a); }, REPEATING},
    {0, "secure", nullptr, "play with each player in a process of its own, with limits",
     [](CommandLine& c, const std::string&) { c.secure = true; }, ISOLATION},
    {0, "cpu-time", "S", "the CPU time of each player in the match, in seconds (1.0)",
     [](CommandLine& c, const std::string& a) { c.limits.cpu_time = parse_time(a); }, ISOLATION},
    {0, "wall-time", "S", "the time that its turns may last in all (10 times its CPU time)",
     [](CommandLine& c, const std::string& a) { c.limits.wall_time = parse_time(a); }, ISOLATION},
    {0, "memory", "MB", "the memory of each player (256)",
     [](CommandLine& c, const std::string& a) { c.limits.memory = parse_memory(a); }, ISOLATION},
};

// Options of isolation go with --secure only.
void note_isolation(CommandLine& line, const Option<CommandLine>& option,
                    const std::string& label) {
  if (option.heading == ISOLATION) line.of_isolation = label;
}

}  // namespace

void parse_numbers(const std::string& word, ValuesBySeat& values) {
  const auto fail = [&] {
    throw UsageError("numbers " + in_quotes(word) +
                     ", expected a seat from 0 to 3 and values, such as 0:book=62.5,duel=3");
  };
  if (word.size() < 2 or word[0] < '0' or word[0] >= '0' + NUM_PLAYERS or word[1] != ':') fail();
  for (const std::string& part : split(word.substr(2), ',')) {
    const std::size_t equals = part.find('=');
    if (equals == 0 or equals == std::string::npos) fail();
    std::istringstream in(part.substr(equals + 1));
    in.imbue(std::locale::classic());
    double value = 0;
    if (not(in >> std::noskipws >> value) or in.peek() != std::istringstream::traits_type::eof())
      fail();
    values[std::size_t(word[0] - '0')].push_back({part.substr(0, equals), value});
  }
}

CommandLine parse_command_line(const std::vector<std::string>& arguments) {
  CommandLine line;
  if (arguments.empty()) line.job = Job::HELP;
  line.players = OptionParser<CommandLine>(OPTIONS, arguments, note_isolation).parse(line);
  if (not line.of_isolation.empty() and not line.secure)
    throw UsageError("option " + line.of_isolation + " goes with --secure only");
  if (not line.series.tune.empty()) {
    line.series.meeting = Meeting::TUNING;
    line.players.insert(line.players.begin(), 2, line.series.tune);
  }
  check_series(line);
  check_repeat(line);
  return line;
}

std::string help_text(const std::string& program) {
  return "Usage: " + program +
         " [options] player1 player2 player3 player4 [< default.cnf] [> out.res]\n\n"
         "Plays a match of the four players and writes its trace.\n" +
         options_help(OPTIONS);
}

}  // namespace game_engine
