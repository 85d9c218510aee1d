#include "Printing.hh"

#include <engine/text/Words.hh>
#include <iostream>
#include <map>

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

struct Dropped {
  std::int64_t lines = 0;
  bool has_begun_one = false;
};
std::array<Dropped, NUM_PLAYERS> dropped;  // By seat.

constexpr std::streamsize MAX_PRINTED = 20 << 20;  // In a match, in bytes.
std::streamsize size_printed = 0;

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
    const std::string_view all(text, size);
    hear(all);
    if (is_silent()) {
      count_dropped(all);
      return size;
    }
    lines_.pass(all, [&](std::string_view piece) { pass(piece); });
    return size;
  }

  void pass(std::string_view piece) {
    const bool fits = size_printed <= MAX_PRINTED;
    size_printed += piece.size();
    if (not fits) return;
    to_->sputn(piece.data(), piece.size());
    if (size_printed <= MAX_PRINTED) return;
    if (piece.back() != '\n') to_->sputc('\n');
    to_->pubsync();
    Log(true).error("players printed more than 20 MB: the rest is dropped");
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

void count_dropped(std::string_view printed) {
  if (running_player() == NOBODY or printed.empty()) return;
  Dropped& of_player = dropped[running_player()];
  of_player.lines += std::count(printed.begin(), printed.end(), '\n');
  of_player.has_begun_one = printed.back() != '\n';
}

void tell_dropped(const Names& names, const std::string& what_helps) {
  std::map<std::string, std::int64_t> lines;
  for (std::size_t k = 0; k < names.size(); ++k)
    lines[names[k]] += dropped[k].lines + dropped[k].has_begun_one;
  for (const auto& [name, number] : lines)
    if (number > 0) Log(true).say(name, " printed ", counted(number, "line"), ": ", what_helps);
}

}  // namespace game_engine
