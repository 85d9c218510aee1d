#pragma once

// The parameters of a game as they stand in its files: "NAME value", a table for each game.

#include <engine/text/Reader.hh>
#include <engine/text/Text.hh>
#include <string>
#include <vector>

namespace game_engine {

/// A parameter of a game as it stands in its files.
struct Parameter {
  const char* name;
  int tabs;   ///< How many stand after the name in a trace.
  int least;  ///< The smallest value allowed, 0 or more.
  int most;   ///< The largest value allowed.
};

/// The largest value of a parameter that has no other bound.
constexpr int MOST = 1000000;

/// Where the parameters of a configuration stand.
class ParameterLines {
 public:
  ParameterLines(const Reader& in, std::vector<const char*> names, std::vector<int> lines)
      : in_(in), names_(std::move(names)), lines_(std::move(lines)) {}

  /// Reports an error in the line of a parameter. @throws InputError
  [[noreturn]] void fail(const char* name, const std::string& message) const;

 private:
  const Reader& in_;
  std::vector<const char*> names_;
  std::vector<int> lines_;
};

/// Reads "NAME value" for each parameter of the table, in any order, up to the word FIXED or
/// `drawn`. The values are in the order of the table.
/// @throws InputError if one is missing, repeated, unknown or out of range
ParameterLines read_parameters(Reader& in, const std::vector<Parameter>& table, const char* drawn,
                               int* values);

/// Writes a line for each parameter of the table.
void write_parameters(Text& out, const std::vector<Parameter>& table, const int* values);

}  // namespace game_engine
