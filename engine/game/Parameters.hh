#ifndef ENGINE_GAME_PARAMETERS_HH
#define ENGINE_GAME_PARAMETERS_HH

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
  /// If this is not NONE, the parameter came with the current version of the rules: files of
  /// the original version don't have it, and this is its value there.
  int original = NONE;

  static constexpr int NONE = -1;
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

/// The parameters of a table that files of one version of the rules have; see below.
ParameterLines read_parameters(Reader& in, const Parameter* table, std::size_t size, bool original,
                               const char* drawn, int* values);
void write_parameters(Text& out, const Parameter* table, std::size_t size, bool original,
                      const int* values);

/// Reads "NAME value" for each parameter of the table, in any order, up to the word FIXED or
/// the one for a state that is drawn. The values are in the order of the table.
/// @throws InputError if one is missing, repeated, unknown or out of range
template <std::size_t N>
ParameterLines read_parameters(Reader& in, const Parameter (&table)[N], bool original,
                               const char* drawn, int (&values)[N]) {
  return read_parameters(in, table, N, original, drawn, values);
}

/// Writes a line for each parameter of the table.
template <std::size_t N>
void write_parameters(Text& out, const Parameter (&table)[N], bool original,
                      const int (&values)[N]) {
  write_parameters(out, table, N, original, values);
}

}  // namespace game_engine

#endif
