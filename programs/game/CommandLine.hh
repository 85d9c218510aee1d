#pragma once

#include <engine/isolation/Isolation.hh>
#include <study/review/Review.hh>
#include <study/series/StandIns.hh>
#include <study/series/TunedNumbers.hh>
#include <study/series/SequentialTest.hh>
#include <study/series/Tuner.hh>
#include <engine/options/Options.hh>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace game_engine {

constexpr std::int64_t MAX_MATCHES = 1000000000;
constexpr std::int64_t MATCHES_WITHOUT_LIMIT = 10000;  ///< With --until alone.

struct SeriesOptions {
  std::int64_t matches = MATCHES_WITHOUT_LIMIT;
  std::optional<Seats> seats;
  std::optional<int> given_jobs;
  /// Matches at a time. A single match doesn't look how many processors there are.
  int jobs() const { return given_jobs ? *given_jobs : num_processors(); }
  std::optional<Until> until;
  Meeting meeting = Meeting::FOUR;
  std::string report;
  std::string traces;
  std::string logs;
  std::string run_with;            ///< The program that plays the parts; empty: this one.
  std::optional<MatchRange> only;  ///< The matches of a part.
  std::string tune;                ///< The player whose numbers are tuned; empty for none.
  Steps around;                    ///< Of a part of a search: what its trials look around.
  bool report_times = false;
  bool resume = false;
};

/// From a round on, others play in some seats.
struct Change {
  int round;
  std::vector<Successor> successors;
};

struct ReviewOptions {
  std::string who;      ///< A seat or a name.
  std::string against;  ///< A program to compare with; empty: none but the strongest opponent.
  std::string file;     ///< The file for the whole review; empty: none.
  std::string deck;     ///< The file with turning points; empty: none.
  int matches = USUAL_REVIEW_MATCHES;
};

struct CoachOptions {
  std::string who;  ///< Its name.
  int boards = 40;
  std::string rung;  ///< The player whose opponent is looked for.
};

struct RepeatOptions {
  std::string path;  ///< A trace.
  std::string as;    ///< A seat or a name; empty: that of the player.
  std::optional<Change> from;
};

struct CommandLine {
  std::string program;               ///< As the user called it.
  std::vector<std::string> players;  ///< Or reports, to compare.
  std::optional<std::int64_t> seed;
  DrawsKey draws = {};
  std::string input;   ///< Empty for standard input.
  std::string output;  ///< Empty for standard output.
  std::string log;     ///< The log of the match; empty: none.
  bool quiet = false;  ///< Only errors and the ranking.

  /// The only players who may print; empty: all may; "none": nobody.
  std::vector<std::string> only_cerr;

  SeriesOptions series;

  RepeatOptions repeat;
  ReviewOptions review;
  CoachOptions coach;

  bool secure = false;         ///< Each player in isolation.
  bool trusts_linked = false;  ///< But those that are linked.
  Limits limits;               ///< For isolation.
  int memory = 0;              ///< Of each player, in MB; 0: the default.

  std::string help_of;  ///< The job whose help is wanted; empty: all.
};

/// What the user asks for, and the job that does it with `line`. @throws UsageError
std::function<int()> parse_command_line(const std::vector<std::string>& words, CommandLine& line);

/// @throws UsageError if there is no such job
int print_help(const CommandLine& line);

}  // namespace game_engine
