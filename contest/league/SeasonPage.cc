#include <algorithm>
#include <map>

#include <study/series/Statistics.hh>
#include <engine/text/Ranges.hh>
#include "PageData.hh"
#include "Replays.hh"

namespace game_engine {

namespace {

// What season.js shows.
class SeasonData {
 public:
  SeasonData(const Season& season, bool is_for_class)
      : season_(season), is_for_class_(is_for_class) {}

  Json data() const {
    return Json::object(
        {{"game", title_of(season_.game)},
         {"night", season_.night},
         {"date", season_.date},
         {"wanted", season_.wanted},
         {"matches", season_.matches.size()},
         {"players", season_.active.size()},
         {"history", Json::list(season_.history, [&](const auto& one) { return rating(one); })},
         {"versions", versions()},
         {"lost", Json::list(season_.active, [&](int number) { return lost_by(number); })},
         {"teacher", is_for_class_ ? Json() : of_teacher()}});
  }

 private:
  Json rating(const NightRating& one) const {
    std::vector<std::string> badges;
    if (one.night == season_.night and one.version > 0 and one.matches > 0)
      for (const NightRating& rung : season_.history)
        if (rung.night == one.night and rung.version == 0 and rung.matches > 0 and
            is_surely_above(one.rating(), rung.rating()))
          badges.push_back(rung.player);
    return Json::object({{"night", one.night},
                         {"player", one.player},
                         {"version", one.version},
                         {"rating", one.points},
                         {"low", one.low},
                         {"high", one.high},
                         {"matches", one.matches},
                         {"badges", badges.empty() ? Json() : Json::list(badges)}});
  }

  Json versions() const {
    std::map<int, std::vector<std::string>> outs;
    for (const SeasonMatch& match : season_.matches)
      for (std::size_t seat : SEATS)
        if (const std::string& out = match.result.outs[seat]; not out.empty())
          outs[match.players[seat]].push_back(out);
    std::vector<Version> shown;
    for (const Version& one : season_.versions)
      if (not is_for_class_ or not one.is_rejected()) shown.push_back(one);
    return Json::list(shown, [&](const Version& one) {
      std::vector<std::string>& out = outs[one.number];
      if (is_for_class_) std::transform(out.begin(), out.end(), out.begin(), for_others);
      const Submission& file = one.submission;
      return Json::object(
          {{"player", one.player()},
           {"number", one.number},
           {"night", one.night},
           {"file", is_for_class_ ? file.base() : file.file},
           {"student", is_for_class_ or file.student.empty() ? Json() : Json(file.student)},
           {"reason", one.is_rejected() ? Json(file.reason) : Json()},
           {"is_idle", any_of(out, was_not_asked)},
           {"outs", Json::list(out)}});
    });
  }

  Json lost_by(int version) const {
    const std::string player = season_.version(version).player();
    return Json::object({{"player", player},
                         {"matches", Json::list(last_lost(season_, player), [&](std::size_t match) {
                            return match_data(match);
                          })}});
  }

  Json match_data(std::size_t number) const {
    const SeasonMatch& match = season_.matches[number];
    const SeatedMatch seated = season_.seated(number);
    const auto is_there = [](const std::string& file) { return file.empty() or fs::exists(file); };
    const std::string page = Season::page_of(number);
    const bool can_play = not is_for_class_ and all_of(seated.files, is_there);
    return Json::object({{"number", number + 1},
                         {"night", match.night},
                         {"seed", std::to_string(match.seed)},
                         {"players", Json::list(seated.names)},
                         {"scores", Json::list(match.result.scores)},
                         {"page", not is_there(season_.folders.path(page)) ? Json()
                                  : is_for_class_ ? Json(page.substr(CLASS.size()))
                                                  : Json("../" + page)},
                         {"command", can_play ? Json(season_.replay_command(seated)) : Json()}});
  }

  Json of_teacher() const {
    std::vector<int> submitted;
    for (const auto& [player, version] : season_.submitted) submitted.push_back(version);
    const auto advice = [&](int version) {
      const std::string player = season_.version(version).player();
      return Json::object({{"player", player}, {"lines", season_.coach->advice(player)}});
    };
    return Json::object({{"submitted", Json::list(submitted)},
                         {"advice", season_.coach ? Json::list(season_.active, advice) : Json()},
                         {"coach", season_.coach ? season_.coach->of_class() : Json()},
                         {"not_repeated", not_repeated(season_.folders)},
                         {"rejected", Json::list(season_.turned_away, [](const Submission& one) {
                            return Json::list({one.file, one.reason});
                          })}});
  }

  const Season& season_;
  const bool is_for_class_;
};

}  // namespace

std::string season_page(const Season& season, bool is_for_class) {
  return page("season", "Season", SeasonData(season, is_for_class).data());
}

}  // namespace game_engine
