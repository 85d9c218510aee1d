#ifndef ENGINE_PARAMETERS_HH
#define ENGINE_PARAMETERS_HH

#include <vector>

#include "Reader.hh"
#include "Text.hh"

namespace game_engine {

/// A parameter of a game as it stands in its files.
struct Parameter {
  const char* name;
  int tabs;   ///< How many stand behind the name in a trace.
  int least;  ///< The smallest value allowed.
  int most;   ///< The largest value allowed.
};

/// The largest value of a parameter that has no other bound.
constexpr int MOST = 1000000;

/// Values in the order of a table, and where they were read.
struct ParameterValues {
  std::vector<int> values;
  std::vector<int> lines;
};

/// Reads "NAME value" for each of the parameters, in any order, up to one of the words
/// RANDOM and FIXED. @throws InputError if one is missing, repeated, unknown or out of range
ParameterValues read_parameters(Reader& in, const std::vector<Parameter>& parameters);

/// Writes a line for each of the parameters.
void write_parameters(Text& out, const std::vector<Parameter>& parameters,
                      const std::vector<int>& values);

}  // namespace game_engine

#endif
