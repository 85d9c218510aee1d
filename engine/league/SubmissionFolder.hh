#ifndef ENGINE_LEAGUE_SUBMISSIONFOLDER_HH
#define ENGINE_LEAGUE_SUBMISSIONFOLDER_HH

#include <string>
#include <vector>

#include "Submissions.hh"

namespace game_engine {

/// What is in the folder of the submissions, without opening any compiler: a submission for each
/// file, also in the students' folders, one level down. What can't be a player's file has the
/// reason why; of all others the text is read, once: what is hashed here is what is built. Files
/// and folders with a dot before their names are left out. In the order of their names, as bytes.
/// @param results  a folder that is none of a student, if it lies there
/// @param taken    names that no submission may have
/// @param earlier  submissions that were taken before: a name belongs to the student of the first
///                 one that had it, and to nobody if that was in no student's folder
/// @throws InputError if the folder can't be read
std::vector<Submission> list_submissions(const LeagueFolders& folders,
                                         const std::vector<std::string>& taken,
                                         const std::vector<Submission>& earlier = {});

}  // namespace game_engine

#endif
