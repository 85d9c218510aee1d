#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace game_engine {

/// Something that is not allowed in a player's file.
struct Finding {
  int line;  ///< From 1 on.
  std::string text;
};

/// More than so many are not kept: one or two say enough.
constexpr std::size_t MOST_FINDINGS = 1000;

/// What was found in a preprocessed player's file, and the file as it is to be compiled.
struct SourceText {
  std::vector<Finding> findings;
  std::string text;  ///< Without the #include directives that are there only to be seen.
  std::string own;   ///< The player's own lines, each in the line that it has in the file.
};

/// Reads what g++ -E -dI makes of a player's file: finds the files it includes, and what reaches
/// beyond C++, such as assembler.
/// @param path  the player's file, as the compiler was given it
SourceText read_preprocessed(std::string_view preprocessed, const std::string& path);

/// What is not allowed in a player's file and can't be seen once it is preprocessed: directives
/// that give lines another place, questions about files. Takes time in proportion to the size.
/// @param is_stuck  the preprocessor could not read it: reports strange includes, too
std::vector<Finding> hidden_in_source(std::string_view source, bool is_stuck);

}  // namespace game_engine
