#ifndef ENGINE_TEXT_OPTIONS_HH
#define ENGINE_TEXT_OPTIONS_HH

// The options of a command line, in a table that is both read and printed as the help.

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
  const char* help;
  void (*apply)(Request&, const std::string& argument);
  const char* heading = "Options";  ///< What it stands under in the help.
};

template <typename Request>
using OptionTable = std::vector<Option<Request>>;

/// Goes through the words of a command line: parse().
template <typename Request>
class OptionParser {
 public:
  /// `note` is told of each option that is given, with the word that names it.
  OptionParser(const OptionTable<Request>& table, const std::vector<std::string>& words,
               void (*note)(Request&, const Option<Request>&, const std::string& label) = nullptr)
      : table_(table), words_(words), note_(note) {}

  /// Applies all options to the request; returns the words that are none, which may follow "--".
  /// @throws UsageError
  std::vector<std::string> parse(Request& request) {
    std::vector<std::string> others;
    bool only_others = false;
    while (next_ < words_.size()) {
      const std::string& word = words_[next_++];
      if (only_others or word.size() < 2 or word[0] != '-') others.push_back(word);
      else if (word == "--") only_others = true;
      else if (word[1] == '-') parse_name(request, word);
      else parse_letters(request, word);
    }
    return others;
  }

 private:
  // --name, --name=ARGUMENT or --name ARGUMENT
  void parse_name(Request& request, const std::string& word) {
    const std::size_t equals = std::min(word.find('='), word.size());
    const std::string label = word.substr(0, equals);
    const Option<Request>& option =
        find(word, [&](const Option<Request>& o) { return label.substr(2) == o.name; });
    if (equals == word.size()) return apply(request, option, label, std::nullopt);
    if (not option.argument) throw UsageError("option " + label + " takes no argument");
    apply(request, option, label, word.substr(equals + 1));
  }

  // -l, -s30, -s 30, or several of them together
  void parse_letters(Request& request, const std::string& word) {
    for (std::size_t k = 1; k < word.size(); ++k) {
      const Option<Request>& option =
          find(word, [&](const Option<Request>& o) { return o.letter == word[k]; });
      const std::string label = std::string("-") + word[k];
      if (option.argument and k + 1 < word.size())
        return apply(request, option, label, word.substr(k + 1));
      apply(request, option, label, std::nullopt);
    }
  }

  template <typename Condition>
  const Option<Request>& find(const std::string& word, const Condition& is_meant) const {
    const auto option = std::find_if(table_.begin(), table_.end(), is_meant);
    if (option == table_.end())
      throw UsageError("unknown option " + in_quotes(word) + ", see --help");
    return *option;
  }

  void apply(Request& request, const Option<Request>& option, const std::string& label,
             std::optional<std::string> argument) {
    if (option.argument and not argument) {
      if (next_ == words_.size())
        throw UsageError("option " + label + " needs an argument: " + option.argument);
      argument = words_[next_++];
    }
    if (note_) note_(request, option, label);
    option.apply(request, argument.value_or(""));
  }

  const OptionTable<Request>& table_;
  const std::vector<std::string>& words_;
  void (*const note_)(Request&, const Option<Request>&, const std::string&);
  std::size_t next_ = 0;
};

/// The options with their help, a line each, under their headings.
template <typename Request>
std::string options_help(const OptionTable<Request>& table) {
  constexpr std::size_t WIDTH = 26;
  std::string text, heading;
  for (const Option<Request>& option : table) {
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

#endif
