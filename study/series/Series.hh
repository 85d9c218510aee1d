#pragma once

#include <memory>
#include <string>
#include <string_view>

#include <engine/match/Match.hh>
#include <engine/random/SplitMix.hh>
#include "Neglect.hh"
#include "Statistics.hh"

namespace game_engine {

/// How often a player did each thing in a match or a part of it: its units' turns, first those
/// without an order; its orders by outcome; events by kind, begun by its units, and suffered.
constexpr int MAX_HABITS = 100;
using HabitCounts = std::array<std::int32_t, MAX_HABITS>;
using HabitsBySeat = std::array<HabitCounts, NUM_PLAYERS>;

constexpr std::size_t TURNS_OF_UNITS = 0, TURNS_WITHOUT_ORDER = 1;
std::size_t habit_of_outcome(int outcome);  ///< 0: carried out; else a reason.
std::size_t habit_of_event(int kind, bool is_suffered);

void add_habits(HabitCounts& sum, const HabitCounts& counts);

/// The clans of an event: the one whose unit began it, and the other one; -1 where it names none.
std::array<int, 2> clans_of(const Event& event);

/// Of a match from here on. Both must outlive its rounds.
class HabitCounter : public MatchWatcher {
 public:
  explicit HabitCounter(const Match& match);

  void start_round(int round) override;
  void add_orders(const OrdersBySeat& orders, const Outcomes& outcomes) override;
  void add_events(const Events& events) override;

  HabitsBySeat counts{};
  std::array<Neglect, NUM_PLAYERS> neglect;

 private:
  const AnyBoard& board_;
  int round_ = 0;
  std::vector<Seat> seats_;
  std::array<std::vector<int>, NUM_PLAYERS> units_;  ///< Of the round.
};

/// Compares a player's habits with those of the others. What is added is independent: all matches
/// of a seed together, for example.
class HabitTally {
 public:
  /// @param seats  those with `true` are the player's; nothing happens if all or none are
  void add(const HabitsBySeat& counts, const std::array<bool, NUM_PLAYERS>& seats);

  /// The three largest of the sure and large differences, in sentences. Sure: all together, with 5%
  /// of error. Large: one does it twice as often as the others, at least.
  /// @param parts  how many additions make a match
  std::vector<std::string> sentences(const std::string& who, double parts) const;

 private:
  struct Habit {
    Sample difference, own, others;  ///< In twelfths.
  };

  double mean(const Sample& sample, double parts) const;
  std::string sentence(std::size_t habit, const std::string& who, double parts) const;

  std::array<Habit, MAX_HABITS> habits_;
};

/// How players change seats between the matches of a seed.
enum class Seats {
  FIXED,   ///< One match a seed: each player in the seat of its place on the command line.
  ROTATE,  ///< Four: everybody moves on by one seat.
};

std::string seats_word(Seats seats);

/// Who meets whom.
enum class Meeting {
  FOUR,    ///< The same four players in all matches.
  POOL,    ///< Groups of four, drawn so that everybody meets everybody equally often.
  TUNING,  ///< The first two, with each pair of the others in turn.
};

/// Indices into the players of the command line.
using Foursome = std::array<int, NUM_PLAYERS>;

/// The player in each seat: an index into the group.
using Seating = std::array<int, NUM_PLAYERS>;

struct PlannedMatch {
  std::int64_t number;  ///< From 1.
  std::int64_t seed;
  Seating seating;
  Foursome group = {0, 1, 2, 3};

  int player_in(int seat) const { return group[seating[seat]]; }
  template <typename Players>
  Names names_by_seat(const Players& players) const {
    Names names;
    for (int seat : SEATS) names[seat] = players[player_in(seat)];
    return names;
  }
};

/// The matches with the numbers `first` to `last`; none if last < first.
struct MatchRange {
  std::int64_t first;
  std::int64_t last;

  std::int64_t size() const { return last - first + 1; }
};

/// A list of matches. Each follows from its number alone.
struct Series {
  /// As on the command line. A name may appear more than once.
  std::vector<std::string> players;
  std::int64_t first_seed = 1;
  std::int64_t seeds = 1;  ///< How many: first_seed, first_seed + 1, ...
  Seats seats = Seats::FIXED;
  Meeting meeting = Meeting::FOUR;
  /// For each seed, who plays: draw_groups(); null with Meeting::FOUR.
  std::shared_ptr<const std::vector<Foursome>> groups = nullptr;

  int matches_per_seed() const;
  int num_players() const { return int(players.size()); }
  std::int64_t num_matches() const { return seeds * matches_per_seed(); }
  PlannedMatch match(std::int64_t number) const;
};

/// More statistics than any game has.
constexpr int MAX_STATISTICS = 16;

struct PlayerResult {
  int seat = 0;
  int score = 0;
  std::int64_t cpu_time = 0;                                 ///< In microseconds.
  std::array<std::int64_t, MAX_STATISTICS> statistics = {};  ///< Those of statistics().
  HabitCounts habits = {};
  double waited = 0;   ///< Seconds of TellWaited, where somebody asks for them.
  char out[200] = "";  ///< "in round 57: segmentation fault (SIGSEGV)"; empty if it was not out.

  bool is_out() const { return out[0] != '\0'; }
  /// Notes why it was out, cut to fit, with question marks for what is not printable UTF-8.
  void set_out(std::string_view text);
};

/// Of a match that was played, in that seat; without why it was out.
PlayerResult result_of(const Match& match, int seat);

/// The beginning of that reason.
extern const std::string NOT_COUNTED;

/// The turns of the units of a task in a match, one for each unit and round.
struct TaskTurns {
  std::int64_t all = 0;
  std::int64_t with_order = 0;      ///< The player gave one.
  std::int64_t with_stand_ins = 0;  ///< The stand-in gave one.

  void add(const TaskTurns& others) {
    all += others.all;
    with_order += others.with_order;
    with_stand_ins += others.with_stand_ins;
  }
};

/// Plain memory, to be sent between processes.
struct MatchResult {
  std::int64_t number = 0;                             ///< Of the match.
  std::array<PlayerResult, NUM_PLAYERS> players = {};  ///< In the order of the match's group.
  Neglect neglect;                                     ///< Of the first player of the series.
  TaskTurns turns;                                     ///< For the coach.
  /// The hash of all orders before somebody was first out for time, or of MatchRules::course_end;
  /// empty if neither is the case.
  char course[72] = "";

  std::array<int, NUM_PLAYERS> scores() const;

  /// False if it can't be told who ended the process of the match. All four are out then, for the
  /// reason NOT_COUNTED and what is known.
  bool is_counted() const;
};

constexpr int MIN_IN_POOL = NUM_PLAYERS, MAX_IN_POOL = 64;
/// A limit, because all groups are drawn beforehand.
constexpr std::int64_t MAX_MATCHES_WITH_GROUPS = 1000000;

/// Draws groups of four so that at any time all players have played, met each other and sat in each
/// seat about equally often: with 4 to 64 players, these numbers differ by 4 at most.
class GroupDraw {
 public:
  /// The same seed gives the same groups. @param num_players  at least 4
  GroupDraw(int num_players, std::int64_t seed);

  Foursome next();

  int times_played(int player) const { return played_[player]; }
  int times_met(int a, int b) const { return met_[place(a, b)]; }
  int times_in_seat(int player, int seat) const { return in_seat_[player][seat]; }

 private:
  std::size_t place(int a, int b) const { return a * played_.size() + b; }
  int choose_next(const Foursome& group, int size);
  void sit_down(Foursome& group);

  SplitMix draw_;
  std::vector<int> played_;
  std::vector<int> met_;  ///< By pairs of players.
  std::vector<std::array<int, NUM_PLAYERS>> in_seat_;
};

/// The groups of a series, one per seed; null with Meeting::FOUR.
std::shared_ptr<const std::vector<Foursome>> draw_groups(const Series& series);

}  // namespace game_engine
