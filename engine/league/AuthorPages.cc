#include "AuthorPages.hh"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <vector>

#include <engine/text/Words.hh>

namespace game_engine {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t MOST_SHOWN = 300000;  // bytes of each log
constexpr std::size_t MOST_REASONS = 10;

// What became of a player's orders, by its logs.
class LostOrders {
 public:
  // "12 0 order 13 m u # a wall (5.2 a)": round, seat, and what did nothing has a reason.
  void add(const std::string& line) {
    const std::size_t seat = line.find(' '), what = line.find(' ', seat + 1);
    if (what == std::string::npos or line.compare(what, 7, " order ") != 0) return;
    ++orders_;
    const std::size_t reason = line.find(" # ", what);
    if (reason != std::string::npos) ++lost_[printable(line.substr(reason + 3))];
  }

  Html table() const {
    std::vector<std::pair<int, std::string>> most;
    int sum = 0;
    for (const auto& [reason, times] : lost_) {
      most.push_back({-times, reason});
      sum += times;
    }
    std::sort(most.begin(), most.end());
    if (most.size() > MOST_REASONS) most.resize(MOST_REASONS);
    HtmlTable table("Times|Why:text long");
    for (const auto& [times, reason] : most) table.add({-times, reason});
    return element("p", std::to_string(sum) + " of " + counted(orders_, "order") +
                            " in the matches with logs did nothing" +
                            (sum > 0 ? ", most often:" : "."))
           << (sum > 0 ? table.html() : Html());
  }

 private:
  std::map<std::string, int> lost_;  ///< By reason.
  int orders_ = 0;
};

// A log, with what is too long left out.
Html log_of(const std::string& path, int match, LostOrders& lost) {
  std::ifstream in(path);
  std::string text;
  std::size_t left_out = 0;
  for (std::string line; std::getline(in, line);) {
    lost.add(line);
    if (text.size() + line.size() > MOST_SHOWN) ++left_out;
    else text += printable(line) + "\n";
  }
  if (left_out > 0) text += counted((long long)left_out, "more line") + ": see the log itself\n";
  return details("The log of match " + std::to_string(match + 1), panel(element("pre", text)));
}

}  // namespace

AuthorLogs logs_of_author(const std::string& results, const std::string& player) {
  AuthorLogs logs;
  const std::string folder = results + "/logs/" + player, match = "match";
  if (not fs::exists(folder)) return logs;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder))
    if (const std::string file = entry.path().filename().string();
        file.compare(0, match.size(), match) == 0 and ends_with(file, ".log"))
      logs.matches.push_back(std::stoi(file.substr(match.size())) - 1);
  std::sort(logs.matches.begin(), logs.matches.end());
  LostOrders lost;
  Html texts;
  for (const int one : logs.matches)
    texts << log_of(folder + "/match" + std::to_string(one + 1) + ".log", one, lost) << "\n";
  if (not logs.matches.empty()) logs.content << lost.table() << texts;
  return logs;
}

}  // namespace game_engine
