#pragma once

#include <engine/game/Game.hh>
#include <engine/text/Words.hh>
#include "Test.hh"

namespace tests {

/// Checks that a command failed as it should: exit status 1, nothing on standard output, and on
/// standard error, after messages of progress, one line that begins with "error: " and contains
/// `message`.
void check_error(const Outcome& outcome, const std::string& message, const char* file, int line);

#define CHECK_ERROR(outcome, message) tests::check_error((outcome), (message), __FILE__, __LINE__)

/// The rows of a section of a file of tests/data, as values between | signs; in them, \t and \n are
/// a tab and the end of a line.
std::vector<std::vector<std::string>> data_rows(const std::string& file,
                                                const std::string& section);

/// Checks that the commands of this section of tests/data/refused.txt, between two texts, fail with
/// the messages that it says.
void check_refusals(const std::string& section, const std::string& before,
                    const std::string& after = "");

std::vector<std::string> lines_of(const std::string& text);
/// The other way round.
std::string text_of(const std::vector<std::string>& lines);
bool has_line(const std::string& text, const std::string& line);

/// A match's standard error, without the lines with CPU times.
std::string without_ranking(const std::string& messages);

/// The file of a configuration for a quick match.
std::string short_configuration();

/// Before a command: makes sanitizers leave crashes to the program's own handlers.
extern const std::string NO_SANITIZER_HANDLERS;

/// The folder of objects of the tests' flavour.
extern const std::string BUILD;

/// A copy of this project in the scratch folder of the test, to change and to build there.
class ProjectCopy {
 public:
  enum class Built { NAMES, ALL };

  /// With everything that has been built, or only with what files depend on, which is enough for
  /// made().
  explicit ProjectCopy(Built built);

  std::string path(const std::string& file) const { return folder_ + "/" + file; }

  /// Runs a command of the shell in the copy.
  Outcome run(const std::string& command) const;

  /// Runs make with these arguments, besides the variables of the make that runs the tests.
  Outcome make(const std::string& arguments) const;

  /// Makes the program, which should work; returns what make has printed.
  std::string make_game(const std::string& arguments = "") const;

  /// Runs make with a compiler that only notes what it should make. Returns the names of those
  /// files, with a blank before and after each.
  std::string made(const std::string& arguments) const;

  void write(const std::string& file, const std::string& text) const;
  std::string read(const std::string& file) const;

 private:
  std::string folder_;
};

}  // namespace tests
