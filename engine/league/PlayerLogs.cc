#include "PlayerLogs.hh"

#include <algorithm>
#include <filesystem>
#include <vector>

#include <engine/match/MatchLog.hh>
#include "LeagueFiles.hh"

namespace game_engine {

namespace {

namespace fs = std::filesystem;

const std::string WHOLE = ".whole";  // no player's name

bool is_log(const fs::directory_entry& entry) {
  return entry.is_regular_file() and entry.path().filename().string().compare(0, 5, "match") == 0;
}

}  // namespace

PlayerLogs::PlayerLogs(const std::string& results, int most)
    : logs_(results + "/logs"), most_(std::size_t(most)) {}

void PlayerLogs::prepare() const {
  fs::remove_all(folder(WHOLE));
  if (not is_on()) return;
  // Who is let into the folder of a player can reach it, and nobody sees which others there are.
  if (make_private_folder(logs_))
    fs::permissions(logs_, fs::perms::group_exec | fs::perms::others_exec, fs::perm_options::add);
  make_private_folder(folder(WHOLE));
}

std::string PlayerLogs::whole(std::int64_t match) const { return path(WHOLE, match); }

std::string PlayerLogs::path(const std::string& player, std::int64_t match) const {
  return folder(player) + "/match" + std::to_string(match) + ".log";
}

void PlayerLogs::divide(std::int64_t match, const TournamentResult& result,
                        const Authors& authors) const {
  const std::string log = read_text(whole(match));
  for (std::size_t seat = 0; seat < authors.size(); ++seat) {
    if (authors[seat].empty() or not result.is_lost(seat)) continue;
    make_private_folder(folder(authors[seat]));
    write_text(path(authors[seat], match), log_of_player(log, int(seat)));
  }
  fs::remove(whole(match));
}

void PlayerLogs::keep(std::int64_t match, const TournamentResult& result, const Authors& authors,
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
