#include "Printing.hh"

#include <engine/files/Log.hh>
#include <algorithm>
#include <iostream>
#include <memory>

#include "Crash.hh"
#include "MatchLog.hh"

namespace game_engine {

namespace {

// The only players who may print; nothing: all.
std::optional<std::vector<std::string>> shown;

bool is_silent() {
  return shown and running_player() != NOBODY and
         std::find(shown->begin(), shown->end(), running_name()) == shown->end();
}

constexpr std::streamsize MAX_PRINTED = 20 << 20;  // In a match, in bytes.
std::streamsize printed = 0;

/// Passes on what is written, up to MAX_PRINTED in all, except drawings and what the silent write.
class Limited : public std::streambuf {
 public:
  explicit Limited(std::ostream& stream) : to_(stream.rdbuf(this)) {}

 private:
  int overflow(int c) override {
    const char letter = traits_type::to_char_type(c);
    if (not traits_type::eq_int_type(c, traits_type::eof())) xsputn(&letter, 1);
    return traits_type::not_eof(c);
  }

  std::streamsize xsputn(const char* text, std::streamsize size) override {
    hear({text, std::size_t(size)});
    if (is_silent()) return size;
    lines_.pass({text, std::size_t(size)}, [&](std::string_view piece) { pass(piece); });
    return size;
  }

  void pass(std::string_view piece) {
    const bool fits = printed <= MAX_PRINTED;
    printed += std::streamsize(piece.size());
    if (not fits) return;
    to_->sputn(piece.data(), std::streamsize(piece.size()));
    if (printed <= MAX_PRINTED) return;
    if (piece.back() != '\n') to_->sputc('\n');
    to_->pubsync();
    Log(true).error("players have printed more than 20 MB: the rest of it is dropped");
  }

  int sync() override { return to_->pubsync(); }

  std::streambuf* to_;
  WithoutDrawings lines_;
};

}  // namespace

void limit_printing() {
  // They stay to the end: players' code may run until then.
  static auto& limited = *new std::vector<std::unique_ptr<Limited>>;
  for (std::ostream* stream : {&std::cerr, &std::clog, &std::cout})
    limited.push_back(std::make_unique<Limited>(*stream));
}

void show_errors_only_of(const std::optional<std::vector<std::string>>& names) { shown = names; }

}  // namespace game_engine
