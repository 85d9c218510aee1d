#pragma once

#include <memory>
#include <string>
#include <vector>

#include "Match.hh"

namespace game_engine {

/// Passes if a trace may be written to this file, check_replaceable(), or to standard output if it
/// has no name. @throws OutputError @throws UsageError if that is a terminal
void check_file_for_trace(const std::string& path);

/// Whether a text with this first word is the trace of a match.
bool begins_trace(std::string_view word);

/// A recorded match, round by round. Reading checks everything. A trace that was cut ends with its
/// last whole state.
class Trace {
 public:
  /// @param key  of its draws, which a trace does not say
  /// @throws InputError
  static Trace of_file(const std::string& path, const DrawsKey& key = {});
  /// The same of a text. @param source  what to call it in messages
  Trace(std::string text, std::string source, const DrawsKey& key = {});

  const std::string& source() const { return source_; }
  const std::string& text() const { return text_; }
  std::int64_t seed() const { return seed_.number; }
  const MatchSeed& match_seed() const { return seed_; }
  const Names& names() const { return names_; }

  /// The round of the first state: 0, except in a match that went on from a position.
  int first_round() const { return first_round_; }
  /// The round of the last whole state.
  int last_round() const { return first_round_ + int(states_.size()) - 1; }
  /// Recorded or not.
  int num_rounds() const { return num_rounds_; }
  bool is_whole() const { return last_round() == num_rounds_; }

  /// The state of a round, as a configuration to go on from.
  std::shared_ptr<const Configuration> position(int round) const;
  /// Likewise, a state that is not in it: one that came later.
  std::shared_ptr<const Configuration> position(const std::string& state) const;
  /// What the match began with: a board drawn from the seed, if that is its first state, or else
  /// this state.
  std::shared_ptr<const Configuration> start() const;
  /// Whether it is this text, whichever program wrote "Game" or "SecGame", and whatever the names.
  bool is_text(const std::string& text) const;
  std::unique_ptr<AnyBoard> board(int round) const;

  /// Whether the orders of a round are known: normally in all but the last.
  bool has_orders(int round) const { return round - first_round_ < int(orders_.size()); }
  /// Carried out, in that order.
  const Orders& orders(int round) const { return orders_[round - first_round_]; }

  /// Whether it says what happened: see AnyBoard::tells_events.
  bool tells_events() const { return tells_events_; }
  /// What happened in a round whose orders are known, if it says so.
  const Events& events(int round) const { return events_[round - first_round_]; }

 private:
  struct Part {
    std::size_t begin, end;  ///< In the text.
    int line;                ///< Of its beginning.
  };

  void read_head();
  void split_body();
  void find_release();
  bool writes_head() const;
  std::shared_ptr<const Configuration> drawn() const;
  void check();
  bool is_cut(int k);
  std::string text_of(const Part& part) const;
  Reader reader_of(const Part& state) const;
  const Part& state(int round) const { return states_.at(round - first_round_); }

  std::string text_, source_;
  MatchSeed seed_;
  Names names_;
  std::string head_;  ///< What a position begins with, with the line numbers of the text.
  Part body_ = {};    ///< What follows the head.
  std::vector<Part> states_, lists_;
  std::vector<Orders> orders_;
  std::vector<Events> events_;  ///< Of the same rounds.
  bool tells_events_ = false;
  int first_round_ = 0, num_rounds_ = 0;
};

}  // namespace game_engine
