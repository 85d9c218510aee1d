#ifndef ENGINE_LEAGUE_SUBMISSIONS_HH
#define ENGINE_LEAGUE_SUBMISSIONS_HH

#include <optional>
#include <string>
#include <vector>

namespace game_engine {

/// A file that somebody has submitted.
struct Submission {
  std::string file;    ///< Its name in the folder; any bytes.
  std::string hash;    ///< Of its contents; empty if it was not read.
  std::string name;    ///< Of the player; empty if it is rejected.
  std::string reason;  ///< Why it is rejected, one line; empty if it is not.

  bool is_rejected() const { return not reason.empty(); }
};

/// Where things are.
struct LeagueFolders {
  std::string submissions;
  std::string results;

  std::string path(const std::string& file) const { return results + "/" + file; }
  std::string player(const std::string& name) const {
    return results + "/players/AI" + name + ".player";
  }
};

/// @throws InputError if the folder has no files *.cc or can't be read
void check_folder(const std::string& submissions);

/// Lists the files *.cc of the folder, checks them and builds results/players/AINAME.player of
/// each that keeps to the rules of submission. In the order of their names, as bytes.
/// What was found out is kept in results/submissions.csv, and used again if the files are the same.
/// @param taken  names that no submission may have
/// @throws InputError, OutputError, std::runtime_error if it could not be found out
std::vector<Submission> build_submissions(const LeagueFolders& folders,
                                          const std::vector<std::string>& taken, int at_a_time);

}  // namespace game_engine

#endif
