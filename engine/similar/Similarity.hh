#pragma once

#include <string>
#include <vector>

namespace game_engine {

/// A program, as it was submitted.
struct Source {
  std::string name;  ///< As the page shows it.
  std::string text;
};

/// What two programs have in common in one place of each.
struct SharedPart {
  int first_line[2];  ///< From 1 on, of the one and of the other.
  int last_line[2];
  int tokens;  ///< How long it is, without what everybody was given.
};

/// Two programs that have code in common.
struct SimilarPair {
  int one, other;                 ///< Their numbers in the list of sources.
  double share;                   ///< Of the smaller one that is also in the other: 0 to 1.
  int tokens;                     ///< How many tokens that is.
  std::vector<SharedPart> parts;  ///< The longest first.
};

/// The pairs that share more than chance explains, of all that were compared.
struct Similarities {
  std::vector<SimilarPair> pairs;  ///< The most similar first.
  double limit;                    ///< The share from which on a pair is listed.
  double median;                   ///< Of the shares of all pairs.
  int compared;                    ///< How many pairs.
};

/// Looks for pairs of programs that have more code in common than others.
///
/// Programs are compared as tokens (tokens_of), by common chosen grams (winnow), which are extended
/// to both sides as far as the programs agree. What everybody was given doesn't count, nor does
/// what more than a tenth of the programs, and more than five, have.
///
/// Solutions of the same task are similar by chance. A pair is listed if it has some thirty lines
/// in common, at least a quarter of the smaller program, and 8 median deviations more than the
/// median of all pairs.
Similarities find_similar(const std::vector<Source>& sources,
                          const std::vector<std::string>& given);

}  // namespace game_engine
