#pragma once

#include <engine/match/PlayerRunner.hh>
#include <memory>
#include <string>

#include "Channel.hh"

namespace game_engine {

/// Puts together what a player's process says. Anything may come from there: every byte is checked,
/// and no more than the longest valid answer is kept. Start with expect_hello.
class AnswerReader {
 public:
  explicit AnswerReader(int descriptor);

  /// Expects a Hello next, or the answer to a round. What the player said before it was asked is
  /// part of it.
  void expect_hello();
  void expect_answer(int round) { expect(sizeof(Answer), round); }

  enum Progress { MISSING, COMPLETE, CLOSED };

  /// Reads what there is, without waiting. @throws PlayerOut if it makes no sense
  Progress advance();

  /// When it is complete: whether it is the Hello of a program built like this one.
  bool is_right_hello() const;

  /// When it is complete: what the player says that puts it out.
  struct Complaint {
    Answer::Kind kind;  ///< ORDERS if there is none.
    std::string text;   ///< One line.
  };
  Complaint complaint() const;

  /// When it is complete: its orders, with at most `longest` numbers each, plus one if there were
  /// more.
  /// @throws PlayerOut if they are not orders of this game
  void take_orders(Orders& orders, std::size_t longest) const;

 private:
  static constexpr int NO_ROUND = -1000;

  void expect(std::size_t size, int round);
  Answer header() const;
  void check_header() const;

  const int descriptor_;
  int round_ = NO_ROUND;
  std::size_t size_ = 0;  ///< The size of what is expected, as far as known.
  std::size_t got_ = 0;   ///< How much of it has come.
  std::unique_ptr<char[]> bytes_;
};

}  // namespace game_engine
