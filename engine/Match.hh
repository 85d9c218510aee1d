#ifndef ENGINE_MATCH_HH
#define ENGINE_MATCH_HH

#include <Board.hh>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "Log.hh"
#include "PlayerRunner.hh"
#include "Text.hh"

namespace game_engine {

using Names = std::array<std::string, NUM_PLAYERS>;

/// When and why a player is out.
struct Out {
  int round;
  std::string reason;
};

/// One match, from the board to the scores.
class Match {
 public:
  /// Prepares the first state. Neither the configuration nor anything else is kept.
  /// @throws InputError if the configuration leaves no room on the board
  Match(const Configuration& configuration, const Names& names, std::int64_t seed, const Log& log);

  /// Makes the players, in the order of their numbers.
  void seat_players(const MakeRunner& make_runner);

  /// Plays to the end. If `write` is not empty, it gets the trace from the first state on,
  /// in pieces as they come; the caller has written what stands before.
  void play(const std::function<void(std::string_view)>& write);

  /// Tells the scores and who has won, and how to look at players that failed in isolation.
  void tell_scores() const;

  const Board& board() const { return board_; }

  /// For each player, when and why it was put out in this match.
  const std::array<std::optional<Out>, NUM_PLAYERS>& outs() const { return outs_; }

  /// The numbers of the players with the top score, increasing.
  std::vector<int> winners() const;

 private:
  void play_round(Text* text);
  void guarded(int player, int round, const std::function<void()>& f);
  void put_out(int player, int round, const PlayerOut& out);

  const Names names_;
  const std::int64_t seed_;
  const Log log_;
  Board board_;
  std::array<std::unique_ptr<PlayerRunner>, NUM_PLAYERS> runners_;  ///< Null: out.
  std::array<Orders, NUM_PLAYERS> orders_;
  std::array<std::optional<Out>, NUM_PLAYERS> outs_;
  bool failed_in_isolation_ = false;  ///< One of them.
};

}  // namespace game_engine

#endif
