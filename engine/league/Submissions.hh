#pragma once

#include <functional>
#include <string>
#include <vector>

namespace game_engine {

/// A file that somebody has submitted.
struct Submission {
  std::string file;     ///< Its name in the folder, or that of its own folder before it; any bytes.
  std::string student;  ///< Whose folder it is in; empty if it is in none.
  std::string hash;     ///< Of its contents; empty if it is rejected without a look at them.
  std::string name;     ///< Of the player; empty if it is rejected.
  std::string reason;   ///< Why it is rejected, one line; empty if it is not.
  std::string program;  ///< The hash of its player's file; empty if there is none.
  std::string text;     ///< The contents of the file, while players are built.

  bool is_rejected() const { return not reason.empty(); }
  /// The name of the file without the folder.
  std::string base() const { return file.substr(file.rfind('/') + 1); }
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

/// @throws UsageError, InputError if there is no such folder, no file *.cc in it or in those in it,
/// or it can't be read
void check_folder(const LeagueFolders& folders);

/// The file that a player is built as.
using PlayerFile = std::function<std::string(const Submission&)>;

/// Checks submissions, and builds the players of those that keep to the rules; the others are
/// rejected.
/// @param taken  names that no submission may have
/// @param is_built  called each time that a player has been built, and its submission knows it
/// @throws OutputError, std::runtime_error if it could not be found out
void build_players(
    const LeagueFolders& folders, const std::vector<std::string>& taken, int at_a_time,
    const PlayerFile& player_file, const std::vector<Submission*>& submissions,
    const std::function<void()>& is_built = [] {});

/// Lists the files of the folder, and builds results/players/AINAME.player of each that keeps to
/// the rules of submission, in the order of list_submissions. What was found out is kept in
/// results/submissions.csv, each player as soon as it is built, and used again for the same files.
/// @param taken  names that no submission may have
/// @throws InputError, OutputError, std::runtime_error if it could not be found out
std::vector<Submission> build_submissions(const LeagueFolders& folders,
                                          const std::vector<std::string>& taken, int at_a_time);

/// Whether a built player is what it was when it was built.
bool is_program(const std::string& path, const std::string& hash);

}  // namespace game_engine
