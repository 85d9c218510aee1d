#include "Parameters.hh"

#include <engine/text/Words.hh>
#include <algorithm>

namespace game_engine {

void ParameterLines::fail(const char* name, const std::string& message) const {
  const auto found = std::find_if(names_.begin(), names_.end(),
                                  [&](std::string_view other) { return other == name; });
  in_.fail(lines_.at(std::size_t(found - names_.begin())), message);
}

ParameterLines read_parameters(Reader& in, const std::vector<Parameter>& table, const char* drawn,
                               int* values) {
  constexpr int NO_LINE = 0;
  const std::string ends = std::string(drawn) + " or FIXED";
  std::vector<const char*> names;
  for (const Parameter& parameter : table) names.push_back(parameter.name);
  std::vector<int> lines(table.size(), NO_LINE);
  for (std::string_view word = in.peek(); word != drawn and word != "FIXED"; word = in.peek()) {
    if (word.empty()) in.fail("the text ends here, expected a parameter, " + ends);
    const auto found = std::find(names.begin(), names.end(), word);
    const std::size_t k = std::size_t(found - names.begin());
    if (found == names.end())
      in.fail(in_quotes(word) + " found, expected the name of a parameter, " + ends);
    if (lines[k] != NO_LINE)
      in.fail("parameter " + in_quotes(word) + " appears a second time here");
    in.word("");
    values[k] = in.number(table[k].name, table[k].least, table[k].most);
    lines[k] = in.line();
  }
  const auto missing = std::find(lines.begin(), lines.end(), NO_LINE);
  if (missing != lines.end())
    in.fail("parameter '" + std::string(names[std::size_t(missing - lines.begin())]) +
            "' is missing above this line");
  return {in, names, lines};
}

void write_parameters(Text& out, const std::vector<Parameter>& table, const int* values) {
  for (const Parameter& parameter : table)
    out << parameter.name << std::string(std::size_t(parameter.tabs), '\t') << *values++ << '\n';
}

}  // namespace game_engine
