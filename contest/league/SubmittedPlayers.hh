#pragma once

#include <functional>
#include <string>
#include <vector>

#include <contest/submissions/Submission.hh>

namespace game_engine {

/// Where files are.
struct LeagueFolders {
  std::string submissions;
  std::string results;

  std::string path(const std::string& file) const { return results + "/" + file; }
  /// What anybody may see, and what only the teacher may; what is for one author is in "authors",
  /// and all else is the program's own.
  std::string of_class(const std::string& file) const { return path("class/" + file); }
  std::string of_teacher(const std::string& file) const { return path("teacher/" + file); }
  std::string player(const std::string& name) const {
    return results + "/players/AI" + name + ".player";
  }
};

inline std::vector<Submission> list_submissions(const LeagueFolders& folders,
                                                const std::vector<Submission>& known = {}) {
  return list_submissions(folders.submissions, folders.results, known);
}

/// The files of results/submissions.csv, with verdicts. @throws InputError
std::vector<Submission> known_submissions(const LeagueFolders& folders);
/// Writes them there: players whose files are no longer these, and all files. @throws OutputError
void note_submissions(const LeagueFolders& folders, const std::vector<Submission>& earlier,
                      const std::vector<Submission>& submissions);

/// @throws UsageError, InputError if there is no such folder, no *.cc in it or in its folders, or
/// it can't be read
void check_folder(const LeagueFolders& folders);

/// The file that a player is built as.
using PlayerFile = std::function<std::string(const Submission&)>;

/// Checks submissions, builds the players that keep to the rules, and rejects the others. What the
/// machine may have caused is tried again, alone; if two tries don't say the same, it loses its
/// hash: nobody may keep that.
/// @param taken  names that no submission may have
/// @param is_built  called after each player that is built, once its submission knows
/// @param most_seconds  of a student: once its files have taken longer, its others are rejected
/// @throws OutputError, std::runtime_error if there can be no verdict
void build_players(
    const LeagueFolders& folders, const std::vector<std::string>& taken, int at_a_time,
    const PlayerFile& player_file, const std::vector<Submission*>& submissions,
    const std::function<void()>& is_built = [] {}, double most_seconds = 300);

/// What build_submissions() does with what is known.
struct BuildRules {
  bool adds_versions = false;  ///< A file that has changed is another player.
  bool plays = false;          ///< What the machine may have caused isn't tried again unasked.
  bool several = false;        ///< All the players of a student count, not only the last one.
  std::string recheck = "";    ///< Whose rejections don't count any more: see is_named_by().
};

/// Whether it is rejected for what the machine may have caused.
bool is_undecided(const Submission& one);

/// Whether --recheck means a submission: by the name of the player or the student, or "all".
bool is_named_by(const std::string& recheck, const Submission& one);

/// @throws UsageError if it means none of these
void check_recheck(const std::string& recheck, const std::vector<Submission>& rejected);

/// Lists the files of the folder, and builds results/players/AINAME.player of those that keep to
/// the rules. Verdicts are kept in results/submissions.csv, each as soon as a player is built, and
/// used again for the same files.
/// @param taken  names that no submission may have
/// @param earlier  if not null, gets the players that were built before and are not of these files
/// @throws UsageError, InputError, OutputError, std::runtime_error if there can be no verdict
std::vector<Submission> build_submissions(const LeagueFolders& folders,
                                          const std::vector<std::string>& taken, int at_a_time,
                                          const BuildRules& rules = {},
                                          std::vector<Submission>* earlier = nullptr);

/// Whether a built player is unchanged.
bool is_program(const std::string& path, const std::string& hash);

/// Gives each player a name of its own. A name that is taken gets a short addition from the folder
/// of its student: Harry_Anna. Names that differ only in capital letters count as the same.
/// @param taken    the game's own names: a submission with one is rejected, and loses its hash
/// @param earlier  submissions accepted before. Their names are taken, and a student's file called
///                 the same as before keeps the name that it got then, the last one
/// @param adds_versions  only an unchanged file keeps it, wherever it lies now
void settle_names(std::vector<Submission>& submissions, const std::vector<std::string>& taken,
                  const std::vector<Submission>& earlier, bool adds_versions = false);

}  // namespace game_engine
