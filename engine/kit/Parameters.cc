#include "Parameters.hh"

#include <engine/text/Words.hh>
#include <algorithm>

namespace game_engine {

namespace {

std::size_t place_of(std::string_view name, const std::vector<Parameter>& table) {
  const auto found = std::find_if(table.begin(), table.end(), [&](const Parameter& parameter) {
    return parameter.name == name;
  });
  return std::size_t(found - table.begin());
}

}  // namespace

int ParameterLines::value(const char* name) const { return values_[place_of(name, table_)]; }

void ParameterLines::fail(const char* name, const std::string& message) const {
  in_.fail(lines_.at(place_of(name, table_)), message);
}

void ParameterLines::refuse(const char* name, const std::string& expected) const {
  fail(name, name + (" is " + std::to_string(value(name))) + ", expected " + expected);
}

void ParameterLines::check(const char* name, Relation relation, const char* other) const {
  static const char* const WORDS[] = {"at least", "more than", "at most", "less than"};
  const int a = value(name), b = value(other);
  const bool holds[] = {a >= b, a > b, a <= b, a < b};
  const int k = static_cast<int>(relation);
  if (not holds[k]) refuse(name, std::string(WORDS[k]) + " " + other + ", " + std::to_string(b));
}

void ParameterLines::check_room(std::int64_t cells, std::int64_t needed,
                                const std::string& what) const {
  if (needed > cells)
    fail("BOARD_COLS", "the board has " + std::to_string(cells) + " cells, expected at least " +
                           what + " = " + std::to_string(needed));
}

ParameterLines read_parameters(Reader& in, const std::vector<Parameter>& table, const char* drawn,
                               int* values) {
  constexpr int NO_LINE = 0;
  const std::string ends = std::string(drawn) + " or FIXED";
  std::vector<int> lines(table.size(), NO_LINE);
  for (std::string_view word = in.peek(); word != drawn and word != "FIXED"; word = in.peek()) {
    if (word.empty()) in.fail("the text ends here, expected a parameter, " + ends);
    const std::size_t k = place_of(word, table);
    if (k == table.size())
      in.fail(in_quotes(word) + " found, expected the name of a parameter, " + ends);
    if (lines[k] != NO_LINE)
      in.fail("parameter " + in_quotes(word) + " appears a second time here");
    in.word("");
    values[k] = in.number(table[k].name, table[k].least, table[k].most);
    lines[k] = in.line();
  }
  const auto missing = std::find(lines.begin(), lines.end(), NO_LINE);
  if (missing != lines.end())
    in.fail("parameter '" + std::string(table[missing - lines.begin()].name) +
            "' is missing above this line");
  return {in, table, lines, values};
}

void write_parameters(Text& out, const std::vector<Parameter>& table, const int* values) {
  for (const Parameter& parameter : table)
    out << parameter.name << std::string(std::size_t(parameter.tabs), '\t') << *values++ << '\n';
}

}  // namespace game_engine
