#include "CommandLine.hh"

#include <charconv>
#include <sstream>

#include "Reader.hh"

namespace game_engine {

namespace {

constexpr double MIN_TIME = 0.01, MAX_TIME = 86400;   // seconds
constexpr int MIN_MEMORY = 16, MAX_MEMORY = 1 << 20;  // MB

/// An option, and how it changes what the user asks for.
struct Option {
  char letter;           ///< 0 if it has none.
  const char* name;      ///< Without the two dashes.
  const char* argument;  ///< What it takes, for the help; null if nothing.
  const char* help;
  void (*apply)(CommandLine&, const std::string& argument);
  const char* heading = "Options";  ///< What it stands under in the help.
};

// The parts of a text between separators, empty ones included: always at least one.
std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts(1);
  for (char c : text) {
    if (c == separator) parts.emplace_back();
    else parts.back() += c;
  }
  return parts;
}

std::string parse_folder(const std::string& word) {
  if (word.empty()) throw UsageError("option --player-log needs an argument: DIR");
  return word;
}

using Job = CommandLine::Job;

const char* const MANY_MATCHES = "Many matches (docs/many-matches.md)";
const char* const ISOLATION = "Players that can harm only themselves (docs/isolation.md)";

const Option OPTIONS[] = {
    {'s', "seed", "N", "the random seed, 0 to 2147483647; without it, one is chosen",
     [](CommandLine& c, const std::string& a) { c.seed = parse_whole("seed", a, 0, MAX_SEED); }},
    {'i', "input", "FILE", "the configuration, instead of standard input",
     [](CommandLine& c, const std::string& a) { c.input = a; }},
    {'o', "output", "FILE", "where the trace goes, instead of standard output",
     [](CommandLine& c, const std::string& a) { c.output = a; }},
    {0, "only-cerr", "NAME", "drop what other players write to cerr; several: A,B",
     [](CommandLine& c, const std::string& a) { c.only_cerr = split(a, ','); }},
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
    {'j', "jobs", "N", "how many matches are played at a time; without it, one per processor",
     [](CommandLine& c, const std::string& a) { c.series.jobs = parse_jobs(a); }, MANY_MATCHES},
    {0, "report", "FILE", "write a line for each match to FILE.csv or FILE.json",
     [](CommandLine& c, const std::string& a) { c.series.report = parse_report(a); }, MANY_MATCHES},
    {0, "report-times", nullptr, "with CPU times, which differ from one run to the next",
     [](CommandLine& c, const std::string&) { c.series.report_times = true; }, MANY_MATCHES},
    {0, "resume", nullptr, "go on with the report where it ends",
     [](CommandLine& c, const std::string&) { c.series.resume = true; }, MANY_MATCHES},
    {0, "traces", "DIR", "keep the traces in DIR; named lost or won: those of player 1",
     [](CommandLine& c, const std::string& a) { c.series.traces = parse_traces(a); }, MANY_MATCHES},
    {0, "shard", "I/N", "play part I of N of the matches only",
     [](CommandLine& c, const std::string& a) { c.series.shard = parse_shard(a); }, MANY_MATCHES},
    {0, "merge", nullptr, "put reports, given instead of players, together and print tables",
     [](CommandLine& c, const std::string&) { c.job = Job::MERGE; }, MANY_MATCHES},
    {0, "secure", nullptr, "play with each player in a process of its own, with limits",
     [](CommandLine& c, const std::string&) { c.secure = true; }, ISOLATION},
    {0, "cpu-time", "S", "the CPU time of each player in the match, in seconds (1.0)",
     [](CommandLine& c, const std::string& a) { c.limits.cpu_time = parse_time(a); }, ISOLATION},
    {0, "wall-time", "S", "the time that its turns may last in all (10 times its CPU time)",
     [](CommandLine& c, const std::string& a) { c.limits.wall_time = parse_time(a); }, ISOLATION},
    {0, "memory", "MB", "the memory of each player (256)",
     [](CommandLine& c, const std::string& a) { c.limits.memory = parse_memory(a); }, ISOLATION},
    {0, "player-log", "DIR", "keep what players write to cerr in files of this folder",
     [](CommandLine& c, const std::string& a) { c.limits.log_folder = parse_folder(a); },
     ISOLATION},
};

/// Goes through the words of the command line.
class Parser {
 public:
  explicit Parser(const std::vector<std::string>& words) : words_(words) {}

  CommandLine parse() {
    if (words_.empty()) result_.job = Job::HELP;
    while (next_ < words_.size()) {
      const std::string& word = words_[next_++];
      if (only_players_ or word.size() < 2 or word[0] != '-') result_.players.push_back(word);
      else if (word == "--") only_players_ = true;
      else if (word[1] == '-') parse_name(word);
      else parse_letters(word);
    }
    if (not of_isolation_.empty() and not result_.secure)
      throw UsageError("option " + of_isolation_ + " goes with --secure only");
    return result_;
  }

 private:
  // --name, --name=ARGUMENT or --name ARGUMENT
  void parse_name(const std::string& word) {
    const std::size_t equals = word.find('=');
    const std::string name = word.substr(2, equals == std::string::npos ? equals : equals - 2);
    for (const Option& option : OPTIONS) {
      if (name != option.name) continue;
      if (equals == std::string::npos) return apply(option, "--" + name, std::nullopt);
      if (not option.argument) throw UsageError("option --" + name + " takes no argument");
      return apply(option, "--" + name, word.substr(equals + 1));
    }
    throw UsageError("unknown option " + in_quotes(word) + ", see --help");
  }

  // -l, -s30, -s 30, or several of them together
  void parse_letters(const std::string& word) {
    for (std::size_t k = 1; k < word.size(); ++k) {
      const Option& option = find_letter(word, word[k]);
      const std::string label = std::string("-") + word[k];
      if (option.argument and k + 1 < word.size()) return apply(option, label, word.substr(k + 1));
      apply(option, label, std::nullopt);
    }
  }

  static const Option& find_letter(const std::string& word, char letter) {
    for (const Option& option : OPTIONS)
      if (option.letter == letter) return option;
    throw UsageError("unknown option " + in_quotes(word) + ", see --help");
  }

  void apply(const Option& option, const std::string& label, std::optional<std::string> argument) {
    if (option.argument and not argument) {
      if (next_ == words_.size())
        throw UsageError("option " + label + " needs an argument: " + option.argument);
      argument = words_[next_++];
    }
    if (option.heading == ISOLATION) of_isolation_ = label;
    option.apply(result_, argument.value_or(""));
  }

  const std::vector<std::string>& words_;
  std::size_t next_ = 0;
  bool only_players_ = false;
  std::string of_isolation_;  ///< An option that goes with --secure only.
  CommandLine result_;
};

}  // namespace

std::int64_t parse_whole(const std::string& what, const std::string& word, std::int64_t least,
                         std::int64_t most) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() or end != word.data() + word.size() or number < least or number > most)
    throw UsageError(what + " " + in_quotes(word) + " is no whole number from " +
                     std::to_string(least) + " to " + std::to_string(most));
  return number;
}

double parse_time(const std::string& word) {
  std::istringstream in(word);
  in.imbue(std::locale::classic());
  double time = 0;
  if (not(in >> std::noskipws >> time) or in.peek() != std::istringstream::traits_type::eof() or
      time < MIN_TIME or time > MAX_TIME)
    throw UsageError("time " + in_quotes(word) + " is no number of seconds from 0.01 to 86400");
  return time;
}

int parse_memory(const std::string& word) {
  return int(parse_whole("memory", word, MIN_MEMORY, MAX_MEMORY));
}

CommandLine parse_command_line(const std::vector<std::string>& arguments) {
  CommandLine line = Parser(arguments).parse();
  check_series(line);
  return line;
}

std::string help_text(const std::string& program) {
  std::string text = "Usage: " + program +
                     " [options] player1 player2 player3 player4 [< default.cnf] [> out.res]\n\n"
                     "Plays a match of the four players and writes its trace.\n";
  constexpr std::size_t WIDTH = 26;
  std::string heading;
  for (const Option& option : OPTIONS) {
    if (heading != option.heading) {
      heading = option.heading;
      text += "\n" + heading + ":\n";
    }
    std::string line = option.letter ? std::string("  -") + option.letter + ", " : "      ";
    line += std::string("--") + option.name;
    if (option.argument) line += std::string("=") + option.argument;
    line.resize(std::max(line.size() + 2, WIDTH), ' ');
    text += line + option.help + "\n";
  }
  return text;
}

}  // namespace game_engine
