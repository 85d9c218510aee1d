#pragma once

#include <engine/game/Game.hh>
#include <engine/files/Files.hh>
#include <engine/text/Text.hh>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "Listener.hh"
#include "MatchWatcher.hh"

namespace game_engine {

/// Passes if a log may be written to this file: check_replaceable(). @throws OutputError
void check_file_for_log(const std::string& path);

/// The log of a match (docs/all-games.md): for each round and player its CPU time, what became of
/// its orders, and what it printed. Whole rounds are written at a time, so it is
/// complete up to the last round whatever happens; after a crash, what was printed in that round
/// follows.
class MatchLog : public Listener, public MatchWatcher {
 public:
  /// Writes the head, and becomes the listener. @param head  that of the trace @throws OutputError
  MatchLog(const std::string& path, std::string_view head, const Names& names);
  ~MatchLog();

  /// Writes everything before this round. @throws OutputError
  void start_round(int round) override;
  void add_time(int player, std::int64_t time) override;
  void add_orders(const std::array<Orders, NUM_PLAYERS>& orders, const Outcomes& outcomes) override;
  void add_out(int player, const std::string& reason) override;

  void hear(int player, std::string_view printed) override;
  void hear_crash(int player, const char* what) override;

  /// Writes the last round, including the end of the players. @throws OutputError
  void end() override { end_round(); }

 private:
  /// What a player said in the round, and in the match.
  struct Speech {
    Text lines;            ///< Whole ones, as in the log.
    std::string unended;   ///< The last line, not ended so far; cut if too long.
    bool is_open = false;  ///< That line has begun.
    bool is_cut = false;   ///< It was longer.
    long num_lines = 0;    ///< Of the match.
    long num_bytes = 0;    ///< Likewise.
    long lost_lines = 0;   ///< Of the round, with those of orders.
    long lost_bytes = 0;   ///< Likewise.
  };

  // In bytes as they were printed; a drawing may have a number for each cell.
  static constexpr std::size_t MAX_LINE = 1000, MAX_DRAWING = 20000;
  static constexpr long MAX_LINES = 200000;   ///< Of a player in a match.
  static constexpr long MAX_BYTES = 4 << 20;  ///< Likewise, of speech; and as many of orders.

  void end_round();
  void add_order(int player, std::string_view text);
  Text& line(Text& to, int player, const char* word) const;
  static bool is_full(const Speech& speech);
  static void add_to_line(Speech& speech, std::string_view part);
  void end_line(int player);
  void end_speech(int player);

  Output file_;
  int round_;
  std::array<Text, NUM_PLAYERS> orders_;         ///< With the time.
  std::array<long, NUM_PLAYERS> order_bytes_{};  ///< Of the match.
  std::array<Speech, NUM_PLAYERS> said_;
  std::array<Text, NUM_PLAYERS> outs_;
  Text round_text_;
};

/// The lines before the first round.
constexpr int LOG_HEAD_LINES = 3;

}  // namespace game_engine
