#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string>

#include <engine/series/SeriesTable.hh>
#include <engine/text/Numbers.hh>
#include <engine/text/Text.hh>
#include <engine/text/Words.hh>
#include "League.hh"
#include "PageCharts.hh"
#include "PageText.hh"
#include "Season.hh"

namespace game_engine {

namespace {

constexpr std::size_t MOST_OUTS = 5;  // that are shown of a version

Rating rating_of(const NightRating& one) { return {one.rating, (one.high - one.low) / 3.92}; }

bool is_surely_above(const NightRating& one, const NightRating& other) {
  return one.rating - other.rating >
         1.645 * std::hypot(rating_of(one).error, rating_of(other).error);
}

std::string shown(const std::string& text) { return html_text(printable(text, text.size())); }

// Writes the page of a season, part by part.
class SeasonWriter {
 public:
  explicit SeasonWriter(const Season& season) : season_(season) {
    for (const NightRating& one : season.history) {
      const bool is_rated = one.matches > 0;
      if (is_rated) nights_[one.player].push_back(one);
      if (one.night != season.night) continue;
      (is_rated ? tonight_ : unrated_).push_back(one);
      if (is_rated and one.version == 0) rungs_.push_back(one);
    }
    const auto is_ahead = [](const NightRating& a, const NightRating& b) {
      return a.rating > b.rating;
    };
    std::stable_sort(tonight_.begin(), tonight_.end(), is_ahead);
    std::stable_sort(rungs_.begin(), rungs_.end(), is_ahead);
    for (const SeasonMatch& match : season.matches)
      for (std::size_t seat = 0; seat < NUM_PLAYERS; ++seat)
        if (not match.result.outs[seat].empty())
          outs_[match.players[seat]].push_back(match.result.outs[seat]);
  }

  std::string page() {
    write_head();
    write_ranking();
    write_players();
    write_turned_away();
    out_ << "<section>\n<h2 id=\"tables\">Tables</h2>\n<p><a href=\"ratings.csv\">ratings.csv</a>, "
         << "<a href=\"versions.csv\">versions.csv</a>, <a href=\"matches.csv\">matches.csv</a>, "
         << "<a href=\"configuration.cnf\">configuration.cnf</a>. Each version plays "
         << season_.wanted << " matches, with players near it in rating.</p>\n</section>\n</main>\n"
         << "<script>" << PAGE_SCRIPT << "</script>\n</body>\n</html>\n";
    return std::string(out_.str());
  }

 private:
  void write_head() {
    const std::string title = html_text(season_.game) + " season";
    out_
        << "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        << "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>"
        << title << "</title>\n<link rel=\"icon\" href=\"data:,\">\n<style>" << PAGE_STYLE
        << "</style>\n</head>\n<body>\n<header>\n<h1>" << title
        << "</h1>\n<p class=\"champion\">Night " << season_.night << "</p>\n<p class=\"muted\">"
        << html_text(season_.date) << ", " << (long long)season_.active.size() << " players, "
        << (long long)season_.matches.size()
        << " matches so far</p>\n<nav aria-label=\"Parts of this page\"><a "
           "href=\"#ranking\">Ranking"
        << "</a><a href=\"#players\">Players</a><a href=\"#rejected\">Files that are no players</a>"
        << "<a href=\"#tables\">Tables</a></nav>\n</header>\n<main>\n";
  }

  // ---------------------------------------------------------------- ranking

  void write_ranking() {
    double low = 1500, high = 1500;
    for (const NightRating& one : tonight_) {
      low = std::min(low, one.low);
      high = std::max(high, one.high);
    }
    out_ << "<section>\n<h2 id=\"ranking\">Ranking</h2>\n<p class=\"muted\">Points on the Elo "
            "scale, by "
         << "all matches of all nights; each version of a player is rated by its own. The mean of "
         << "the players of the game stays what it was first. A badge is for being surely better "
            "than that player of the game.</p>\n"
         << "<input id=\"find\" type=\"search\" placeholder=\"Find a player\" "
         << "aria-label=\"Find a player\" hidden>\n<div class=\"panel\" tabindex=\"0\">\n"
         << "<table class=\"wide sortable\" id=\"ranks\">\n<thead><tr><th>Rank</th>"
         << "<th class=\"text\">Player</th><th class=\"text\">Student</th><th>Version</th>"
         << "<th>Since night</th><th>Rating</th><th class=\"text\">95% interval</th>"
         << "<th>Since last night</th><th>Matches</th><th>Out</th><th class=\"text\">Badges</th>"
         << "<th class=\"text\">Errors</th></tr></thead>\n<tbody>\n";
    int rank = 0;
    for (const NightRating& one : tonight_) {
      if (one.version == 0) write_rung(one, low, high);
      else write_ranked(one, ++rank, low, high);
    }
    for (const NightRating& one : unrated_) write_unrated(one);
    out_ << "</tbody>\n</table>\n</div>\n</section>\n";
  }

  void write_rung(const NightRating& one, double low, double high) {
    out_ << "<tr data-player=\"" << html_text(one.player) << "\" class=\"opponent\"><td></td>"
         << "<td class=\"text\">" << html_text(one.player) << "</td><td></td><td></td><td></td><td>"
         << fixed(one.rating, 0) << "</td><td class=\"text\" data-value=\"" << fixed(one.low, 1)
         << "\">" << interval_chart(rating_of(one), low, high) << "</td><td>" << change(one)
         << "</td><td>" << one.matches
         << "</td><td></td><td class=\"text\">the ladder</td><td></td></tr>\n";
  }

  void write_unrated(const NightRating& one) {
    out_ << "<tr data-player=\"" << html_text(one.player) << "\" class=\"opponent\"><td></td>"
         << "<td class=\"text\">" << html_text(one.player) << "</td><td></td><td></td><td></td><td>"
         << "</td><td class=\"text\">has not played</td><td></td><td>0</td><td></td>"
         << "<td class=\"text\">the ladder</td><td></td></tr>\n";
  }

  void write_ranked(const NightRating& one, int rank, double low, double high) {
    const Version& version = season_.version(one.version);
    const std::string name = html_text(one.player);
    out_ << "<tr data-player=\"" << name << "\"><td>" << rank
         << "</td><td class=\"text\"><a href=\"#player-" << name << "\">" << name
         << "</a></td><td class=\"text long\">" << shown(version.submission.student) << "</td><td>"
         << ordinal(version) << "</td><td>" << version.night << "</td><td>" << fixed(one.rating, 0)
         << "</td><td class=\"text\" data-value=\"" << fixed(one.low, 1) << "\">"
         << interval_chart(rating_of(one), low, high) << "</td><td>" << change(one) << "</td><td>"
         << one.matches << "</td><td>" << (long long)outs(one.version).size()
         << "</td><td class=\"text long\">" << badges(one) << "</td><td class=\"text long\">"
         << (newer_error(one.player) ? "<span class=\"bad\">new file rejected</span>" : "")
         << "</td></tr>\n";
  }

  // "+12", against the last night in which the player was rated.
  std::string change(const NightRating& one) const {
    const std::vector<NightRating>& nights = nights_.at(one.player);
    if (nights.size() < 2) return "";
    const long long points =
        std::llround(one.rating) - std::llround(nights[nights.size() - 2].rating);
    return (points > 0 ? "+" : "") + std::to_string(points);
  }

  std::string badges(const NightRating& one) const {
    std::string text;
    for (const NightRating& rung : rungs_)
      if (is_surely_above(one, rung))
        text += "<span class=\"badge\">" + html_text(rung.player) + "</span> ";
    return text;
  }

  // The how-manieth of its player a version is.
  int ordinal(const Version& version) const {
    return int(
        std::count_if(season_.versions.begin(), season_.versions.end(), [&](const Version& one) {
          return one.player() == version.player() and one.number <= version.number and
                 not one.submission.is_rejected();
        }));
  }

  const std::vector<std::string>& outs(int version) const {
    static const std::vector<std::string> none;
    const auto found = outs_.find(version);
    return found == outs_.end() ? none : found->second;
  }

  // The file that is there now, if it can't be taken.
  const Version* newer_error(const std::string& player) const {
    const auto found = season_.submitted.find(player);
    if (found == season_.submitted.end()) return nullptr;
    const Version& version = season_.version(found->second);
    return version.submission.is_rejected() ? &version : nullptr;
  }

  // ---------------------------------------------------------------- players

  void write_players() {
    out_ << "<section>\n<h2 id=\"players\">Players</h2>\n";
    for (const NightRating& one : tonight_)
      if (one.version > 0) write_player(one);
    // Who has not had a version that could be taken yet.
    for (const auto& [player, number] : season_.submitted)
      if (newer_error(player) and nights_.count(player) == 0) {
        out_ << "<details class=\"player\" id=\"player-" << html_text(player) << "\" data-player=\""
             << html_text(player) << "\"><summary><b>" << html_text(player)
             << "</b> <span class=\"bad\">rejected</span></summary>\n<div>";
        write_error(player);
        out_ << "</div></details>\n";
      }
    out_ << "</section>\n";
  }

  void write_player(const NightRating& one) {
    const std::string name = html_text(one.player);
    const Version& version = season_.version(one.version);
    out_ << "<details class=\"player\" id=\"player-" << name << "\" data-player=\"" << name
         << "\"><summary><b>" << name << "</b> " << shown(version.submission.student)
         << " <span class=\"muted\">version " << ordinal(version) << ", rating "
         << fixed(one.rating, 0) << "</span></summary>\n<div>\n"
         << season_chart(nights_.at(one.player), rungs_, season_.night);
    write_error(one.player);
    write_outs(one.version);
    write_versions(one.player);
    write_lost(one.player);
    out_ << "</div></details>\n";
  }

  void write_error(const std::string& player) {
    const Version* error = newer_error(player);
    if (error == nullptr) return;
    out_ << "<p class=\"bad\">The file of night " << error->night
         << " was rejected: " << shown(error->submission.reason) << "</p>\n";
  }

  void write_outs(int version) {
    const std::vector<std::string>& all = outs(version);
    if (all.empty()) return;
    std::map<std::string, int> reasons;
    for (const std::string& out : all) ++reasons[out];
    out_ << "<p>Out in " << (long long)all.size() << " matches of this version:</p>\n<ul>\n";
    std::size_t shown_now = 0;
    for (const auto& [reason, times] : reasons)
      if (shown_now++ < MOST_OUTS)
        out_ << "<li class=\"bad\">" << shown(reason) << " (" << times << ")</li>\n";
    out_ << "</ul>\n";
  }

  void write_versions(const std::string& player) {
    out_ << "<table><thead><tr><th>Version</th><th>Night</th><th class=\"text\">File</th>"
         << "<th>Last rating</th><th class=\"text\">Rejected</th></tr></thead>\n<tbody>\n";
    for (const Version& version : season_.versions) {
      if (version.player() != player) continue;
      const bool is_rejected = version.submission.is_rejected();
      out_ << "<tr><td>" << (is_rejected ? "" : std::to_string(ordinal(version))) << "</td><td>"
           << version.night << "</td><td class=\"text\">" << shown(version.submission.file)
           << "</td><td>" << last_rating(version) << "</td><td class=\"text long\">"
           << shown(version.submission.reason) << "</td></tr>\n";
    }
    out_ << "</tbody></table>\n";
  }

  std::string last_rating(const Version& version) const {
    std::string text;
    const auto found = nights_.find(version.player());
    if (found == nights_.end()) return text;
    for (const NightRating& one : found->second)
      if (one.version == version.number) text = fixed(one.rating, 0);
    return text;
  }

  void write_lost(const std::string& player) {
    const std::vector<std::size_t> lost = last_lost(season_, player);
    if (lost.empty()) return;
    out_ << "<p>The last matches that it has lost:</p>\n<table><thead><tr><th>Match</th>"
         << "<th>Night</th><th>Seed</th>";
    for (int seat = 0; seat < NUM_PLAYERS; ++seat)
      out_ << "<th class=\"text\">Seat " << seat << "</th>";
    out_ << "<th class=\"text\">Again</th></tr></thead>\n<tbody>\n";
    for (std::size_t match : lost) write_match(match);
    out_ << "</tbody></table>\n";
  }

  void write_match(std::size_t number) {
    const SeasonMatch& match = season_.matches[number];
    const std::string id = std::to_string(number + 1);
    out_ << "<tr><td>" << id << "</td><td>" << match.night << "</td><td>" << (long long)match.seed
         << "</td>";
    for (std::size_t seat = 0; seat < NUM_PLAYERS; ++seat)
      out_ << "<td class=\"text\">" << html_text(season_.name(match.players[seat])) << ' '
           << match.result.scores[seat] << "</td>";
    out_ << "<td class=\"text long\">";
    if (season_.has_page(number))
      out_ << "<a href=\"matches/" << id << ".html\">watch<span class=\"hidden\"> match " << id
           << "</span></a> ";
    if (season_.has_programs(match))
      out_ << "<details><summary>command</summary><code>"
           << html_text(season_.replay_command(match)) << "</code></details>";
    out_ << "</td></tr>\n";
  }

  void write_turned_away() {
    out_
        << "<section>\n<h2 id=\"rejected\">Files that are no players</h2>\n<div class=\"panel\">\n";
    for (const Submission& one : season_.turned_away)
      out_ << "<p>" << shown(one.file) << ": " << shown(one.reason) << "</p>\n";
    out_ << (season_.turned_away.empty() ? "<p>None.</p>\n" : "") << "</div>\n</section>\n";
  }

  const Season& season_;
  std::map<std::string, std::vector<NightRating>> nights_;  ///< In which it was rated.
  std::vector<NightRating> tonight_, rungs_;  ///< Who has been rated, the strongest first.
  std::vector<NightRating> unrated_;          ///< Players of the ladder that have not played.
  std::map<int, std::vector<std::string>> outs_;
  Text out_;
};

}  // namespace

std::string season_page(const Season& season) { return SeasonWriter(season).page(); }

}  // namespace game_engine
