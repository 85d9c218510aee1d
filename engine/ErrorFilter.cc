#include "ErrorFilter.hh"

#include <algorithm>
#include <iostream>

namespace game_engine {

namespace {

/// Takes whatever is written, and forgets it.
class Nowhere : public std::streambuf {
  int overflow(int c) override { return traits_type::not_eof(c); }
  std::streamsize xsputn(const char*, std::streamsize n) override { return n; }
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

MakeRunner with_errors_only_of(const std::vector<std::string>& names, MakeRunner make_runner) {
  return [=](const std::string& name, const Seat& seat) -> std::unique_ptr<PlayerRunner> {
    if (std::find(names.begin(), names.end(), name) != names.end()) return make_runner(name, seat);
    return std::make_unique<SilentRunner>(in_silence([&] { return make_runner(name, seat); }));
  };
}

}  // namespace game_engine
