#pragma once

#include <fstream>
#include <optional>

#include <engine/files/Files.hh>
#include <engine/text/Reader.hh>
#include <engine/files/Tables.hh>
#include "SeriesTable.hh"

namespace game_engine {

/// What the lines of a report say besides results.
struct ReportKey {
  Series series;
  /// For each player that is a file, the path as given; empty for others.
  std::vector<std::string> files;
  std::string until;          ///< The error of --until as text; empty without.
  std::string configuration;  ///< How it was given: "< FILE", "-i FILE".
  std::string rules;          ///< Identifies what decides a match: rules_key().
  bool times = false;         ///< Whether it has CPU times.

  /// The players as they were given: files or names.
  std::vector<std::string> players_as_given() const;
  ReplayCommand replay(const std::string& program) const;
};

/// How `a` and `b` differ, in a few words; empty if they don't.
std::string difference(const ReportKey& a, const ReportKey& b);

/// The numbers of each player of a match that is tuned: "book=62.5 duel=3".
using TunedTexts = std::array<std::string, NUM_PLAYERS>;

/// Passes if a report may be written to this file: check_replaceable(). @throws OutputError
void check_file_for_report(const std::string& path);

/// A CSV file with a line for each match, in the order of their numbers.
class ReportWriter {
 public:
  /// Makes the file, or continues it after the first `keep` bytes (see ReportReader::end()).
  /// @param path  empty for standard output
  /// @throws OutputError
  ReportWriter(const std::string& path, const ReportKey& key, std::uintmax_t keep);

  /// @throws OutputError
  void add(const MatchResult& result, const TunedTexts& tuned = {});

  /// @throws OutputError
  void close() { output_.close(); }

 private:
  Output output_;
  const ReportKey key_;
};

struct ReportLine {
  ReportKey key;
  MatchResult result;
  TunedTexts tuned;
};

/// What columns a report has.
struct ReportShape {
  Meeting meeting = Meeting::FOUR;
  bool times = false;
};

class ReportParser {
 public:
  explicit ReportParser(const ReportShape& shape);

  /// Nothing if the text is not exactly what would have been written.
  std::optional<ReportLine> parse(const std::string& text);

 private:
  void take_groups(Series& series);

  ReportShape shape_;
  TableLine columns_;
  Series known_;  ///< The series of the last line, with its groups.
};

class ReportReader {
 public:
  /// @throws InputError if it can't be read or is not a report
  explicit ReportReader(const std::string& path);

  /// Nothing at the end or where a line is torn.
  /// @throws InputError if a line is damaged
  std::optional<ReportLine> next();

  /// How many bytes there are up to the end of the last line from next().
  std::uintmax_t end() const { return end_; }

  /// The place of that line: "a.csv:18".
  std::string place() const { return path_ + ":" + std::to_string(line_number_); }

 private:
  bool get_line(std::string& line, bool& is_whole);
  const std::string path_;
  std::ifstream in_;
  ReportParser parser_;
  int line_number_ = 0;
  std::uintmax_t next_ = 0;  ///< Where the next line starts.
  std::uintmax_t end_ = 0;
};

/// A short text that identifies what decides a match besides players and seed: the configuration,
/// with the board of the first seed, and the options.
std::string rules_key(const Configuration& configuration, std::int64_t first_seed,
                      const std::string& options);

}  // namespace game_engine
