#pragma once

#include <cstdint>
#include <vector>

#include "Tokens.hh"

namespace game_engine {

/// How many tokens in a row are compared. What is shorter is found in any two programs.
constexpr int GRAM = 24;

/// Of so many grams in a row one is chosen: so whatever is at least GRAM + WINDOW - 1 tokens long
/// and is in two programs is found.
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
