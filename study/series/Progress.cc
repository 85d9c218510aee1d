#include "Progress.hh"

#include <cmath>
#include <cstdio>

#include <engine/files/Files.hh>
#include <engine/text/Words.hh>

namespace game_engine {

namespace {

constexpr int FEWEST_TO_GUESS = 10;
constexpr double LEAST_TIME_TO_GUESS = 3;  // seconds

}  // namespace

std::string progress_text(std::int64_t ended, std::int64_t matches, const std::string& what,
                          std::int64_t played, double seconds) {
  std::string text = std::to_string(ended) + " of " + std::to_string(matches) + " " + what;
  if (played >= FEWEST_TO_GUESS and seconds >= LEAST_TIME_TO_GUESS)
    text += ", " + duration_text(std::ceil(seconds / double(played) * double(matches - ended))) +
            (what == AT_MOST ? " left if it needs them all" : " left");
  return text;
}

Progress::Progress(std::int64_t matches, const std::string& what, std::int64_t ended)
    : matches_(matches), what_(what), is_terminal_(is_terminal(stderr)) {
  if (is_terminal_) show(ended, 0);
  else next_ = start_ + pause(false);
}

Progress::Clock::duration Progress::pause(bool is_terminal) {
  return is_terminal ? std::chrono::milliseconds(200) : std::chrono::minutes(1);
}

void Progress::show(std::int64_t ended, std::int64_t played) {
  const Clock::time_point now = Clock::now();
  const bool is_over = is_terminal_ and ended == matches_;
  if (now < next_ and not is_over) return;
  const std::chrono::duration<double> passed = now - start_;
  const std::string line = progress_text(ended, matches_, what_, played, passed.count());
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
  if (s < 10) return number_text(std::round(seconds * 10) / 10) + " s";
  if (s < 60) return std::to_string(s) + " s";
  if (s < 3600) return std::to_string(s / 60) + " min " + std::to_string(s % 60) + " s";
  return std::to_string(s / 3600) + " h " + std::to_string(s / 60 % 60) + " min";
}

}  // namespace game_engine
