#include "PlayerLogs.hh"

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include <engine/match/MatchLog.hh>
#include <engine/text/Files.hh>
#include <engine/text/Output.hh>
#include <engine/text/Reader.hh>
#include <engine/text/Words.hh>

namespace game_engine {

namespace {

namespace fs = std::filesystem;

const std::string WHOLE = ".whole";  // no player's name

// The part of a log that one player gets.
class LogPart {
 public:
  explicit LogPart(const std::string& path) : path_(path), file_(path + ".part") {}

  void write(std::string_view text) {
    waiting_.append(text);
    if (waiting_.size() >= MOST_WAITING) flush();
  }

  void finish() {
    flush();
    file_.close();
    finish_file(path_);
  }

 private:
  static constexpr std::size_t MOST_WAITING = 1 << 16;

  void flush() {
    file_.write(waiting_);
    waiting_.clear();
  }

  const std::string path_;
  Output file_;
  std::string waiting_;
};

// Goes through a log piece by piece: a piece is a line, or a part of a long one.
class LogLines {
 public:
  explicit LogLines(const std::string& path) : file_(std::fopen(path.c_str(), "rb"), std::fclose) {
    if (not file_) throw InputError("can't read " + in_quotes(path));
  }

  bool next() {
    const bool is_start = piece_.empty() or piece_.back() == '\n';
    if (not std::fgets(buffer_.data(), int(buffer_.size()), file_.get())) return false;
    piece_ = buffer_.data();
    if (is_start) start_line();
    return true;
  }

  std::string_view piece() const { return piece_; }

  // Head and ends of rounds are for all.
  bool is_for(int seat) const {
    return number_ <= LOG_HEAD_LINES or whose_ == "end" or whose_ == std::to_string(seat);
  }

 private:
  // After the round comes the player, or "end".
  void start_line() {
    ++number_;
    const std::size_t blank = std::min(piece_.find(' '), piece_.size() - 1);
    const std::string_view rest = piece_.substr(blank + 1);
    whose_ = std::string(rest.substr(0, rest.find_first_of(" \n")));
  }

  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_;
  std::array<char, 1 << 16> buffer_{};
  std::string_view piece_;
  std::string whose_;
  int number_ = 0;
};

bool is_log(const fs::directory_entry& entry) {
  return entry.is_regular_file() and entry.path().filename().string().compare(0, 5, "match") == 0;
}

}  // namespace

PlayerLogs::PlayerLogs(const std::string& results, int most)
    : logs_(results + "/logs"), most_(std::size_t(most)) {}

void PlayerLogs::prepare() const {
  fs::remove_all(folder(WHOLE));
  if (not is_on()) return;
  // Whoever is given a player's folder can reach it, and nobody can list the others.
  if (make_private_folder(logs_))
    fs::permissions(logs_, fs::perms::group_exec | fs::perms::others_exec, fs::perm_options::add);
  make_private_folder(folder(WHOLE));
}

std::string PlayerLogs::whole(std::int64_t match) const { return path(WHOLE, match); }

std::string PlayerLogs::path(const std::string& player, std::int64_t match) const {
  return folder(player) + "/match" + std::to_string(match) + ".log";
}

std::string PlayerLogs::prepare_board(std::int64_t first) const {
  std::string board = folder(WHOLE) + "/" + std::to_string(first);
  fs::create_directories(board);
  return board;
}

void PlayerLogs::divide_one_of_board(std::int64_t match, std::int64_t first,
                                     const std::string& file, const TournamentResult& result,
                                     const Names& authors) const {
  const std::string brought = folder(WHOLE) + "/" + std::to_string(first) + "/" + file + ".log";
  if (not is_on() or not fs::exists(brought)) return;
  fs::rename(brought, whole(match));
  divide(match, result, authors);
}

Names PlayerLogs::written(std::int64_t match, Names authors) const {
  for (std::string& author : authors)
    if (not author.empty() and not fs::exists(path(author, match))) author.clear();
  return authors;
}

void PlayerLogs::divide(std::int64_t match, const TournamentResult& result,
                        const Names& authors) const {
  std::array<std::optional<LogPart>, NUM_PLAYERS> parts;
  for (std::size_t seat = 0; seat < authors.size(); ++seat) {
    if (authors[seat].empty() or not result.is_lost(seat)) continue;
    make_private_folder(folder(authors[seat]));
    parts[seat].emplace(path(authors[seat], match));
  }
  LogLines lines(whole(match));
  while (lines.next())
    for (std::size_t seat = 0; seat < parts.size(); ++seat)
      if (parts[seat] and lines.is_for(int(seat))) parts[seat]->write(lines.piece());
  for (std::optional<LogPart>& part : parts)
    if (part) part->finish();
  fs::remove(whole(match));
}

void PlayerLogs::keep(std::int64_t match, const TournamentResult& result, const Names& authors,
                      bool has_page) {
  for (std::size_t seat = 0; seat < authors.size(); ++seat) {
    if (authors[seat].empty() or not result.is_lost(seat)) continue;
    std::set<Kept>& kept = kept_[authors[seat]];
    kept.insert({has_page, match});
    if (kept.size() <= most_) continue;
    fs::remove(path(authors[seat], kept.begin()->second));
    kept.erase(kept.begin());
  }
}

bool PlayerLogs::lacks(std::int64_t match) const {
  return is_on() and std::any_of(kept_.begin(), kept_.end(), [&](const auto& of_player) {
           const auto& [player, kept] = of_player;
           return (kept.count({true, match}) > 0 or kept.count({false, match}) > 0) and
                  not fs::exists(path(player, match));
         });
}

void PlayerLogs::remove_others() const {
  if (not fs::exists(logs_)) return;
  std::set<std::string> wanted;
  for (const auto& [player, kept] : kept_)
    for (const Kept& one : kept) wanted.insert(path(player, one.second));
  fs::remove_all(folder(WHOLE));
  for (const fs::directory_entry& of_player : fs::directory_iterator(logs_)) {
    if (not of_player.is_directory()) continue;
    std::vector<fs::path> others;
    for (const fs::directory_entry& entry : fs::directory_iterator(of_player))
      if (is_log(entry) and wanted.count(entry.path().string()) == 0)
        others.push_back(entry.path());
    for (const fs::path& other : others) fs::remove(other);
    if (fs::is_empty(of_player)) fs::remove(of_player);
  }
}

}  // namespace game_engine
