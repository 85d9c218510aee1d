#include "Parameters.hh"

#include <algorithm>

namespace game_engine {

ParameterValues read_parameters(Reader& in, const std::vector<Parameter>& parameters) {
  constexpr int MISSING = -1;  // no parameter may be negative
  std::vector<int> values(parameters.size(), MISSING), lines(parameters.size());
  for (std::string_view word = in.peek(); word != "RANDOM" and word != "FIXED"; word = in.peek()) {
    if (word.empty()) in.fail("the text ends here, expected a parameter, RANDOM or FIXED");
    const auto found = std::find_if(parameters.begin(), parameters.end(),
                                    [&](const Parameter& p) { return p.name == word; });
    if (found == parameters.end())
      in.fail(in_quotes(word) + " found, expected the name of a parameter, RANDOM or FIXED");
    const auto k = found - parameters.begin();
    if (values[k] != MISSING)
      in.fail("parameter " + in_quotes(word) + " stands here a second time");
    in.word("");
    values[k] = in.number(found->name, found->least, found->most);
    lines[k] = in.line();
  }
  for (std::size_t k = 0; k < parameters.size(); ++k)
    if (values[k] == MISSING)
      in.fail("parameter '" + std::string(parameters[k].name) + "' is missing above this line");
  return {values, lines};
}

void write_parameters(Text& out, const std::vector<Parameter>& parameters,
                      const std::vector<int>& values) {
  for (std::size_t k = 0; k < parameters.size(); ++k)
    out << parameters[k].name << std::string(parameters[k].tabs, '\t') << values[k] << '\n';
}

}  // namespace game_engine
