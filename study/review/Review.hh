#pragma once

#include <optional>

#include "Continuations.hh"

namespace game_engine {

/// By somebody else's orders in a stretch of rounds.
struct Gain {
  int who;  ///< From NOBODY_INSTEAD on; ITSELF: how much more was expected before than after it.
  Advantage advantage;
  bool is_sure = false;
};

/// A stretch of rounds looked at closely, from the start of `from` to that of `to`.
struct Stretch {
  int from, to;
  /// The fall of what was expected, from start to end; nothing if that is the end of the match.
  std::optional<Gain> fall;
  std::vector<Gain> gains;
  ScoresByDraw own;  ///< Those of the player itself from its start that were compared with others.
  /// Of the best gain's orders that differ, the fewest found that keep most of the gain, and what
  /// they alone gain; without that, all of them: no fewer surely gain anything.
  std::vector<OtherOrder> named;
  std::optional<Advantage> of_named;

  /// The best of the sure gains; null: none is sure.
  const Gain* best() const;
  bool is_sure_fall() const { return fall and fall->is_sure; }
  bool is_turning_point() const { return is_sure_fall() or best(); }
};

/// Where and why a match was lost.
struct Review {
  std::vector<Expectation> expectations;  ///< By round.
  std::vector<Stretch> stretches;         ///< All that were tested, the most important ones first.
  std::int64_t matches = 0;               ///< Continuations played.
  /// Of all that was scanned, it won less than 2%: what is sure is of its share of points.
  bool by_share = false;
  std::array<std::string, NUM_PLAYERS> differences;  ///< Of the programs: see Continued.
  bool interrupted = false;
};

/// How many continuations of the present step have been played, out of how many.
using TellProgress = std::function<void(std::int64_t played, std::int64_t all)>;

/// Plays continuations in seven steps: docs/methods.md, "Reviews".
/// @param most  continuations of a kind in the second look: 160 suffice for 4 points of chance
/// @throws std::runtime_error
Review review_match(const ReviewedMatch& match, int most, const TellProgress& tell);

constexpr int USUAL_REVIEW_MATCHES = 160;

// ------------------------------------------------------------------ a deck, Deck.cc

/// A turning point of a lost match, as a test: does the present version of a player do better
/// there?
struct Card {
  std::string trace;  ///< Its file.
  int from, to;       ///< Rounds.
  int seat;
  double lost;              ///< Of the chance to win and the share of all points, together.
  int first_draw;           ///< That of the first of the continuations from its start,
  std::vector<int> then;    ///< and what the player had in each of them, as `lost`, in hundredths.
  bool was_better = false;  ///< A version was.

  std::string rounds(const char* between) const;  ///< "56-75"
  std::string text() const;                       ///< A line of a deck.
};

/// @throws InputError
std::vector<Card> read_deck(const std::string& path);

/// @throws OutputError
void write_deck(const std::string& path, const std::vector<Card>& deck);

/// Adds the turning points of a review whose orders could have been better, by rounds; known ones
/// stay.
void add_to_deck(std::vector<Card>& deck, const ReviewedMatch& match, const Review& review,
                 const std::string& trace);

/// Where another version went wrong.
struct CardResult {
  enum Answer { BETTER, AS_BAD, OPEN } answer;
  double gained;  ///< As Card::lost.
  bool interrupted = false;
};

/// Leads the player to the turning point, from which it plays on with the draws that the reviewed
/// one had.
///
/// Better: with 5% of error (Student's t). As bad: with that error it gained less than half of what
/// was lost. @throws std::runtime_error
CardResult play_card(const ReviewedMatch& match, const Card& card);

}  // namespace game_engine
