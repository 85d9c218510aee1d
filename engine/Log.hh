#ifndef ENGINE_LOG_HH
#define ENGINE_LOG_HH

#include <cstdio>
#include <string>

namespace game_engine {

/// Tells on standard error what is going on, one line each, at once.
class Log {
 public:
  explicit Log(bool is_on) : is_on_(is_on) {}

  /// How far the program is.
  void info(const std::string& message) const {
    if (is_on_) write("info: " + message + "\n");
  }

  /// What went wrong.
  void error(const std::string& message) const {
    if (is_on_) write("error: " + message + "\n");
  }

 private:
  static void write(const std::string& line) { std::fwrite(line.data(), 1, line.size(), stderr); }

  bool is_on_;
};

}  // namespace game_engine

#endif
