#include "Texts.hh"

#include <Format.hh>
#include <sstream>

#include "Test.hh"

namespace tests {

using game_engine::InputError;
using game_engine::Text;

Configuration configuration_of(const std::string& text, const std::string& source) {
  game_engine::Reader in(text, source);
  return game_engine::read_configuration(in);
}

std::string state_text(const Board& board) {
  Text text;
  game_engine::write_state(text, board);
  return std::string(text.str());
}

std::string preamble(const Configuration& configuration, const char* first_word) {
  Text text;
  game_engine::write_preamble(text, first_word, 30, configuration, {"A", "Bob", "C3", "Demo"});
  return std::string(text.str());
}

std::string parameters_text(const Configuration& configuration) {
  const std::string text = preamble(configuration);
  const std::size_t start = text.find(game_engine::GAME_NAME);
  return text.substr(start, text.find("names") - start);
}

std::string position_text(const Configuration& configuration, const std::string& state) {
  return parameters_text(configuration) + "\nFIXED\n" + state;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
  return text;
}

std::string labelled(const std::vector<std::string>& rows) {
  std::ostringstream out;
  for (int divisor : {10, 1}) {
    out << "   ";
    for (int j = 0; j < int(rows[0].size()); ++j) out << j / divisor % 10;
    out << "\n";
  }
  for (int i = 0; i < int(rows.size()); ++i) out << i / 10 << i % 10 << " " << rows[i] << "\n";
  return out.str();
}

std::string joined(const std::vector<int>& numbers) {
  std::string text;
  for (int n : numbers) text += " " + std::to_string(n);
  return text;
}

void check_message(const std::string& text, const std::string& message) {
  CHECK_THROWS(configuration_of(text), InputError, "test.cnf:" + message);
  try {
    configuration_of(text);
  } catch (const InputError& e) {
    CHECK(std::string(e.what()).find('\n') == std::string::npos);
    CHECK(std::string(e.what()).size() < 200);
  }
}

void check_change(const std::string& original, const Change& change) {
  const std::size_t at = original.find(change.from);
  CHECK(at != std::string::npos);
  std::string text = original;
  check_message(text.replace(at, std::string(change.from).size(), change.to), change.message);
}

}  // namespace tests
