#include "Runners.hh"

#include <algorithm>
#include <engine/files/Log.hh>
#include <iostream>

#include "Listener.hh"

namespace game_engine {

namespace {

// Whether what is written now goes nowhere once it was heard.
bool is_silent = false;

/// While one of these lives, players are silent.
struct Silence {
  Silence() { is_silent = true; }
  ~Silence() { is_silent = false; }
  Silence(const Silence&) = delete;
  Silence& operator=(const Silence&) = delete;
};

/// A player of whom nothing is shown, from its making to its end.
class SilentRunner : public PlayerRunner {
 public:
  SilentRunner(const MakeRunner& make_runner, const std::string& name, const Seat& seat) {
    const Silence silence;
    runner_ = make_runner(name, seat);
  }
  ~SilentRunner() override {
    const Silence silence;
    runner_.reset();
  }
  SilentRunner(const SilentRunner&) = delete;
  SilentRunner& operator=(const SilentRunner&) = delete;

  void play(int round, Orders& orders) override {
    const Silence silence;
    runner_->play(round, orders);
  }
  double status() const override { return runner_->status(); }

 private:
  std::unique_ptr<PlayerRunner> runner_;
};

/// What may be printed in a match, in bytes.
constexpr std::streamsize MAX_PRINTED = 20 << 20;
std::streamsize printed = 0;

/// Passes on what is written, except drawings, up to MAX_PRINTED in all, unless there is silence.
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
    if (is_silent) return size;
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

MakeRunner with_errors_only_of(const std::vector<std::string>& names,
                               const MakeRunner& make_runner) {
  return [=](const std::string& name, const Seat& seat) -> std::unique_ptr<PlayerRunner> {
    if (std::find(names.begin(), names.end(), name) != names.end()) return make_runner(name, seat);
    return std::make_unique<SilentRunner>(make_runner, name, seat);
  };
}

}  // namespace game_engine
