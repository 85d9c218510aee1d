#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace game_engine {

/// A piece of a program, without what is easily changed.
struct Token {
  int kind;  ///< One for all names, one for all numbers, one for all texts, and one for each word.
  int line;  ///< From 1 on.
};

/// The tokens of a C++ program, the same whatever its names, numbers, types, comments, layout,
/// braces, `const` and words for operators (`and`). Directives such as #include are left out. Wrong
/// code is read as well as possible.
std::vector<Token> tokens_of(std::string_view source);

/// How many consecutive tokens are compared. Any two programs share shorter sequences.
constexpr int GRAM = 24;

/// One of so many consecutive grams is chosen: so whatever two programs share is found if it has at
/// least GRAM + WINDOW - 1 tokens.
constexpr int WINDOW = 8;

/// A chosen gram.
struct Fingerprint {
  std::uint64_t hash;
  int place;  ///< The number of its first token, from 0 on.
};

/// The hashes of all grams: number k begins with token k.
std::vector<std::uint64_t> grams_of(const std::vector<Token>& tokens);

/// Chooses grams as in Schleimer, Wilkerson, Aiken: Winnowing: Local Algorithms for Document
/// Fingerprinting (SIGMOD 2003): the least of each window, and of equal ones the last.
std::vector<Fingerprint> winnow(const std::vector<std::uint64_t>& grams);

}  // namespace game_engine
