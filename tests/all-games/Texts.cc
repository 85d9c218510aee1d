#include "Texts.hh"
#include "Kit.hh"

namespace tests {

Configuration configuration_of(const std::string& text, const std::string& source) {
  Reader in(text, source);
  return read_configuration(in);
}

ParameterValue& value_of(Settings& settings, const std::string& parameter) {
  const std::vector<Parameter>& table = format().table;
  for (std::size_t k = 0; k < table.size(); ++k)
    if (table[k].name == parameter) return parameters_of(settings)[k];
  throw std::logic_error("the game has no parameter " + parameter);
}

void set_rounds(Settings& settings, int rounds) {
  for (const Parameter& parameter : format().table) {
    const std::string name = parameter.name;
    if (name == "NUM_DAYS") value_of(settings, name) = ParameterValue(1);
    if (name == "NUM_ROUNDS" or name == "nb_rounds" or name == "NUM_ROUNDS_PER_DAY")
      value_of(settings, name) = ParameterValue(rounds);
  }
}

Configuration short_match(int rounds) {
  Configuration configuration = read_configuration_file("default.cnf");
  set_rounds(configuration.settings, rounds);
  return configuration;
}

std::string state_text(const Board& board) {
  Text text;
  write_state(text, board);
  return std::string(text.str());
}

std::string preamble(const Configuration& configuration, const char* first_word) {
  Text text;
  write_head(text, first_word, 30, configuration, {"A", "Bob", "C3", "Demo"});
  return std::string(text.str());
}

std::string parameters_text(const Configuration& configuration) {
  const std::string text = preamble(configuration);
  const std::size_t start = text.find('\n', text.find(game_name()));
  return game_name() + ' ' + format().versions.releases.at(configuration.release) +
         text.substr(start, text.find("names") - start);
}

std::string game_name() {
  const std::string version = game_version();
  return version.substr(0, version.find(' '));
}

std::string drawn_text(const Configuration& configuration) {
  const std::string usual = read_file("default.cnf");
  return parameters_text(configuration) + usual.substr(usual.rfind('\n', usual.size() - 2) + 1);
}

std::string start_text(const Configuration& configuration, const std::string& state) {
  return parameters_text(configuration) + "\nFIXED\n" + state;
}

std::string position_text(const Configuration& configuration, const std::string& state) {
  return start_text(configuration, as_position(state));
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
  return text;
}

std::string joined(const std::vector<int>& numbers) {
  std::string text;
  for (int n : numbers) text += " " + std::to_string(n);
  return text;
}

namespace {

void check_message_at(const std::string& text, std::size_t place, const std::string& message) {
  const auto line = 1 + std::count(text.begin(), text.begin() + std::ptrdiff_t(place), '\n');
  const std::string expected = "test.cnf:" + std::to_string(line) + ": " + message;
  CHECK_THROWS(configuration_of(text), InputError, expected);
  try {
    configuration_of(text);
  } catch (const InputError& e) {
    CHECK(not contains(e.what(), "\n"));
    CHECK(std::string(e.what()).size() < 200);
  }
}

// The first place of a part of a text, or where it ends.
std::size_t place_of(const std::string& text, const char* part) {
  const std::size_t place = part == END ? text.size() : text.find(part);
  if (place == std::string::npos) throw std::runtime_error("the text has no " + std::string(part));
  return place;
}

// A row of tests/data/wrong.txt.
void check_change(const std::string& original, const std::vector<std::string>& row) {
  const std::string &from = row.at(0), &to = row.at(1);
  const std::size_t at = place_of(original, from.c_str());
  std::string text = original;
  text.replace(at, from.size(), to);
  if (row.size() > 3) return check_message(text, row[3] == "END" ? END : row[3].c_str(), row.at(2));
  // Both may begin in the same way, in the lines above.
  std::size_t same = 0;
  while (same < std::min(from.size(), to.size()) and from[same] == to[same]) ++same;
  check_message_at(text, at + same, row.at(2));
}

}  // namespace

void check_message(const std::string& text, const char* part, const std::string& message) {
  check_message_at(text, place_of(text, part), message);
}

void check_wrong(const std::string& original, const std::string& section) {
  configuration_of(original);
  for (const auto& row : data_rows("wrong.txt", section)) check_change(original, row);
}

}  // namespace tests
