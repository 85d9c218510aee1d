#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace game_engine {

/// A program, as it was submitted.
struct Source {
  std::string name;  ///< As the page shows it.
  std::string text;
  bool is_past = false;  ///< Of a former year: compared only with this year's.
  std::string seen{};    ///< What the compiler sees of it, line by line; empty: the text.
  std::string author{};  ///< Programs of the same author are one group, and not compared.
};

/// What two programs have in common in one place of each.
struct SharedPart {
  int first_line[2];  ///< From 1, in the one and in the other.
  int last_line[2];
  int tokens;  ///< How long it is, without what everybody was given.
};

/// Two programs that have code in common.
struct SimilarPair {
  int one, other;                 ///< Their numbers in the list of sources.
  double share;                   ///< How much of the smaller one the other has: 0 to 1.
  int tokens;                     ///< How many tokens that is.
  std::vector<SharedPart> parts;  ///< The longest first.
};

/// The pairs that share more than chance explains, of all that were compared.
struct Similarities {
  std::vector<SimilarPair> pairs;        ///< The most similar first.
  double limit = 0;                      ///< The share from which pairs are listed.
  double median = 0;                     ///< Of the shares of all pairs.
  int compared = 0;                      ///< How many pairs were compared.
  std::vector<std::vector<int>> groups;  ///< Of nearly identical programs, the largest first.
};

/// Looks for pairs of programs that have more code in common than others: docs/similar.md says how.
Similarities find_similar(const std::vector<Source>& sources,
                          const std::vector<std::string>& given);

// ------------------------------------------------------------------ tokens, Tokens.cc

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

// ------------------------------------------------------------------ pages, SimilarPage.cc

/// "30 programs", "30 programs and 12 of former years".
std::string programs_text(const std::vector<Source>& sources);

/// The page with the list of pairs, which links to pair-N.html, N from 1 on.
/// @param rejected  files that could not be read, with the reasons
std::string list_page(const std::vector<Source>& sources, const Similarities& all,
                      const std::vector<std::string>& rejected);

/// The page that shows both programs of a pair side by side.
std::string pair_page(const std::vector<Source>& sources, const SimilarPair& pair);

}  // namespace game_engine
