#pragma once

#include <string_view>

namespace game_engine {

/// Hears what the players of a match print.
class Listener {
 public:
  virtual ~Listener() = default;

  /// What a player has printed, in pieces as they come.
  virtual void hear(int player, std::string_view printed) = 0;

  /// The program is about to end because a player's code has crashed: no memory may be allocated.
  virtual void hear_crash(int player, const char* what) = 0;
};

/// From now on, this hears the players of this process and of those that play for it; null: nobody
/// does. One match is played at a time.
void listen_with(Listener* listener);

/// Who hears the players; null: nobody.
Listener* listener();

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

/// Tells the listener what was printed in this process, if a player's code is running.
void hear(std::string_view printed);

}  // namespace game_engine
