#include "MatchFile.hh"

#include <climits>
#include <filesystem>

namespace game_engine {

namespace {

TableLine with_results(TableLine planned) {
  for (const char* what : {"score", "out"})
    for (int seat = 1; seat <= NUM_PLAYERS; ++seat) planned.push_back(what + std::to_string(seat));
  return planned;
}

}  // namespace

MatchFile::MatchFile(const std::string& path, const TableLine& planned)
    : path_(path), head_(with_results(planned)), known_(path, head_) {}

TournamentResult MatchFile::result(std::size_t line) const {
  const std::size_t outs = head_.size() - NUM_PLAYERS, scores = outs - NUM_PLAYERS;
  TournamentResult result;
  for (std::size_t seat = 0; seat < NUM_PLAYERS; ++seat) {
    result.scores[seat] = int(known_.number(line, scores + seat, INT_MIN, INT_MAX));
    result.outs[seat] = known_.text(line, outs + seat);
  }
  return result;
}

void MatchFile::open() {
  if (std::filesystem::exists(path_)) std::filesystem::resize_file(path_, known_.complete());
  file_.emplace(path_, Output::Start::AT_END);
  if (known_.complete() == 0) file_->write(csv_line(head_) + "\n");
}

void MatchFile::add(TableLine planned, const TournamentResult& result) {
  for (int score : result.scores) planned.push_back(std::to_string(score));
  planned.insert(planned.end(), result.outs.begin(), result.outs.end());
  file_->write(csv_line(planned) + "\n");
}

}  // namespace game_engine
