#include "ErrorFilter.hh"

#include <algorithm>
#include <engine/text/Log.hh>
#include <iostream>

#include "Listener.hh"

namespace game_engine {

namespace {

/// Takes whatever is written, one letter or more at a time.
class Taker : public std::streambuf {
  int overflow(int c) override {
    const char letter = traits_type::to_char_type(c);
    if (not traits_type::eq_int_type(c, traits_type::eof())) xsputn(&letter, 1);
    return traits_type::not_eof(c);
  }
};

/// Takes whatever is written, and forgets it once it was heard.
class Nowhere : public Taker {
  std::streamsize xsputn(const char* text, std::streamsize size) override {
    hear({text, std::size_t(size)});
    return size;
  }
};

/// While one of these lives, what is written to a stream goes nowhere.
class Silence {
 public:
  explicit Silence(std::ostream& stream) : stream_(stream), buffer_(stream.rdbuf(&nowhere_)) {}
  ~Silence() { stream_.rdbuf(buffer_); }
  Silence(const Silence&) = delete;
  Silence& operator=(const Silence&) = delete;

 private:
  Nowhere nowhere_;
  std::ostream& stream_;
  std::streambuf* buffer_;
};

/// What may be printed in a match, in bytes.
constexpr std::streamsize MAX_PRINTED = 20 << 20;
std::streamsize printed = 0;

/// Passes on what is written but drawings, up to MAX_PRINTED in all.
class Limited : public Taker {
 public:
  explicit Limited(std::ostream& stream) : to_(stream.rdbuf(this)) {}

 private:
  std::streamsize xsputn(const char* text, std::streamsize size) override {
    hear({text, std::size_t(size)});
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

template <typename F>
auto in_silence(F f) {
  const Silence cerr(std::cerr), clog(std::clog), cout(std::cout);
  return f();
}

/// Runs a player in silence.
class SilentRunner : public PlayerRunner {
 public:
  explicit SilentRunner(std::unique_ptr<PlayerRunner> runner) : runner_(std::move(runner)) {}

  ~SilentRunner() override {
    in_silence([&] { runner_.reset(); });
  }

  void play(int round, Orders& orders) override {
    in_silence([&] { runner_->play(round, orders); });
  }

  double status() const override { return runner_->status(); }

 private:
  std::unique_ptr<PlayerRunner> runner_;
};

}  // namespace

void limit_printing() {
  // They stay to the end, as the code of players may run until then.
  for (std::ostream* stream : {&std::cerr, &std::clog, &std::cout}) new Limited(*stream);
}

MakeRunner with_errors_only_of(const std::vector<std::string>& names, MakeRunner make_runner) {
  return [=](const std::string& name, const Seat& seat) -> std::unique_ptr<PlayerRunner> {
    if (std::find(names.begin(), names.end(), name) != names.end()) return make_runner(name, seat);
    return std::make_unique<SilentRunner>(in_silence([&] { return make_runner(name, seat); }));
  };
}

}  // namespace game_engine
