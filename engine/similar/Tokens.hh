#pragma once

#include <string_view>
#include <vector>

namespace game_engine {

/// A piece of a program, without what a copy changes easily.
struct Token {
  int kind;  ///< The same number for all names, all numbers, all texts; else that of the word.
  int line;  ///< From 1 on.
};

/// The pieces of a C++ program in which renaming, other numbers, other types, comments, layout,
/// braces, `const`, and the words for operators (`and`) make no difference. Directives such as
/// #include are left out. Anything is read as well as can be, however wrong it is.
std::vector<Token> tokens_of(std::string_view source);

}  // namespace game_engine
