#pragma once

// Turning points of lost matches as tests: does the present version of a player do better there?

#include <optional>

#include "Review.hh"

namespace game_engine {

/// A turning point of a recorded match.
struct Card {
  std::string trace;  ///< Its file.
  int from, to;       ///< Rounds.
  int seat;
  double lost;              ///< Of the chance to win and the share of all points, together.
  bool was_better = false;  ///< A version was.

  std::string text() const;  ///< A line of a deck.
};

/// The cards of a deck. @throws InputError
std::vector<Card> read_deck(const std::string& path);

/// Writes them. @throws OutputError
void write_deck(const std::string& path, const std::vector<Card>& deck);

/// Adds the turning points of a review whose orders could have been better; known ones stay.
void add_to_deck(std::vector<Card>& deck, const ReviewedMatch& match, const Review& review,
                 const std::string& trace);

/// How a version does where another one went wrong.
struct CardResult {
  enum Answer { BETTER, AS_BAD, OPEN } answer;
  double gained;  ///< As Card::lost.
  bool interrupted = false;
};

/// Leads the player through the match to the turning point and lets it play that, with the draws of
/// the match; from its end on, the match is played on by the programs from what came of it, and
/// from what was recorded, each `number` times with the same draws. A player that plays as it did
/// reaches what was recorded, as far as a trace has the whole state: then nothing differs, and it
/// is as bad.
///
/// Of a player that changed, a single way through the turning point may be lucky. So it takes over
/// in its first round, or one of the next three, in turn.
///
/// Better: with 5% of error (Student's t). As bad: with that error it gained less than half of what
/// was lost. @throws std::runtime_error
CardResult play_card(const ReviewedMatch& match, const Card& card, int number);

}  // namespace game_engine
