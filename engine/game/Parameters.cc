#include "Parameters.hh"

#include <engine/text/Words.hh>
#include <algorithm>

namespace game_engine {

void ParameterLines::fail(const char* name, const std::string& message) const {
  const auto found = std::find_if(names_.begin(), names_.end(),
                                  [&](std::string_view other) { return other == name; });
  in_.fail(lines_.at(std::size_t(found - names_.begin())), message);
}

ParameterLines read_parameters(Reader& in, const Parameter* table, std::size_t size, bool original,
                               const char* drawn, int* values) {
  constexpr int NO_LINE = 0;
  const std::string ends = std::string(drawn) + " or FIXED";
  std::vector<const char*> names;
  for (std::size_t k = 0; k < size; ++k) names.push_back(table[k].name);
  std::vector<int> lines(size, NO_LINE);
  const auto is_needed = [&](std::size_t k) {
    return not original or table[k].original == Parameter::NONE;
  };
  for (std::string_view word = in.peek(); word != drawn and word != "FIXED"; word = in.peek()) {
    if (word.empty()) in.fail("the text ends here, expected a parameter, " + ends);
    const auto found = std::find(names.begin(), names.end(), word);
    const std::size_t k = std::size_t(found - names.begin());
    if (found == names.end() or not is_needed(k))
      in.fail(in_quotes(word) + " found, expected the name of a parameter, " + ends);
    if (lines[k] != NO_LINE)
      in.fail("parameter " + in_quotes(word) + " appears a second time here");
    in.word("");
    values[k] = in.number(table[k].name, table[k].least, table[k].most);
    lines[k] = in.line();
  }
  for (std::size_t k = 0; k < size; ++k) {
    if (lines[k] != NO_LINE) continue;
    if (is_needed(k))
      in.fail("parameter '" + std::string(names[k]) + "' is missing above this line");
    values[k] = table[k].original;
  }
  return {in, names, lines};
}

void write_parameters(Text& out, const Parameter* table, std::size_t size, bool original,
                      const int* values) {
  for (std::size_t k = 0; k < size; ++k)
    if (not original or table[k].original == Parameter::NONE)
      out << table[k].name << std::string(table[k].tabs, '\t') << values[k] << '\n';
}

}  // namespace game_engine
