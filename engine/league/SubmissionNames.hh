#pragma once

#include <functional>
#include <string>
#include <vector>

#include "Submissions.hh"

namespace game_engine {

/// Checks and builds submissions: each gets a program or a reason.
using BuildAll = std::function<void(const std::vector<Submission*>&)>;

/// Builds the submissions without program or reason, and gives each name to the first file that
/// wants it and can be built. The others are rejected, and lose their hash.
/// @param taken    names that no submission may have
/// @param earlier  submissions accepted before: a name belongs to the student of the first one that
///                 had it, or to nobody if that one was in no student's folder
void settle_names(std::vector<Submission>& submissions, const std::vector<std::string>& taken,
                  const std::vector<Submission>& earlier, const BuildAll& build);

/// Whether two names are the same but for capital letters.
bool is_same_name(const std::string& a, const std::string& b);

}  // namespace game_engine
