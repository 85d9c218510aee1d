#pragma once

#include <cstdio>

#include <engine/text/Text.hh>

namespace game_engine {

/// What a program built to find errors adds where it reports times, because it is slower; empty for
/// others.
#if defined(GAME_DEBUG) && defined(GAME_SANITIZE)
constexpr const char* FLAVOUR = " (DEBUG=1 SANITIZE=1)";
#elif defined(GAME_DEBUG)
constexpr const char* FLAVOUR = " (DEBUG=1)";
#elif defined(GAME_SANITIZE)
constexpr const char* FLAVOUR = " (SANITIZE=1)";
#else
constexpr const char* FLAVOUR = "";
#endif

/// Reports what is going on to standard error, immediately, one line each.
class Log {
 public:
  /// `quiet` leaves out progress.
  explicit Log(bool is_on, bool quiet = false) : is_on_(is_on), is_quiet_(quiet) {}

  bool is_on() const { return is_on_; }
  bool is_quiet() const { return is_quiet_; }

  /// Progress.
  template <typename... Parts>
  void info(const Parts&... message) const {
    if (is_on_ and not is_quiet_) write("info: ", message...);
  }

  /// Always shown.
  template <typename... Parts>
  void say(const Parts&... message) const {
    if (is_on_) write(message...);
  }

  template <typename... Parts>
  void error(const Parts&... message) const {
    if (is_on_) write("error: ", message...);
  }

 private:
  template <typename... Parts>
  static void write(const Parts&... parts) {
    Text line;
    (line << ... << parts) << '\n';
    std::fwrite(line.str().data(), 1, line.str().size(), stderr);
  }

  bool is_on_, is_quiet_;
};

}  // namespace game_engine
