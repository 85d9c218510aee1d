#pragma once

// The options of a command line: a table for parsing, checks and help.

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "Arguments.hh"
#include "Words.hh"

namespace game_engine {

/// An option, and how it changes what the user asks for, a Request.
template <typename Request>
struct Option {
  char letter;           ///< 0 if it has none.
  const char* name;      ///< Without the two dashes.
  const char* argument;  ///< What it takes, for the help; null if nothing.
  const char* help;      ///< Empty: not for users.
  void (*apply)(Request&, const std::string& argument);
  unsigned jobs;             ///< The jobs it goes with: the program's own bits.
  const char* needs = "";    ///< Options it needs, with blanks between.
  const char* without = "";  ///< Options it can't be combined with, likewise.
};

/// Options under a heading of the help.
template <typename Request>
struct OptionSection {
  const char* heading;
  std::vector<Option<Request>> options;
};

template <typename Request>
using OptionTable = std::vector<OptionSection<Request>>;

/// A job of the program, a bit, and the options that together ask for it, with blanks between. The
/// first job of a list that is asked for is done; the last one needs no options.
struct AskedBy {
  unsigned job;
  const char* options;
};

/// Goes through the words of a command line: parse(), and then check().
template <typename Request>
class OptionParser {
 public:
  OptionParser(const OptionTable<Request>& table, const std::vector<AskedBy>& jobs,
               const std::vector<std::string>& words)
      : table_(table), jobs_(jobs), words_(words) {}

  /// Applies all options to the request; returns the other words, which may follow "--".
  /// @throws UsageError
  std::vector<std::string> parse(Request& request) {
    std::vector<std::string> others;
    bool only_others = false;
    while (next_ < words_.size()) {
      const std::string& word = words_[next_++];
      if (only_others or word.size() < 2 or word[0] != '-') others.push_back(word);
      else if (word == "--") only_others = true;
      else if (word[1] == '-') parse_name(request, word);
      else if (name_in(word, 1)) fail_unknown(word);
      else parse_letters(request, word);
    }
    return others;
  }

  /// The job that the given options ask for.
  unsigned job() const { return wanted().job; }

  /// Whether the options go with the job, and with each other. @throws UsageError
  void check() const {
    const AskedBy& wanted = this->wanted();
    for (const Option<Request>* option : given_) {
      const bool is_useless = not(option->jobs & wanted.job);
      if (is_useless and *wanted.options)
        fail(*option, " can't be combined with --" + names(wanted.options).front());
      for (std::size_t k = jobs_.size(); is_useless and k-- > 0;)
        if (option->jobs & jobs_[k].job)
          fail(*option, " needs --" + names(jobs_[k].options).front());
      for (const std::string& other : names(option->needs))
        if (not has(other)) fail(*option, " needs --" + other);
      for (const std::string& other : names(option->without))
        if (has(other)) fail(*option, " can't be combined with --" + other);
    }
  }

 private:
  bool has(const std::string& name) const {
    return std::any_of(given_.begin(), given_.end(),
                       [&](const Option<Request>* option) { return name == option->name; });
  }

  static std::vector<std::string> names(const std::string& text) {
    return text.empty() ? std::vector<std::string>() : split(text, ' ');
  }

  const AskedBy& wanted() const {
    return *std::find_if(jobs_.begin(), jobs_.end(), [&](const AskedBy& one) {
      const std::vector<std::string> options = names(one.options);
      return std::all_of(options.begin(), options.end(),
                         [&](const std::string& name) { return has(name); });
    });
  }

  [[noreturn]] static void fail(const Option<Request>& option, const std::string& what) {
    throw UsageError("option --" + std::string(option.name) + what);
  }

  template <typename Condition>
  const Option<Request>* find(const Condition& is_meant) const {
    for (const OptionSection<Request>& section : table_)
      for (const Option<Request>& option : section.options)
        if (is_meant(option)) return &option;
    return nullptr;
  }

  // The option named in a word from `start` to its end or an equals sign, or null.
  const Option<Request>* name_in(const std::string& word, std::size_t start) const {
    const std::string name = word.substr(start, word.find('=') - start);
    return find([&](const Option<Request>& option) { return name == option.name; });
  }

  [[noreturn]] void fail_unknown(const std::string& word) const {
    std::vector<std::string> names;
    for (const OptionSection<Request>& section : table_)
      for (const Option<Request>& option : section.options) names.emplace_back(option.name);
    const std::string name = word.substr(std::min(word.find_first_not_of('-'), word.size()));
    const std::string meant = nearest(name.substr(0, name.find('=')), names);
    throw UsageError("unknown option " + in_quotes(word) + ", " +
                     (meant.empty() ? "see --help" : "did you mean --" + meant + "?"));
  }

  // --name, --name=ARGUMENT or --name ARGUMENT
  void parse_name(Request& request, const std::string& word) {
    const Option<Request>* const option = name_in(word, 2);
    if (not option) fail_unknown(word);
    const std::size_t equals = word.find('=');
    const std::string label = word.substr(0, equals);
    if (equals == std::string::npos) return apply(request, *option, label, std::nullopt);
    if (not option->argument) throw UsageError("option " + label + " takes no argument");
    apply(request, *option, label, word.substr(equals + 1));
  }

  // -l, -s30, -s 30, or several of them together
  void parse_letters(Request& request, const std::string& word) {
    for (std::size_t k = 1; k < word.size(); ++k) {
      const Option<Request>* const option =
          find([&](const Option<Request>& one) { return one.letter == word[k]; });
      if (not option) fail_unknown(word);
      const std::string label = std::string("-") + word[k];
      if (option->argument and k + 1 < word.size())
        return apply(request, *option, label, word.substr(k + 1));
      apply(request, *option, label, std::nullopt);
    }
  }

  void apply(Request& request, const Option<Request>& option, const std::string& label,
             std::optional<std::string> argument) {
    if (option.argument and not argument and next_ < words_.size()) argument = words_[next_++];
    if (option.argument and argument.value_or("").empty())
      throw UsageError("option " + label + " needs an argument: " + option.argument);
    given_.push_back(&option);
    try {
      option.apply(request, argument.value_or(""));
    } catch (const UsageError& error) {
      throw UsageError("option " + label + ": " + error.what());
    }
  }

  const OptionTable<Request>& table_;
  const std::vector<AskedBy>& jobs_;
  const std::vector<std::string>& words_;
  std::vector<const Option<Request>*> given_;
  std::size_t next_ = 0;
};

/// The options with their help, a line each, under their headings.
template <typename Request>
std::string options_help(const OptionTable<Request>& table) {
  constexpr std::size_t WIDTH = 26;
  std::string text;
  for (const OptionSection<Request>& section : table) {
    text += std::string("\n") + section.heading + ":\n";
    for (const Option<Request>& option : section.options) {
      if (not *option.help) continue;
      std::string line = option.letter ? std::string("  -") + option.letter + ", " : "      ";
      line += std::string("--") + option.name;
      if (option.argument) line += std::string("=") + option.argument;
      line.resize(std::max(line.size() + 2, WIDTH), ' ');
      text += line + option.help + "\n";
    }
  }
  return text;
}

}  // namespace game_engine
