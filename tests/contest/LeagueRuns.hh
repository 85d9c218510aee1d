#pragma once

#include <contest/submissions/Submission.hh>
#include <engine/files/Tables.hh>
#include <tests/engine/Runs.hh>

namespace tests {

/// The source of a player under another name.
std::string renamed(const std::string& file, const std::string& name);

/// The source of Null under another name, with something to do in play().
std::string null_player(const std::string& name, const std::string& play = "");

/// What moves all units of a player: Dir(direction).
std::string move_all(const std::string& direction);

/// What moves all units of a player that has much of its CPU time left.
extern const std::string ASKS_THE_CLOCK;

/// Writes a file of a folder of submissions, and the student's folder that it is in.
void submit_text(const std::string& folder, const std::string& file, const std::string& text = "");

/// What is found in a folder of submissions, line by line.
std::string found_in(const std::string& folder,
                     const std::vector<game_engine::Submission>& known = {});

/// A number in an archive, the lowest byte first.
std::string bytes(std::uint64_t value, int number);

/// What Bob, a player of the small league, prints in each round up to 9, in which it is out.
std::string words_of_bob(int round);

/// Writes a script for the shell that can be run.
void write_program(const std::string& path, const std::string& script);

/// The path of a shell that makes each check of a submission once; what it said is kept in build/.
/// It makes no pages of matches, only files of their names; what is beside it makes nothing anew.
std::string checking_shell();

/// A short league or season in a folder: its submissions and its results, which always come out the
/// same.
class Contest {
 public:
  /// @param options  of its command; --season: of a season
  Contest(const std::string& options, const std::string& folder = scratch_file("contest"));

  std::string path(const std::string& file) const { return folder_ + "/" + file; }
  /// A file of the results, or their folder.
  std::string results(const std::string& file = "") const {
    return path(file.empty() ? "results" : "results/" + file);
  }
  std::string text(const std::string& file) const { return read_file(results(file)); }
  game_engine::CsvTable table(const std::string& file) const { return read_csv(results(file)); }
  /// The lines of marks.csv with a player, by player; and these players, a blank after each.
  std::map<std::string, game_engine::TableLine> marks() const;
  std::string players() const;
  /// The logs of lost matches, by path in the folder of authors, without lines with CPU times.
  std::map<std::string, std::string> logs() const;
  /// When each file of what the coach said was written.
  std::map<std::string, fs::file_time_type> files_of_coach() const;

  /// Writes a file of the submissions.
  void submit(const std::string& file, const std::string& text) const;
  /// Null under the name of its student, with something to do.
  void submit_null(const std::string& name, const std::string& play = "") const;
  /// Does this instead of checking a submission and, if it gets to its end, takes a player that was
  /// built before.
  void pretend(const std::string& script) const;
  /// Takes all for players that do nothing, or for the one of the small league that the script,
  /// which comes first, sets `built` to; of another program if the text is another. Rejects those
  /// with "x = ;".
  void pretend_null(const std::string& script = "") const;

  /// Programs in its folder come before all others.
  std::string command(const std::string& more = "") const;
  Outcome play(const std::string& more = "") const { return tests::run(command(more)); }

  /// The same in another folder, in that of the test.
  Contest copy(const std::string& name = "copy") const;

 private:
  const std::string options_, folder_;
};

/// A league that is played once for all tests, in pages too, with submissions of all kinds;
/// "status" has the exit status.
const Contest& small_league();
/// The same with the players and without the matches.
Contest fresh_league();
/// The same without the last third of the table of matches, which is to be played again; it ends in
/// the middle of a line.
Contest begun_league();

/// Fails the test if its results, apart from players, are not those of the small league.
void check_same_league(const Contest& league);

}  // namespace tests
