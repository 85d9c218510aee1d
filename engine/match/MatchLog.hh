#pragma once

#include <functional>

#include "Match.hh"

namespace game_engine {

/// As check_replaceable(). @throws OutputError
void check_file_for_log(const std::string& path);

/// Adds to a log what became of an order: its line, without its end.
/// @param k  which of the player's orders  @param outcome  why it did nothing, or 0
void write_order_with_outcome(Text& to, const Orders& orders, std::size_t k, int outcome);

/// The log of a match (docs/all-games.md): for each round and player its CPU time, what became of
/// its orders, and what it printed. It is complete up to the last round whatever happens; after a
/// crash, what was printed in that round follows.
class MatchLog : public MatchWatcher {
 public:
  /// Writes the head, and becomes the listener.
  /// @param write  is called with what comes next  @param head  that of the trace
  MatchLog(std::function<void(std::string_view)> write, std::string_view head, const Names& names);
  /// To a file. @throws OutputError
  MatchLog(const std::string& path, std::string_view head, const Names& names);
  ~MatchLog();

  /// @throws OutputError
  void start_round(int round) override;
  void add_time(int player, std::int64_t time) override;
  void add_orders(const OrdersBySeat& orders, const Outcomes& outcomes) override;
  void add_out(int player, const std::string& reason) override;

  /// In pieces as they come.
  void hear(int player, std::string_view printed);
  /// Whether something of that was lost: then nothing more of it is kept.
  bool has_enough(int player) const { return said_[player].num_lines > MAX_LINES; }
  /// The program is about to end because a player's code has crashed: no memory may be allocated.
  void hear_crash(int player, const char* what);

  /// @throws OutputError
  void end() override { end_round(); }

 private:
  /// What a player said in the round, and in the match.
  struct Speech {
    Text lines;            ///< Whole ones, as in the log.
    std::string unended;   ///< The last line, not ended so far; cut if too long.
    bool is_open = false;  ///< That line has begun.
    bool is_cut = false;   ///< It was longer.
    long num_lines = 0;    ///< Of the match.
    long num_bytes = 0;    ///< Likewise, with what was cut.
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
  static void lose(Speech& speech, std::string_view printed);
  static void add_to_line(Speech& speech, std::string_view part);
  void end_line(int player);
  void end_speech(int player);

  const std::function<void(std::string_view)> write_;
  int round_;
  std::array<Text, NUM_PLAYERS> orders_;         ///< With the time.
  std::array<long, NUM_PLAYERS> order_bytes_{};  ///< Of the match.
  std::array<Speech, NUM_PLAYERS> said_;
  std::array<Text, NUM_PLAYERS> outs_;
  Text round_text_;
};

/// What hears the players of this process and of those that play for it; null: nothing.
MatchLog* listener();

/// Drops drawings, lines that begin with @, from a stream if a listener has them.
class WithoutDrawings {
 public:
  /// Gives `write` a text, which may come in pieces, without its drawings.
  template <typename Write>
  void pass(std::string_view text, Write write) {
    while (not text.empty()) {
      const std::string_view line = text.substr(0, text.find('\n') + 1);
      const std::string_view piece = line.empty() ? text : line;
      if (is_start_) is_drawing_ = listener() and piece[0] == '@';
      if (not is_drawing_) write(piece);
      is_start_ = piece.back() == '\n';
      text.remove_prefix(piece.size());
    }
  }

 private:
  bool is_start_ = true, is_drawing_ = false;  ///< At the start of a line; in a drawing.
};

/// From now on, what players print with functions of C, such as printf, is heard or counted, too.
void listen_to_streams_of_c();

/// Tells the listener what was printed in this process, if a player's code is running.
void hear(std::string_view printed);

/// The lines before the first round.
constexpr int LOG_HEAD_LINES = 3;

}  // namespace game_engine
