// Needs tests/data/examples.txt

// What the rules say, by example: tests/data/examples.txt, whose head says how one is written.

#include <tests/rules/Boards.hh>

namespace {

using Lines = std::vector<std::string>;

/// A line of an example: its sign and a text, without blanks at the end.
std::string line_of(const std::string& sign, const std::string& text) {
  const std::string line = sign + " " + text;
  return line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
}

/// The lines of a text that another one doesn't have, with blanks for tabs.
std::string new_lines(const std::string& before, const std::string& after) {
  const Lines lines = lines_of(before);
  std::multiset<std::string> old(lines.begin(), lines.end());
  std::string found;
  for (const std::string& line : lines_of(after)) {
    const auto same = old.find(line);
    if (same != old.end()) old.erase(same);
    else if (line.rfind("round ", 0) != 0) found += line_of(" ", replaced(line, "\t", " "));
  }
  return found;
}

/// A match from a position, whose orders are words.
class Example {
 public:
  Example(const Position& position, int seed) : play_(position, seed) {}

  /// Plays a round with the orders of a line, and returns the line with what comes of it.
  std::string round(const std::string& orders) {
    for (Lines& units : units_) units.clear();
    for (const std::string& order : split(orders, ';')) give(order);
    const std::string before = state_text(play_.board()), carried_out = play_.next();
    std::string came = line_of(">", orders) + line_of("<", carried_out);
    for (std::size_t player = 0; player < units_.size(); ++player)
      for (std::size_t k = 0; k < units_[player].size(); ++k)
        if (const int reason = play_.outcomes()[player][k]; reason != 0)
          came += line_of("  !", units_[player][k] + ": " + reason_text(reason).words);
    for (const std::string& event : lines_of(play_.events())) came += line_of("  *", event);
    return came + new_lines(before, state_text(play_.board()));
  }

 private:
  /// Gives an order such as "a Right", "A s 0 1 2" or "0:b =9": whose it is, if not the unit's
  /// player; a unit, or its id; the kind, if not a move; a direction; numbers.
  void give(const std::string& order) {
    static const Lines directions = split(DIRECTIONS, ' ');
    std::istringstream in(order);
    std::string unit, word;
    if (not(in >> unit)) return;
    const std::size_t colon = unit.find(':');
    const std::string name = colon == std::string::npos ? unit : unit.substr(colon + 1);
    const int id = std::isalpha(name[0]) ? play_.id(name) : std::stoi(name);
    const int player = name == unit ? play_.state().player_of(id) : std::stoi(unit);
    char kind = 'm';
    int dir = 0;
    std::vector<int> numbers;
    while (in >> word) {
      const auto direction = std::find(directions.begin(), directions.end(), word);
      if (direction != directions.end()) dir = int(direction - directions.begin());
      else if (word[0] == '=') dir = std::stoi(word.substr(1));
      else if (std::isalpha(word[0])) kind = word[0];
      else numbers.push_back(std::stoi(word));
    }
    play_.orders(player).add(kind, id, dir, numbers.data(), numbers.size());
    units_[player].push_back(name);
  }

  Play play_;
  std::array<Lines, NUM_PLAYERS> units_;  ///< To whom the orders of the round are.
};

/// The position in the first lines of an example.
Position position_in(const Lines& lines) {
  std::string picture, options;
  int round = -1;
  std::vector<Lines> changes;
  for (const std::string& line : lines) {
    const std::string word = line.substr(0, line.find(' '));
    const std::string rest = line.substr(std::min(line.size(), word.size() + 1));
    if (word == "|") picture += rest + "\n";
    if (word == "board") options = rest;
    if (word == "round") round = std::stoi(rest);
    if (word == "with") changes.push_back(split(replaced(rest, "\\n", "\n"), '|'));
  }
  std::istringstream in(options);
  Position position = position_of(picture, in);
  if (round != -1) position.round(round);
  std::string text = replaced(position.text(), "\t", " ");
  for (const Lines& change : changes) {
    const std::size_t at = text.find(change.at(0));
    if (at == std::string::npos) throw std::logic_error("no text to change: " + change[0]);
    text.replace(at, change[0].size(), change.at(1));
  }
  position.start_from(text);
  return position;
}

void check_example(const Lines& lines) {
  int seed = 1;
  std::optional<Example> example;
  std::string came, expected;
  for (const std::string& line : lines) {
    if (line.rfind("seed ", 0) == 0) seed = std::stoi(line.substr(5));
    if (line[0] == '>') {
      if (not example) example.emplace(position_in(lines), seed);
      came += example->round(line.substr(std::min<std::size_t>(line.size(), 2)));
    }
    if (example) expected += line + "\n";
  }
  CHECK_EQUAL(came, expected);
}

/// The examples of each title, which empty lines separate.
std::map<std::string, std::vector<Lines>> read_examples() {
  std::map<std::string, std::vector<Lines>> examples;
  std::string title;
  Lines lines;
  for (const std::string& line : lines_of(read_file("tests/data/examples.txt") + "\n")) {
    if (line.rfind("== ", 0) == 0) title = line.substr(3);
    else if (not line.empty()) lines.push_back(line);
    else if (not title.empty() and not lines.empty()) examples[title].push_back(lines);
    if (line.empty()) lines.clear();
  }
  return examples;
}

const bool examples_added = [] {
  for (const auto& [title, examples] : read_examples())
    Test(title, __FILE__, [examples = examples] {
      for (const Lines& example : examples) check_example(example);
    });
  return true;
}();

}  // namespace

TEST("every reason why an order does nothing, and every kind of events, is in an example") {
  const std::string examples = read_file("tests/data/examples.txt"),
                    rules = read_file("docs/rules.md");
  CHECK_EQUAL(std::string(reason_text(0).rule), "");
  for (int reason = 1; *reason_text(reason).words; ++reason) {
    const ReasonText text = reason_text(reason);
    const std::string rule = text.rule;
    CHECK_HAS(examples, ": " + std::string(text.words) + "\n");
    CHECK_HAS(rules, "**" + rule.substr(0, rule.find(' ')) + "**");
  }
  for (int kind = 0; *event_text(kind).word; ++kind)
    CHECK_HAS(replaced(examples, "\n", " \n"), std::string("  * ") + event_text(kind).word + " ");
}
