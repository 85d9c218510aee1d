#pragma once

// The parameters of a game as they are in its files: "NAME value", a table for each game.

#include <engine/text/Reader.hh>
#include <engine/text/Text.hh>
#include <cstdint>
#include <string>
#include <vector>

namespace game_engine {

/// A parameter of a game as it is in its files.
struct Parameter {
  const char* name;
  int tabs;   ///< How many follow the name in a trace.
  int least;  ///< The smallest value allowed, 0 or more.
  int most;   ///< The largest value allowed.
};

/// The largest value of a parameter that has no other bound.
constexpr int MOST = 1000000;

enum class Relation { AT_LEAST, MORE_THAN, AT_MOST, LESS_THAN };

/// The parameters of a configuration and where they are, to check what the table can't say. Errors
/// are reported in the line of a parameter.
class ParameterLines {
 public:
  /// The lines and the values of the table's parameters.
  ParameterLines(const Reader& in, const std::vector<Parameter>& table, std::vector<int> lines,
                 const int* values)
      : in_(in), table_(table), lines_(std::move(lines)), values_(values) {}

  /// @throws InputError
  [[noreturn]] void fail(const char* name, const std::string& message) const;
  /// "NAME is 7, expected ...". @throws InputError
  [[noreturn]] void refuse(const char* name, const std::string& expected) const;

  /// Checks the value of a parameter against that of another one. @throws InputError
  void check(const char* name, Relation relation, const char* other) const;
  /// Checks that a board has as many cells as its things, `what`, need. @throws InputError
  void check_room(std::int64_t cells, std::int64_t needed, const std::string& what) const;

 private:
  int value(const char* name) const;

  const Reader& in_;
  const std::vector<Parameter>& table_;
  std::vector<int> lines_;
  const int* values_;
};

/// Reads "NAME value" for each parameter of the table, in any order, up to the word FIXED or
/// `drawn`. The values are in the order of the table.
/// @throws InputError if one is missing, repeated, unknown or out of range
ParameterLines read_parameters(Reader& in, const std::vector<Parameter>& table, const char* drawn,
                               int* values);

/// Writes a line for each parameter of the table.
void write_parameters(Text& out, const std::vector<Parameter>& table, const int* values);

}  // namespace game_engine
