#pragma once

#include <string_view>
#include <vector>

namespace game_engine {

/// A piece of a program, without what is easily changed.
struct Token {
  int kind;  ///< One for all names, one for all numbers, one for all texts, and one for each word.
  int line;  ///< From 1 on.
};

/// The tokens of a C++ program, the same whatever its names, numbers, types, comments, layout,
/// braces, `const` and words for operators (`and`). Directives such as #include are left out.
/// Anything is read as well as possible, however wrong.
std::vector<Token> tokens_of(std::string_view source);

}  // namespace game_engine
