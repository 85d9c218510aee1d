#pragma once

#include <set>

#include "Competition.hh"
#include "Tournament.hh"

namespace game_engine {

/// A line of the teacher's file --changes: whose mark is another, and why.
struct MarkChange {
  std::string student;  ///< Or number, or player; "late": all that were added and have no own line.
  std::string with;     ///< "with Anna": it is another's; empty: no.
  double number = 0;    ///< "7.5": that is the mark.
  bool is_more = false;  ///< "-1", "+0.5": it is added.
  std::string why = "";
};

/// @throws InputError
std::vector<MarkChange> read_changes(const std::string& path);

/// A league that has been played: everything in its files and on its page.
struct League : Competition {
  TournamentRules rules;
  std::string marks;  ///< The teacher's rule for marks; empty for none.
  std::vector<MarkChange> changes;
  std::string class_list;  ///< The teacher's file; empty for none.
  LaidDown settings;       ///< For people to read.
  std::vector<Submission> submissions;
  std::vector<std::string> names;     ///< Of the players that were not rejected.
  std::vector<std::string> students;  ///< By player; empty if unknown.
  std::vector<std::string> homes;     ///< By player, the student's own folder; likewise.
  std::set<int> left;                 ///< Players that are no longer ranked: with another file now.
  Tournament tournament;
  std::vector<std::string> traces;  ///< By match: its page or trace in the results, or empty.

  std::vector<std::vector<int>> watched;  ///< By player, lost matches whose pages its author gets.

  int num_players() const { return int(names.size()); }
  /// Those with whom it was published first; the others were added.
  int num_first() const { return num_players() - rules.num_added(); }
  std::string name(int player) const override {
    return is_player(player) ? names[player] : rung(player);
  }
  std::string student(int player) const { return of_player(students, player); }
  std::string home(int player) const { return of_player(homes, player); }
  /// Those whose files were all rejected, with one of these.
  std::vector<const Submission*> students_without_player() const;
  /// Players that were no longer asked in some matches, because they were idle.
  std::vector<std::string> not_asked() const;
  std::string file(int player) const override {
    return is_player(player) ? folders.player(name(player)) : "";
  }
  /// The table of players whose matches may depend on how busy the machine was.
  std::string clock_file() const { return folders.of_teacher("clock.csv"); }
  /// A match by its index.
  SeatedMatch seated(std::size_t match) const;

 private:
  static std::string of_player(const std::vector<std::string>& list, int player) {
    return player < 0 or std::size_t(player) >= list.size() ? "" : list[player];
  }
};

/// How a player did in all its matches.
struct Ranked {
  int player;
  int rank = 0;  ///< From 1 on; equals share it. 0 for the ladder and players no longer ranked.
  Rating rating;
  int matches = 0;
  int seats = 0;           ///< In these matches: a player of the ladder may have several.
  std::int64_t score = 0;  ///< Sum over the seats.
  int outs = 0;            ///< Seats in which it was out.
  /// Surely ahead of all from this rank on: with probability 95%, if matches are independent. 0:
  /// none.
  int surely_ahead_from = 0;
  bool has_qualified = false;
  std::string reached;  ///< "champion", the last stage that it played in, or that it came late.
};

/// Whether the league ranks it and gives it a mark.
inline bool is_ranked(const Ranked& one) { return one.rank > 0; }

/// All players and the ladder by rating, to a tenth; equal ones by mean score, but behind if they
/// were out in all matches; then by name. Players that were added change nothing about those
/// before, whose marks are known: they are put on their scale.
std::vector<Ranked> ranking(const League& league);

/// The tables ranking.csv and groups.csv.
CsvTable ranking_table(const League& league, const std::vector<Ranked>& ranked);
constexpr std::size_t STUDENT_OF_RANKING = 10;  ///< Its column with the students.
CsvTable groups_table(const League& league);

/// Writes ranking.csv, marks.csv, groups.csv, rejected.csv and misfits.csv.
/// @throws OutputError
void write_tables(const League& league);

/// Writes the pages for the class, the teacher and each author. @throws InputError, OutputError
void write_pages(const League& league);

/// With so many points less, a player comes ahead once in eleven times.
constexpr double LINE_TO_ZERO = 400;

/// The teacher's rule for marks.
struct MarkRule {
  /// Quantiles: between these two marks, by the share of other players that are behind.
  double low = 0, high = 10;

  /// Thresholds: this mark for a rating so many points above a player of the ladder.
  struct Threshold {
    std::string name;
    double points;
    double mark;
  };
  std::vector<Threshold> thresholds;  ///< None for quantiles.
};

/// "quantiles", "quantiles:5-10" with the lower mark first, or "Dummy:5,Dummy+100:6.5,Master:10";
/// marks must not fall. Between two thresholds marks lie on a line; below the lowest it goes to 0,
/// LINE_TO_ZERO points further down, and above the highest no mark is higher.
/// @throws UsageError
MarkRule parse_marks(const std::string& word);

/// @throws UsageError if the rule names somebody who is not on the ladder
void check_marks(const MarkRule& rule, const League& league);

/// What the rule suggests for a player, and for both ends of the interval of its rating or of its
/// distance from the ladder, whose ratings have errors, too.
struct Mark {
  int player;
  double mark, low, high;
  double with_win = 0;  ///< If it had won one match that it lost.
  /// The mean mark of its band: the best player not in one yet, and all whom that doesn't surely
  /// beat.
  double of_band = 0;
  /// Whether the mark is PASS or more, surely or surely not; if that can't be told, about how many
  /// more matches would tell, because intervals shrink with their square root; 0: more than
  /// MOST_TO_TELL.
  std::string passes = "";
  int to_tell = 0;

  static constexpr double PASS = 5;
  static constexpr int MOST_TO_TELL = 10000;
};

/// What goes into the gradebook for a student: the best mark of its players, with the changes.
struct Grade {
  int player;
  double mark;
  std::string why;  ///< Empty: nothing has changed.
};

/// @throws InputError if a change is of nobody
std::vector<Grade> grades_of(const League& league, const std::vector<Mark>& marks);

/// Writes grades.csv: the class list with the grades of those who are found in it, by number, user
/// name, e-mail or name. Returns who was not found, on either side. @throws InputError, OutputError
std::vector<std::string> write_grades(const League& league);

/// About how many points one more first place, instead of a last one, adds to a rating: among
/// equals, and if the others' ratings stay.
double one_more_win(const Rating& rating);

/// In the order of the ranking. The rule must have passed check_marks().
std::vector<Mark> suggest_marks(const MarkRule& rule, const League& league,
                                const std::vector<Ranked>& ranking);

/// Writes marks.csv, or removes an earlier one if the league has no rule.
/// @throws OutputError, fs::filesystem_error
void write_marks(const League& league, const std::vector<Ranked>& ranking);

}  // namespace game_engine
