#include "LeagueOptions.hh"

#include <filesystem>

#include <engine/CommandLine.hh>
#include <engine/Reader.hh>

namespace game_engine {

namespace {

struct Option {
  char letter;  ///< 0 if it has none.
  const char* name;
  const char* argument;  ///< Null if it takes none.
  const char* help;
  void (*apply)(LeagueOptions&, const std::string& argument);
};

// Seats are rotated: all boards are played four times.
int parse_number_of_matches(const char* option, const std::string& word) {
  const int number = int(parse_whole(option, word, NUM_PLAYERS, 10000));
  if (number % NUM_PLAYERS != 0)
    throw UsageError(std::string(option) + " " + in_quotes(word) +
                     " is no multiple of 4: the players take all seats in turn");
  return number;
}

KeptMatches parse_kept(const std::string& word) {
  if (word == "none") return KeptMatches::NONE;
  if (word == "final") return KeptMatches::FINAL;
  if (word == "rounds") return KeptMatches::ROUNDS;
  throw UsageError("option --watch " + in_quotes(word) + ", expected none, final or rounds");
}

const Option OPTIONS[] = {
    {'r', "results", "DIR", "where everything goes (league-results)",
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
     }},
    {0, "matches", "N", "matches of each group of the rounds and of the final (12)",
     [](LeagueOptions& o, const std::string& a) {
       o.group_matches = parse_number_of_matches("--matches", a);
     }},
    {0, "watch", "WHICH", "matches that the page lets one watch: none, final or rounds (final)",
     [](LeagueOptions& o, const std::string& a) { o.keep = parse_kept(a); }},
    {0, "cpu-time", "S", "the CPU time of each player in a match, in seconds (1.0)",
     [](LeagueOptions& o, const std::string& a) { o.limits.cpu_time = parse_time(a); }},
    {0, "wall-time", "S", "the time that its turns may last in all (10 times its CPU time)",
     [](LeagueOptions& o, const std::string& a) { o.limits.wall_time = parse_time(a); }},
    {0, "memory", "MB", "the memory of each player (256)",
     [](LeagueOptions& o, const std::string& a) { o.limits.memory = parse_memory(a); }},
    {'h', "help", nullptr, "print this help and stop",
     [](LeagueOptions& o, const std::string&) { o.help = true; }},
};

const Option& find_option(const std::string& word) {
  for (const Option& option : OPTIONS) {
    const bool is_letter = word.size() > 1 and word[1] != '-' and word[1] == option.letter;
    if (is_letter or word.substr(0, word.find('=')) == std::string("--") + option.name)
      return option;
  }
  throw UsageError("unknown option " + in_quotes(word) + ", see --help");
}

// What stands in the word of an option behind its name; nothing if it is the name alone.
std::optional<std::string> attached_argument(const std::string& word) {
  if (word[1] != '-')
    return word.size() > 2 ? std::optional<std::string>(word.substr(2)) : std::nullopt;
  const std::size_t equals = word.find('=');
  if (equals == std::string::npos) return std::nullopt;
  return word.substr(equals + 1);
}

void set_folder(LeagueOptions& options, const std::string& word) {
  if (not options.submissions.empty())
    throw UsageError("one folder of submissions, but got " + in_quotes(options.submissions) +
                     " and " + in_quotes(word));
  options.submissions = word;
}

}  // namespace

LeagueOptions parse_league_options(const std::vector<std::string>& words) {
  LeagueOptions options;
  options.results = "league-results";
  options.help = words.empty();
  for (std::size_t k = 0; k < words.size(); ++k) {
    const std::string& word = words[k];
    if (word.size() < 2 or word[0] != '-') {
      set_folder(options, word);
      continue;
    }
    const Option& option = find_option(word);
    std::optional<std::string> argument = attached_argument(word);
    if (not option.argument and argument)
      throw UsageError(std::string("option --") + option.name + " takes no argument");
    if (option.argument and not argument) {
      if (++k == words.size())
        throw UsageError(std::string("option --") + option.name +
                         " needs an argument: " + option.argument);
      argument = words[k];
    }
    option.apply(options, argument.value_or(""));
  }
  if (options.submissions.empty() and not options.help)
    throw UsageError("no folder of submissions is given, see --help");
  return options;
}

std::string league_help(const std::string& program) {
  std::string text = "Usage: " + program +
                     " [options] SUBMISSIONS < default.cnf\n\n"
                     "Plays the competition of a course between all players AI*.cc of the folder\n"
                     "SUBMISSIONS, and writes the page league.html: docs/league.md. The same\n"
                     "command goes on with a league that was stopped.\n\nOptions:\n";
  constexpr std::size_t WIDTH = 26;
  for (const Option& option : OPTIONS) {
    std::string line = option.letter ? std::string("  -") + option.letter + ", " : "      ";
    line += std::string("--") + option.name;
    if (option.argument) line += std::string("=") + option.argument;
    line.resize(std::max(line.size() + 2, WIDTH), ' ');
    text += line + option.help + "\n";
  }
  return text;
}

}  // namespace game_engine
