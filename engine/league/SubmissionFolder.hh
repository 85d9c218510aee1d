#pragma once

#include <functional>
#include <string>
#include <vector>

#include "Submissions.hh"

namespace game_engine {

/// The files in the folder of the submissions, and in the students' folders, one level down. What
/// can't be a player's file, or can't be read, has the reason why; of all others the text is read,
/// once: what is hashed here is what is built. Files and folders with a dot before their names are
/// left out, and the results, if they lie there. In the order of their names, as bytes.
/// @throws InputError if the folder itself can't be read
std::vector<Submission> list_submissions(const LeagueFolders& folders);

/// Checks and builds submissions: each gets a program or a reason.
using BuildAll = std::function<void(const std::vector<Submission*>&)>;

/// Builds what is listed and has neither program nor reason yet, and gives each name to the first
/// file that wants it and can be built. Who can't have a name is rejected, without its hash.
/// @param taken    names that no submission may have
/// @param earlier  submissions that were taken before: a name belongs to the student of the first
///                 one that had it, and to nobody if that was in no student's folder
void settle_names(std::vector<Submission>& submissions, const std::vector<std::string>& taken,
                  const std::vector<Submission>& earlier, const BuildAll& build);

/// Whether two names count as the same: capital letters make no difference.
bool is_same_name(const std::string& a, const std::string& b);

}  // namespace game_engine
