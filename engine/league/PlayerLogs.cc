#include "PlayerLogs.hh"

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <vector>

#include <engine/match/MatchLog.hh>
#include <engine/files/Files.hh>
#include <engine/text/Reader.hh>
#include <engine/text/Words.hh>

namespace game_engine {

namespace {

namespace fs = std::filesystem;

const std::string WHOLE = ".whole";  // no player's name

// Whose a line is, by its second word: the seat, or "end".
std::string whose(std::string_view line) {
  const std::size_t start = std::min(line.find(' '), line.size() - 1) + 1;
  return std::string(line.substr(start, line.find_first_of(" \n", start) - start));
}

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
  std::array<std::ofstream, NUM_PLAYERS> parts;
  for (std::size_t seat = 0; seat < authors.size(); ++seat) {
    if (authors[seat].empty() or not result.is_lost(seat)) continue;
    make_private_folder(folder(authors[seat]));
    parts[seat].open(path(authors[seat], match) + ".part", std::ios::binary);
    if (not parts[seat]) throw OutputError("can't open the log " + path(authors[seat], match));
  }
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> log(std::fopen(whole(match).c_str(), "rb"),
                                                            std::fclose);
  if (not log) throw InputError("can't read " + in_quotes(whole(match)));
  std::string owner;
  int number = 0;
  bool is_start = true;
  // A piece is a line, or a part of a long one.
  for (char piece[1 << 16]; std::fgets(piece, sizeof piece, log.get());
       is_start = ends_with(piece, "\n")) {
    if (is_start) owner = whose(piece), ++number;
    // Head and ends of rounds are for all.
    const bool is_for_all = number <= LOG_HEAD_LINES or owner == "end";
    for (std::size_t seat = 0; seat < parts.size(); ++seat)
      if (parts[seat].is_open() and (is_for_all or owner == std::to_string(seat)))
        parts[seat] << piece;
  }
  for (std::size_t seat = 0; seat < parts.size(); ++seat) {
    if (not parts[seat].is_open()) continue;
    parts[seat].close();
    if (not parts[seat]) throw OutputError("can't write the log " + path(authors[seat], match));
    finish_file(path(authors[seat], match));
  }
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
