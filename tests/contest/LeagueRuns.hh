#pragma once

#include <contest/submissions/Submission.hh>
#include <engine/files/Tables.hh>
#include <tests/engine/Runs.hh>

namespace tests {

/// The source of Null under another name, with something to do in play().
std::string null_player(const std::string& name, const std::string& play = "");

/// What moves all units of a player: Dir(direction).
std::string move_all(const std::string& direction);

/// Puts a player into a folder of submissions, under another name.
void submit(const std::string& folder, const std::string& source, const std::string& name);

/// Writes a file of a folder of submissions, and the student's folder that it is in.
void submit_text(const std::string& folder, const std::string& file, const std::string& text = "");

/// What is found in a folder of submissions, line by line.
std::string found_in(const std::string& folder,
                     const std::vector<game_engine::Submission>& known = {});

/// A number in an archive, the lowest byte first.
std::string bytes(std::uint64_t value, int number);

/// The lines of marks.csv with a player, by player.
std::map<std::string, game_engine::TableLine> marks_of(const std::string& results);

/// What Bob, a player of the small league, prints in each round up to 9, in which it is out.
std::string words_of_bob(int round);

/// Gives a league or season that has not begun its secret, so that it always comes out the same.
void fix_secret(const std::string& results);

/// The command of a short league of these submissions.
std::string short_league(const std::string& submissions, const std::string& results,
                         const std::string& options);

/// Writes a script for the shell that can be run.
void write_program(const std::string& path, const std::string& script);

/// A shell for league_with_shell: does this instead of checking a submission, and, if it gets to
/// its end, takes a player that was built before.
void write_shell(const std::string& folder, const std::string& script);

/// The command of a short league of what is in a folder, with its sh before all others.
std::string league_with_shell(const std::string& folder);

/// The logs of lost matches, by path in the folder of authors, without lines with CPU times.
std::map<std::string, std::string> logs_in(const std::string& results);

/// When each file of what the coach said was written.
std::map<std::string, fs::file_time_type> files_of_coach(const std::string& results);

/// A league that is built once for all tests: to play it again costs little.
class SmallLeague {
 public:
  SmallLeague();

  /// A file in its folder; the results are in the folder "first".
  std::string path(const std::string& file) const { return folder_ + "/" + file; }
  std::string submissions() const { return path("submitted"); }
  /// The exit status of the program that played it.
  int status() const { return std::stoi(read_file(path("status"))); }

  std::string command(const std::string& results, const std::string& options = "-j2") const;
  Outcome play(const std::string& results, const std::string& options = "-j2") const;

  /// The results of the first run in a new folder, with the players and without the matches.
  std::string fresh_results() const;
  /// All results of the first run in a new folder.
  std::string finished_results() const;
  /// The same without the last third of the table of matches, which is to be played again; it ends
  /// in the middle of a line.
  std::string begun_results() const;

 private:
  void submit_all() const;

  std::string folder_;
};

const SmallLeague& small_league();

/// Fails the test if these results, apart from players, are not those of the first run.
void check_same_league(const std::string& results);

}  // namespace tests
