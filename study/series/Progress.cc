#include "Progress.hh"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include <engine/text/Words.hh>
#include <engine/files/Files.hh>
#include <engine/text/Text.hh>

namespace game_engine {

namespace {

constexpr int FEWEST_TO_GUESS = 10;
constexpr double LEAST_TIME_TO_GUESS = 3;  // seconds
constexpr std::size_t LAST = 51;           // times at which matches ended

}  // namespace

void Pace::note(std::int64_t played, double passed) {
  if (last_.empty()) last_.push_back({0, 0});
  if (played <= last_.back().first) return;
  last_.push_back({played, passed});
  if (last_.size() > LAST) last_.pop_front();
}

std::optional<double> Pace::seconds_each() const {
  if (last_.empty() or last_.back().first < FEWEST_TO_GUESS or
      last_.back().second < LEAST_TIME_TO_GUESS)
    return std::nullopt;
  std::pair<double, std::int64_t> longest;
  for (std::size_t k = 1; k < last_.size(); ++k)
    longest = std::max(
        longest, {last_[k].second - last_[k - 1].second, last_[k].first - last_[k - 1].first});
  const std::int64_t matches = last_.back().first - last_.front().first;
  const double passed = last_.back().second - last_.front().second;
  if (matches == longest.second) return passed / double(matches);
  return (passed - longest.first) / double(matches - longest.second);
}

std::string progress_text(std::int64_t ended, std::int64_t matches, const char* what,
                          std::optional<double> each) {
  std::string text = std::to_string(ended) + " of " + std::to_string(matches) + " " + what;
  if (each) text += ", " + duration_text(std::ceil(*each * double(matches - ended))) + " left";
  return text;
}

Progress::Progress(std::int64_t matches, const char* what, std::int64_t ended)
    : matches_(matches), what_(what), is_terminal_(is_terminal(stderr)) {
  if (is_terminal_) show(ended, 0);
  else next_ = start_ + pause(false);
}

Progress::Clock::duration Progress::pause(bool is_terminal) {
  return is_terminal ? std::chrono::milliseconds(200) : std::chrono::minutes(1);
}

void Progress::show(std::int64_t ended, std::int64_t played) {
  const Clock::time_point now = Clock::now();
  pace_.note(played, std::chrono::duration<double>(now - start_).count());
  const bool is_over = is_terminal_ and ended == matches_;
  if (now < next_ and not is_over) return;
  const std::string line = progress_text(ended, matches_, what_, pace_.seconds_each());
  next_ = now + pause(is_terminal_);
  if (is_terminal_) write(line);
  else std::fprintf(stderr, "info: %s\n", line.c_str());
}

void Progress::clear() {
  if (not is_terminal_) return;
  if (width_ > 0) write("");
  std::fputc('\r', stderr);
  next_ = Clock::time_point();
}

void Progress::write(const std::string& line) {
  // Blanks cover what is left of a longer line.
  const std::string gap(width_ > line.size() ? width_ - line.size() : 0, ' ');
  std::fprintf(stderr, "\r%s%s", line.c_str(), gap.c_str());
  std::fflush(stderr);
  width_ = line.size();
}

std::string duration_text(double seconds) {
  const long long s = std::llround(seconds);
  if (s < 10) {
    Text text;
    text << std::round(seconds * 10) / 10 << " s";
    return std::string(text.str());
  }
  if (s < 60) return std::to_string(s) + " s";
  if (s < 3600) return std::to_string(s / 60) + " min " + std::to_string(s % 60) + " s";
  return std::to_string(s / 3600) + " h " + std::to_string(s / 60 % 60) + " min";
}

std::string rate_text(double rate) {
  if (rate < 1) return duration_text(1 / rate) + " each";
  return fixed(rate, rate < 10 ? 1 : 0) + " a second";
}

}  // namespace game_engine
