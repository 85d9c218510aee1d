#pragma once

#include <string>
#include <vector>

#include <engine/submission/Submission.hh>

namespace game_engine {

/// Gives each player a name of its own. A name that is taken gets a short addition from the folder
/// of its student: Harry_Anna. Names that differ only in capital letters count as the same.
/// @param taken    the game's own names: whoever wants one of these is rejected, and loses its hash
/// @param earlier  submissions accepted before. Their names are taken, and a student's file that is
///                 called the same as before has the name that it got then, the last one
/// @param adds_versions  only a file that has not changed has the name that it got then
void settle_names(std::vector<Submission>& submissions, const std::vector<std::string>& taken,
                  const std::vector<Submission>& earlier, bool adds_versions = false);

}  // namespace game_engine
