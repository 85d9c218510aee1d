#include <algorithm>

#include <engine/files/Files.hh>
#include <engine/options/Arguments.hh>
#include <engine/text/Words.hh>
#include <engine/text/Ranges.hh>
#include <study/series/Statistics.hh>
#include "PageData.hh"
#include "Replays.hh"

namespace game_engine {

namespace {

// Whether a match has a page for the class.
bool is_watched(const std::string& page) {
  return page.compare(0, CLASS.size(), CLASS) == 0 and ends_with(page, ".html");
}

bool has_final_page(const League& league) { return any_of(league.traces, is_watched); }

enum class Audience { TEACHER, CLASS, AUTHOR };

// What league.js and author.js show; an author's page has the matches of its player only.
class LeagueData {
 public:
  explicit LeagueData(const League& league)
      : league_(league), ranking_(ranking(league)), table_(ranking_table(league, ranking_)) {
    if (league.marks.empty()) return;
    const std::vector<Mark> marks = suggest_marks(parse_marks(league.marks), league, ranking_);
    for (const Mark& mark : marks) marks_[mark.player] = mark;
    for (const Grade& grade : grades_of(league, marks))
      if (not grade.why.empty()) changed_[grade.player] = grade;
  }

  std::string page_for(Audience reader) const {
    const std::optional<int>& champion = league_.tournament.champion;
    return page("league", "League",
                Json::object({{"common", common(reader)},
                              {"submissions", league_.submissions.size()},
                              {"num_players", league_.names.size()},
                              {"champion", champion ? Json(league_.name(*champion)) : Json()},
                              {"not_asked", Json::list(league_.not_asked())},
                              {"groups", table_data(groups_table(league_))},
                              {"teacher", reader == Audience::TEACHER ? of_teacher() : Json()}}));
  }

  std::string page_of_author(int player) const {
    const std::string name = league_.name(player);
    return page("author", "League",
                Json::object({{"common", common(Audience::AUTHOR, player)},
                              {"player", name},
                              {"coach", league_.coach ? league_.coach->advice(name) : Json()},
                              {"watched", watched_by(player)},
                              {"not_repeated", not_repeated(league_.folders, name)},
                              {"clock", clock(name)},
                              {"logs", logs_of_author(league_.folders.results, name)}}));
  }

  const std::vector<Ranked>& ranked() const { return ranking_; }

 private:
  // @param author  whose page it is, of those for authors
  Json common(Audience reader, int author = OPPONENT) const {
    const TournamentRules& rules = league_.rules;
    const auto is_shown = [&](int player) {
      return reader != Audience::AUTHOR or player == author;
    };
    std::vector<int> matches;
    for (std::size_t k = 0; k < league_.tournament.matches.size(); ++k) {
      const auto& players = league_.tournament.matches[k].players;
      if (any_of(players, is_shown)) matches.push_back(int(k));
    }
    CsvTable ranks = table_;
    if (reader != Audience::TEACHER)
      for (TableLine& line : ranks.lines) line[STUDENT_OF_RANKING].clear();
    std::vector<Ranked> accounts;
    for (const Ranked& one : ranking_)
      if (is_ranked(one) and is_shown(one.player)) accounts.push_back(one);
    const bool has_marks = not marks_.empty() and reader != Audience::CLASS;
    const char* const readers[] = {"teacher", "class", "author"};
    return Json::object(
        {{"game", title_of(league_.game)},
         {"reader", readers[int(reader)]},
         {"ladder", Json::list(league_.ladder)},
         {"past", Json::list(league_.past,
                             [&](const auto& one) {
                               return Json::list({one.first, one.second});
                             })},
         {"qualifying_matches", rules.qualifying_matches},
         {"ranking_matches", rules.ranking_matches},
         {"has_final_page", has_final_page(league_)},
         {"rule", has_marks ? Json(joined(split(league_.marks, ','), ", ")) : Json()},
         {"ranking", table_data(ranks)},
         {"accounts",
          Json::list(accounts, [&](const Ranked& one) { return account(one, has_marks); })},
         {"matches",
          Json::list(matches, [&](int match) { return match_data(match, reader, author); })}});
  }

  Json account(const Ranked& one, bool has_mark) const {
    const Mark mark = has_mark ? marks_.at(one.player) : Mark();
    const auto changed = has_mark ? changed_.find(one.player) : changed_.end();
    return Json::object({{"player", league_.name(one.player)},
                         {"win", one_more_win(one.rating)},
                         {"mark", has_mark ? Json(mark.mark) : Json()},
                         {"low", mark.low},
                         {"high", mark.high},
                         {"passes", mark.passes},
                         {"to_tell", mark.to_tell},
                         {"of_band", mark.of_band},
                         {"grade", changed == changed_.end() ? Json() : Json(changed->second.mark)},
                         {"why", changed == changed_.end() ? Json() : Json(changed->second.why)},
                         {"with_win", mark.with_win}});
  }

  Json match_data(int number, Audience reader, int author) const {
    const TournamentMatch& match = league_.tournament.matches[number];
    const TournamentResult& result = league_.tournament.results[number];
    const Stage& stage = league_.tournament.stage_of(match);
    std::array<std::string, NUM_PLAYERS> outs = result.outs;
    for (std::size_t seat : SEATS)
      if (reader == Audience::CLASS or
          (reader == Audience::AUTHOR and match.players[seat] != author))
        outs[seat] = for_others(outs[seat]);
    const std::string& trace = league_.traces[number];
    const std::string page = reader == Audience::AUTHOR ? "../../" + trace
                             : reader == Audience::CLASS
                                 ? trace.substr(std::min(trace.size(), CLASS.size()))
                                 : "../" + trace;
    // Commands have the teacher's folders, and the files of others.
    return Json::object(
        {{"number", number + 1},
         {"stage", stage.name},
         {"group", stage.groups.size() > 1 ? match.group + 1 : 0},
         {"seed", std::to_string(match.seed)},
         {"players", Json::list(match.players, [&](int player) { return league_.name(player); })},
         {"scores", Json::list(result.scores)},
         {"outs", Json::list(outs)},
         {"page", trace.empty() ? Json() : Json(page)},
         {"command", reader == Audience::TEACHER
                         ? Json(league_.replay_command(league_.seated(number)))
                         : Json()}});
  }

  Json of_teacher() const {
    std::vector<Submission> rejected;
    for (const Submission& one : league_.submissions)
      if (one.is_rejected()) rejected.push_back(one);
    const auto pair = [](const auto& one) { return Json::list({one.first, one.second}); };
    const std::string same = league_.folders.of_teacher("same-orders.csv");
    return Json::object({{"misfits", table_data(misfits_table(league_, ranking_))},
                         {"same_orders", fs::exists(same) ? table_data(read_csv(same)) : Json()},
                         {"clock", clock()},
                         {"coach", league_.coach ? league_.coach->of_class() : Json()},
                         {"not_repeated", not_repeated(league_.folders)},
                         {"rejected", Json::list(rejected,
                                                 [](const Submission& one) {
                                                   return Json::list({one.file, one.reason});
                                                 })},
                         {"settings", Json::list(league_.settings, pair)}});
  }

  // Who asks the clock, is near its limit or is waited for: all, or only one.
  Json clock(const std::string& player = "") const {
    if (not fs::exists(league_.clock_file())) return {};
    CsvTable table = read_csv(league_.clock_file());
    if (not player.empty()) keep_of(table, 0, player);
    return table.lines.empty() ? Json() : table_data(table);
  }

  // The matches that lie beside the author's page, with what plays them in the student's own
  // folder.
  Json watched_by(int player) const {
    if (std::size_t(player) >= league_.watched.size()) return {};
    return Json::list(league_.watched[player], [&](int number) {
      const TournamentMatch& match = league_.tournament.matches[number];
      const auto seat =
          std::find(match.players.begin(), match.players.end(), player) - match.players.begin();
      const DrawsKey draws = league_.seat(number + 1, match.seed, match.players).draws();
      return Json::object({{"number", number + 1},
                           {"command", "./Game --repeat=match" + std::to_string(number + 1) +
                                           ".res" + draws_option(draws) + " --as=" +
                                           std::to_string(seat) + " " + league_.name(player)}});
    });
  }

  const League& league_;
  const std::vector<Ranked> ranking_;
  const CsvTable table_;
  std::map<int, Mark> marks_;
  std::map<int, Grade> changed_;
};

// The page that shows the matches of the final to a class, one after the other, and the standing
// after each. It lies beside the folder of their pages.
std::string final_page(const League& league) {
  const Tournament& tournament = league.tournament;
  const auto name = [&](int player) { return league.name(player); };
  std::vector<std::size_t> watched;
  for (std::size_t k = 0; k < tournament.matches.size() and k < league.traces.size(); ++k)
    if (is_watched(league.traces[k])) watched.push_back(k);
  const auto shown = [&](std::size_t k) {
    return Json::object({{"page", league.traces[k].substr(CLASS.size())},
                         {"names", Json::list(tournament.matches[k].players, name)},
                         {"scores", Json::list(tournament.results[k].scores)}});
  };
  const std::string game = title_of(league.game);
  std::vector<int> finalists;
  for (const Stage& stage : tournament.stages)
    if (stage.kind == StageKind::FINAL) finalists = stage.groups[0].players;
  return page("final", "The final",
              Json::object({{"game", game.substr(0, game.rfind(' '))},
                            {"players", Json::list(finalists, name)},
                            {"matches", Json::list(watched, shown)}}));
}

}  // namespace

void write_pages(const League& league) {
  const LeagueData data(league);
  const std::string authors = league.folders.path("authors");
  make_private_folder(authors);
  for (const fs::directory_entry& old : fs::directory_iterator(authors))
    if (old.is_regular_file()) fs::remove(old);
  for (const Ranked& one : data.ranked()) {
    if (not is_player(one.player)) continue;
    const std::string folder = authors + "/" + league.name(one.player);
    make_private_folder(folder);
    write_text(folder + "/index.html", data.page_of_author(one.player));
  }
  for (const auto& [student, text] : pages_of_refused(league))
    write_text(authors + "/refused-" + student + ".html", text);
  if (has_final_page(league)) write_text(league.folders.of_class("final.html"), final_page(league));
  write_text(league.folders.of_class("league.html"), data.page_for(Audience::CLASS));
  write_text(league.folders.of_teacher("league.html"), data.page_for(Audience::TEACHER));
}

}  // namespace game_engine
