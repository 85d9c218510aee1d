#include <cmath>
#include <engine/series/Statistics.hh>
#include <filesystem>
#include <map>

#include <engine/files/Files.hh>
#include <engine/text/Words.hh>
#include "LeaguePages.hh"

namespace game_engine {

namespace {

constexpr std::size_t MOST_OUTS = 5;  // shown of a version

Html bad(const char* name, const Html& content) {
  return element(name, {{"class", "bad"}}, content);
}

// Makes the page of a season, part by part.
class SeasonWriter {
 public:
  SeasonWriter(const Season& season, bool is_for_class)
      : season_(season), is_for_class_(is_for_class) {
    for (const NightRating& one : season.history) {
      const bool is_rated = one.matches > 0;
      if (is_rated) nights_[one.player].push_back(one);
      if (one.night != season.night) continue;
      (is_rated ? tonight_ : unrated_).push_back(one);
      if (is_rated and one.version == 0) rungs_.push_back(one);
    }
    for (std::vector<NightRating>* list : {&tonight_, &rungs_})
      put_greatest_first(*list, [](const NightRating& one) { return one.points; });
    for (const SeasonMatch& match : season.matches)
      for (std::size_t seat = 0; seat < NUM_PLAYERS; ++seat)
        if (not match.result.outs[seat].empty())
          outs_[match.players[seat]].push_back(match.result.outs[seat]);
  }

  std::string text() const {
    const Html head =
        element("p", {{"class", "champion"}}, Html("Night ") << season_.night)
        << "\n"
        << muted("p", Html(season_.date) << ", " << season_.active.size() << " players, "
                                         << season_.matches.size() << " matches so far");
    return competition_page(title_of(season_.game) + " season", head, links(),
                            ranking() << about_ratings(false) << nights() << players()
                                      << (is_for_class_ ? Html() : of_teacher()));
  }

 private:
  Links links() const {
    Links links = {{"#ranking", "Ranking"}, {"#nights", "Nights"}, {"#players", "Players"}};
    if (not is_for_class_)
      links.insert(links.end(),
                   {{"#rejected", "Files that are no players"}, {"#tables", "Tables"}});
    return links;
  }

  Html of_teacher() const {
    return (season_.coach ? season_.coach->of_class() : Html())
           << played_again(season_.folders) << turned_away() << tables();
  }

  std::string student_of(const Version& version) const {
    return is_for_class_ ? "" : printable(version.submission.student);
  }

  // ---------------------------------------------------------------- ranking

  Html ranking() const {
    double low = 1500, high = 1500;
    for (const NightRating& one : tonight_) {
      low = std::min(low, one.low);
      high = std::max(high, one.high);
    }
    HtmlTable table(
        "Rank|Player:text|Student:text student|Rating|95% interval:text|Since last night|"
        "Version|Since night|Matches|Out|Badges:text long|Errors:text long",
        "wide sortable", "ranks");
    int rank = 0;
    for (const NightRating& one : tonight_) {
      const HtmlTable::Cell interval(interval_chart(one.rating(), low, high), fixed(one.low, 1));
      if (one.version == 0) add_rung(table, one, fixed(one.points, 0), interval);
      else add_ranked(table, one, ++rank, interval);
    }
    for (const NightRating& one : unrated_) add_rung(table, one, "", "has not played");
    return section(
        "ranking", "Ranking",
        muted("p",
              "Points on the Elo scale, by all matches of all nights; each version of a player is "
              "rated by its own. The mean of the players of the game stays what it was first. A "
              "badge means: surely better than that player of the game.")
            << find_field() << panel(table.html()));
  }

  void add_rung(HtmlTable& table, const NightRating& one, const std::string& rating,
                const HtmlTable::Cell& interval) const {
    table.add({"", one.player, "", rating, interval, change(one), "", "", one.matches, "",
               "the ladder", ""},
              {{"data-player", one.player}, {"class", "opponent"}});
  }

  void add_ranked(HtmlTable& table, const NightRating& one, int rank,
                  const HtmlTable::Cell& interval) const {
    const Version& version = season_.version(one.version);
    table.add({rank, link_to_player(one.player), student_of(version), fixed(one.points, 0),
               interval, change(one), ordinal(version), version.night, one.matches,
               outs(one.version).size(), badges(one), errors(one)},
              {{"data-player", one.player}});
  }

  // "+12", against the last night in which the player was rated.
  std::string change(const NightRating& one) const {
    const auto nights = nights_.find(one.player);
    if (nights == nights_.end() or nights->second.size() < 2) return "";
    const NightRating& before = nights->second[nights->second.size() - 2];
    const long long points = std::llround(one.points) - std::llround(before.points);
    return (points > 0 ? "+" : "") + std::to_string(points);
  }

  Html badges(const NightRating& one) const {
    Html badges;
    for (const NightRating& rung : rungs_)
      if (is_surely_above(one.rating(), rung.rating()))
        badges << element("span", {{"class", "badge"}}, rung.player) << " ";
    return badges;
  }

  Html errors(const NightRating& one) const {
    Html errors;
    if (newer_error(one.player) and not is_for_class_)
      errors << bad("span", "new file rejected") << " ";
    const std::vector<std::string>& all = outs(one.version);
    if (std::any_of(all.begin(), all.end(), was_not_asked))
      errors << bad("span",
                    "idle in two matches until its wall time was over, and not asked again");
    return errors;
  }

  // Its number among the player's accepted versions.
  int ordinal(const Version& version) const {
    return int(
        std::count_if(season_.versions.begin(), season_.versions.end(), [&](const Version& one) {
          return one.player() == version.player() and one.number <= version.number and
                 not one.is_rejected();
        }));
  }

  const std::vector<std::string>& outs(int version) const {
    static const std::vector<std::string> none;
    const auto found = outs_.find(version);
    return found == outs_.end() ? none : found->second;
  }

  // The file that is submitted now, if it was rejected.
  const Version* newer_error(const std::string& player) const {
    const auto found = season_.submitted.find(player);
    if (found == season_.submitted.end()) return nullptr;
    const Version& version = season_.version(found->second);
    return version.is_rejected() ? &version : nullptr;
  }

  // Of all who have been rated: tonight's players by rating, then those who no longer play.
  Html nights() const {
    std::vector<std::vector<NightRating>> players;
    for (const NightRating& one : tonight_) players.push_back(nights_.at(one.player));
    for (const auto& [player, nights] : nights_)
      if (nights.back().night < season_.night) players.push_back(nights);
    const Html chart = ratings_chart(players, season_.night);
    return section("nights", "Night by night",
                   chart.empty() ? element("p", "From the second night on, ratings are drawn here.")
                                 : panel(chart));
  }

  // ---------------------------------------------------------------- players

  Html players() const {
    Html content;
    for (const NightRating& one : tonight_)
      if (one.version > 0) content << player(one);
    // Players without an accepted version.
    for (const auto& [player, number] : season_.submitted)
      if (not is_for_class_ and newer_error(player) and nights_.count(player) == 0)
        content << player_details(player, bad("span", "rejected"), error(player));
    return section("players", "Players", content);
  }

  Html player(const NightRating& one) const {
    const Version& version = season_.version(one.version);
    return player_details(
        one.player,
        Html(student_of(version)) << " "
                                  << muted("span", Html("version ")
                                                       << ordinal(version) << ", rating "
                                                       << fixed(one.points, 0)),
        season_chart(nights_.at(one.player), rungs_, season_.night)
            << error(one.player) << outs_of(one.version)
            << (season_.coach and not is_for_class_ ? season_.coach->advice(one.player) : Html())
            << versions_of(one.player) << lost_by(one.player));
  }

  Html error(const std::string& player) const {
    const Version* error = newer_error(player);
    if (error == nullptr or is_for_class_) return {};
    return bad("p", Html("The file of night ")
                        << error->night << " was rejected: " << printable(error->submission.reason))
           << "\n";
  }

  Html outs_of(int version) const {
    const std::vector<std::string>& all = outs(version);
    if (all.empty()) return {};
    std::map<std::string, int> reasons;
    for (const std::string& out : all) ++reasons[out];
    Html list;
    std::size_t shown_now = 0;
    for (const auto& [reason, times] : reasons)
      if (shown_now++ < MOST_OUTS)
        list << bad("li", Html(printable(reason)) << " (" << times << ")") << "\n";
    return element("p", Html("Out in ") << all.size() << " matches of this version:")
           << element("ul", list);
  }

  Html versions_of(const std::string& player) const {
    HtmlTable table(
        "Version|Night|File:text|Lines changed|Last rating|Gain:text|Rejected:text long");
    const Version* before = nullptr;
    for (const Version& version : season_.versions) {
      if (version.player() != player or (is_for_class_ and version.is_rejected())) continue;
      const bool is_first = before == nullptr or version.is_rejected();
      const NightRating* const rating = last_rating(version);
      table.add({version.is_rejected() ? Html() : Html(ordinal(version)), version.night,
                 printable(is_for_class_ ? version.submission.base() : version.submission.file),
                 is_first ? "" : changes(*before, version), rating ? fixed(rating->points, 0) : "",
                 is_first ? Html() : gain(last_rating(*before), rating),
                 printable(version.submission.reason)});
      if (not version.is_rejected()) before = &version;
    }
    return table.html();
  }

  // In lines, as far as both sources are there.
  std::string changes(const Version& before, const Version& now) const {
    const std::string old = season_.program(before) + ".cc", file = season_.program(now) + ".cc";
    if (not std::filesystem::exists(old) or not std::filesystem::exists(file)) return "";
    const std::optional<int> lines = lines_changed(read_text(old), read_text(file));
    return lines ? std::to_string(*lines) : "very many";
  }

  // With the interval that holds it with probability 95%, if the errors of both are independent.
  static Html gain(const NightRating* before, const NightRating* now) {
    if (before == nullptr or now == nullptr) return {};
    const Rating gain = difference(now->rating(), before->rating());
    return Html((gain.points > 0 ? "+" : "") + fixed(gain.points, 0))
           << muted("small", fixed(gain.low(), 0) + " to " + fixed(gain.high(), 0));
  }

  const NightRating* last_rating(const Version& version) const {
    const auto found = nights_.find(version.player());
    if (found == nights_.end()) return nullptr;
    const auto last =
        std::find_if(found->second.rbegin(), found->second.rend(),
                     [&](const NightRating& one) { return one.version == version.number; });
    return last == found->second.rend() ? nullptr : &*last;
  }

  Html lost_by(const std::string& player) const {
    const std::vector<std::size_t> lost = last_lost(season_, player);
    if (lost.empty()) return {};
    HtmlTable table(
        "Match|Night|Seed|Seat 0:text|Seat 1:text|Seat 2:text|Seat 3:text|Again:text long");
    for (std::size_t match : lost) add_match(table, match);
    return element("p", "The last matches that it lost:") << table.html();
  }

  void add_match(HtmlTable& table, std::size_t number) const {
    const SeasonMatch& match = season_.matches[number];
    const SeatedMatch seated = season_.seated(number);
    std::vector<HtmlTable::Cell> cells = {number + 1, match.night, match.seed};
    for (std::size_t seat = 0; seat < NUM_PLAYERS; ++seat)
      cells.push_back(Html(seated.names[seat]) << " " << match.result.scores[seat]);
    const auto is_there = [](const std::string& file) {
      return file.empty() or std::filesystem::exists(file);
    };
    Html again;
    if (is_there(season_.folders.path(Season::page_of(number))))
      again << link(is_for_class_ ? Season::page_of(number).substr(6)
                                  : "../" + Season::page_of(number),
                    Html("watch") << element("span", {{"class", "hidden"}},
                                             " match " + std::to_string(number + 1)))
            << " ";
    if (not is_for_class_ and std::all_of(seated.files.begin(), seated.files.end(), is_there))
      again << details("command", element("code", season_.replay_command(seated)));
    cells.push_back(again);
    table.add(cells);
  }

  // ---------------------------------------------------------------- the end

  Html turned_away() const {
    Html list;
    for (const Submission& one : season_.turned_away)
      list << element("p", printable(one.file) + ": " + printable(one.reason)) << "\n";
    return section("rejected", "Files that are no players",
                   panel(list.empty() ? element("p", "None.") : list));
  }

  Html tables() const {
    Html files;
    for (const char* file : {"ratings.csv", "versions.csv", "matches.csv", "configuration.cnf"})
      files << (files.empty() ? "" : ", ") << link(std::string("../") + file, file);
    return section("tables", "Tables",
                   element("p", files << ". Each version plays " << season_.wanted
                                      << " matches, with players near it in rating."));
  }

  const Season& season_;
  const bool is_for_class_;
  std::map<std::string, std::vector<NightRating>> nights_;  ///< In which it was rated.
  std::vector<NightRating> tonight_, rungs_;  ///< Those who have been rated, strongest first.
  std::vector<NightRating> unrated_;          ///< Players of the ladder that have not played.
  std::map<int, std::vector<std::string>> outs_;
};

}  // namespace

std::string season_page(const Season& season, bool is_for_class) {
  return SeasonWriter(season, is_for_class).text();
}

}  // namespace game_engine
