#pragma once

// What a player does much more or less often than the others of the same matches.

#include <engine/match/Match.hh>

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

/// Counts the events of a round.
void count_events(const Events& events, HabitsBySeat& counts);

/// Counts all habits of a match from here on. Both must outlive the match's rounds.
class HabitCounter : public MatchWatcher {
 public:
  explicit HabitCounter(const Match& match) : match_(match) {}

  void start_round(int round) override;
  void add_orders(const std::array<Orders, NUM_PLAYERS>& orders, const Outcomes& outcomes) override;
  void add_events(const Events& events) override { count_events(events, counts); }

  HabitsBySeat counts{};

 private:
  const Match& match_;
  std::array<std::vector<int>, NUM_PLAYERS> units_;  ///< Of the round.
};

/// Compares a player's habits with those of the others. What is added is independent: all matches
/// of a seed together, for example.
class HabitTally {
 public:
  /// @param seats  those with `true` are the player's; nothing happens if all or none are
  void add(const HabitsBySeat& counts, const std::array<bool, NUM_PLAYERS>& seats);

  /// The three largest of the sure and large differences, in sentences. Sure: all are tested
  /// together, with 5% of error, each by Student's t for the differences between the player and the
  /// mean of the others. Large: one does it twice as often as the others, at least.
  /// @param who    YOURS, or its name
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

}  // namespace game_engine
