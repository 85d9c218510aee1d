#pragma once

#include <string>
#include <vector>

#include "Similarity.hh"

namespace game_engine {

/// "30 programs", "30 programs and 12 of former years".
std::string programs_text(const std::vector<Source>& sources);

/// The page with the list of pairs, which links to pair-N.html, N from 1 on.
/// @param rejected  files that could not be read, with the reasons
std::string list_page(const std::vector<Source>& sources, const Similarities& all,
                      const std::vector<std::string>& rejected);

/// The page that shows both programs of a pair side by side.
std::string pair_page(const std::vector<Source>& sources, const SimilarPair& pair);

}  // namespace game_engine
