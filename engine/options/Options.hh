#pragma once

// Options and jobs of a command line: a table of each, for parsing, checks and help.

#include <algorithm>
#include <cstddef>
#include <functional>
#include <iostream>
#include <iterator>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "Arguments.hh"
#include <engine/files/Files.hh>
#include <engine/text/Words.hh>
#include <engine/text/Ranges.hh>

namespace game_engine {

/// What an option does with its argument.
using Effect = std::function<void(const std::string& argument)>;

inline Effect set(bool& flag) {
  return [&flag](const std::string&) { flag = true; };
}
inline Effect set(std::string& word) {
  return [&word](const std::string& argument) { word = argument; };
}
/// @param parse  may throw UsageError
template <typename Value, typename Parse>
Effect set(Value& value, Parse parse) {
  return [&value, parse](const std::string& argument) { value = parse(argument); };
}

struct Option {
  char letter;           ///< 0 if it has none.
  const char* name;      ///< Without the two dashes.
  const char* argument;  ///< What it takes, for the help; null: nothing; "[WHAT]": as one likes.
  const char* help;      ///< Empty: not for users.
  Effect apply;
  unsigned jobs;             ///< The jobs it goes with: the program's own bits.
  const char* needs = "";    ///< Options it needs, with blanks between: "report seed".
  const char* without = "";  ///< Options it can't be combined with, likewise.
};

using OptionTable = std::vector<Option>;

struct Job {
  unsigned bit;
  /// The options that together ask for it, with blanks between: "review repeat"; after a comma,
  /// others that do, too. The first is its name. None: done if nothing else is asked for.
  const char* asked_by;
  const char* words;         ///< What it is given besides, for the help.
  const char* word;          ///< What one of these is: "player".
  std::size_t least, most;   ///< How many.
  const char* document;      ///< Where more is said; or empty.
  std::function<int()> run;  ///< Returns the exit status.
};

using JobTable = std::vector<Job>;

/// "report seed": the names between blanks.
inline std::vector<std::string> names_in(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

inline std::vector<std::string> first_way(const Job& job) {
  return names_in(split(job.asked_by, ',').front());
}

/// The first option that asks for a job; empty for what is done if nothing is asked for.
inline std::string name_of(const Job& job) {
  return first_way(job).empty() ? "" : first_way(job).front();
}

/// The status, once all that went to standard output is there. @throws OutputError
inline int printed(int status = 0) {
  std::cout.flush();
  if (not std::cout) throw OutputError("can't write to standard output");
  return status;
}

/// For parse(), and then check().
class OptionParser {
 public:
  /// The last job that is asked for is done; the first one needs no options.
  OptionParser(const OptionTable& options, const JobTable& jobs,
               const std::vector<std::string>& words)
      : options_(options), jobs_(jobs), words_(words) {}

  /// Applies all options; returns the other words, which may follow "--". @throws UsageError
  std::vector<std::string> parse() {
    std::vector<std::string> others;
    bool only_others = false;
    while (next_ < words_.size()) {
      const std::string& word = words_[next_++];
      if (only_others or word.size() < 2 or word[0] != '-') others.push_back(word);
      else if (word == "--") only_others = true;
      else if (word[1] == '-') parse_name(word);
      else if (name_in(word, 1)) fail_unknown(word);
      else parse_letters(word);
    }
    return others;
  }

  /// The job that the given options ask for.
  const Job& job() const {
    return *std::find_if(jobs_.rbegin(), jobs_.rend(), [&](const Job& job) {
      const std::vector<std::string> ways = split(job.asked_by, ',');
      return any_of(ways, [&](const std::string& way) {
        const std::vector<std::string> names = names_in(way);
        return all_of(names, [&](const auto& name) { return has(name); });
      });
    });
  }

  /// Whether they go with the job, and with each other. @throws UsageError
  void check() const {
    const Job& wanted = job();
    for (const Given& given : given_) {
      const Option& option = *given.option;
      if (not(option.jobs & wanted.bit)) fail_useless(option, wanted);
      for (const std::string& other : names_in(option.needs))
        if (not has(other)) fail(option, " needs --" + other);
      for (const std::string& other : names_in(option.without))
        if (has(other)) fail(option, " can't be combined with --" + other);
      for (const Given& other : given_)
        if (&other < &given and other.option != &option and names_file(option) and
            names_file(*other.option) and is_same_file(other.argument, given.argument))
          throw UsageError(std::string(other.option->name) + " and " + option.name +
                           " are the same file: " + in_quotes(given.argument));
    }
  }

 private:
  struct Given {
    const Option* option;
    std::string argument;
  };

  bool has(const std::string& name) const {
    return any_of(given_, [&](const Given& given) { return given.option->name == name; });
  }

  [[noreturn]] static void fail(const Option& option, const std::string& what) {
    throw UsageError("option --" + std::string(option.name) + what);
  }

  // Of an option that the wanted job has no use for.
  [[noreturn]] void fail_useless(const Option& option, const Job& wanted) const {
    if (*wanted.asked_by) fail(option, " can't be combined with --" + first_way(wanted).back());
    for (const Job& job : jobs_)
      for (const std::string& name : first_way(job))
        if (option.jobs & job.bit and name != option.name) fail(option, " needs --" + name);
    fail(option, " is of no use alone");
  }

  template <typename Condition>
  const Option* find(const Condition& is_meant) const {
    const auto found = find_if(options_, is_meant);
    return found == options_.end() ? nullptr : &*found;
  }

  // The option named in a word from `start` to its end or an equals sign, or null.
  const Option* name_in(const std::string& word, std::size_t start) const {
    const std::string name = word.substr(start, word.find('=') - start);
    return find([&](const Option& option) { return name == option.name; });
  }

  [[noreturn]] void fail_unknown(const std::string& word) const {
    std::vector<std::string> names;
    for (const Option& option : options_) names.emplace_back(option.name);
    const std::string name = word.substr(std::min(word.find_first_not_of('-'), word.size()));
    const std::string meant = nearest(name.substr(0, name.find('=')), names);
    throw UsageError("unknown option " + in_quotes(word) + ", " +
                     (meant.empty() ? "see --help" : "did you mean --" + meant + "?"));
  }

  // --name, --name=ARGUMENT or --name ARGUMENT
  void parse_name(const std::string& word) {
    const Option* const option = name_in(word, 2);
    if (not option) fail_unknown(word);
    const std::size_t equals = word.find('=');
    const std::string label = word.substr(0, equals);
    if (equals == std::string::npos) return apply(*option, label, std::nullopt);
    if (not option->argument) throw UsageError("option " + label + " takes no argument");
    apply(*option, label, word.substr(equals + 1));
  }

  // -l, -s30, -s 30, or several of them together
  void parse_letters(const std::string& word) {
    for (std::size_t k = 1; k < word.size(); ++k) {
      const Option* const option = find([&](const Option& one) { return one.letter == word[k]; });
      if (not option) fail_unknown(word);
      const std::string label = std::string("-") + word[k];
      if (needs_argument(*option) and k + 1 < word.size())
        return apply(*option, label, word.substr(k + 1));
      apply(*option, label, std::nullopt);
    }
  }

  static bool names_file(const Option& option) {
    return option.argument and std::string(option.argument) == "FILE";
  }

  static bool needs_argument(const Option& option) {
    return option.argument and option.argument[0] != '[';
  }

  void apply(const Option& option, const std::string& label, std::optional<std::string> argument) {
    if (needs_argument(option) and not argument and next_ < words_.size())
      argument = words_[next_++];
    if (needs_argument(option) and argument.value_or("").empty())
      throw UsageError("option " + label + " needs an argument: " + option.argument);
    given_.push_back({&option, argument.value_or("")});
    try {
      if (option.apply) option.apply(argument.value_or(""));
    } catch (const UsageError& error) {
      throw UsageError("option " + label + ": " + error.what());
    }
  }

  const OptionTable& options_;
  const JobTable& jobs_;
  const std::vector<std::string>& words_;
  std::vector<Given> given_;
  std::size_t next_ = 0;
};

/// Of --help, the options of a program's first job and a line for each of the others; or
/// of --help=NAME, the usage and options of that one.
class HelpText {
 public:
  HelpText(const OptionTable& options, const JobTable& jobs, const std::string& program)
      : options_(options), jobs_(jobs), program_(program) {}

  /// Prints that of a job, or all. @throws UsageError if there is no such job
  /// @param about  what the first job does, in lines; empty: it is all that the program does
  int print(const std::string& name, const std::string& about) const {
    std::cout << (name.empty() and not about.empty() ? all(about) : of(name));
    return printed();
  }

 private:
  std::string all(const std::string& about) const {
    std::string text = usage("") + about + '\n' + lines_of(jobs_.front().bit, "");
    text += "\nOther jobs; --help=NAME, such as --help=" + name_of(jobs_[1]) +
            ", shows the options of one:\n";
    std::string last;
    for (const Job& job : jobs_)
      for (const Option& option : options_)
        if (name_of(job) == option.name and std::exchange(last, option.name) != option.name)
          text += line_of(option);
    return text;
  }

  std::string of(const std::string& name) const {
    unsigned bits = 0;
    std::string document;
    for (const Job& job : jobs_)
      if (name_of(job) == name) {
        bits |= job.bit;
        if (document.empty()) document = job.document;
      }
    if (bits == 0)
      throw UsageError("option --help: " + in_quotes(name) + ", expected one of " +
                       joined(names(), ", "));
    std::string text = usage(name) + '\n' + lines_of(bits, name);
    return document.empty() ? text : text + "\nMore is in " + document + ".\n";
  }

  std::vector<std::string> names() const {
    std::vector<std::string> names;
    for (const Job& job : jobs_)
      if (*job.asked_by and *job.document and (names.empty() or names.back() != name_of(job)))
        names.push_back(name_of(job));
    return names;
  }

  static std::string with_argument(const Option& option) {
    const std::string argument = option.argument ? option.argument : "";
    const bool may_lack = argument[0] == '[';
    return "--" + std::string(option.name) +
           (argument.empty() ? ""
            : may_lack       ? "[="
                             : "=") +
           argument.substr(may_lack);
  }

  static std::string line_of(const Option& option) {
    constexpr std::size_t WIDTH = 26;
    std::string line = option.letter ? std::string("  -") + option.letter + ", " : "      ";
    line += with_argument(option);
    line.resize(std::max(line.size() + 2, WIDTH), ' ');
    return line + option.help + '\n';
  }

  // Those that go with one of these jobs; the one that asks for it first.
  std::string lines_of(unsigned bits, const std::string& name) const {
    std::string first, others;
    for (const Option& option : options_)
      if (option.jobs & bits and *option.help)
        (name == option.name ? first : others) += line_of(option);
    return first + others;
  }

  // A line for each way to ask for what has this name.
  std::string usage(const std::string& name) const {
    std::string text;
    for (const Job& job : jobs_) {
      std::string line = (text.empty() ? "Usage: " : "       ") + program_;
      bool is_for_users = name_of(job) == name;
      for (const std::string& asked : first_way(job))
        for (const Option& option : options_)
          if (asked == option.name) {
            line += ' ' + with_argument(option);
            is_for_users = is_for_users and *option.help;
          }
      if (is_for_users) text += line + " [options]" + (*job.words ? " " : "") + job.words + '\n';
    }
    return text;
  }

  const OptionTable& options_;
  const JobTable& jobs_;
  const std::string& program_;
};

}  // namespace game_engine
