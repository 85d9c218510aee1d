#include <algorithm>
#include <filesystem>

#include <engine/text/Words.hh>
#include <engine/files/Files.hh>
#include "LeaguePages.hh"

namespace game_engine {

namespace {

namespace fs = std::filesystem;

// Points, in twelfths: "23", "21.50"
std::string points_text(int twelfths) {
  return fixed(twelfths / double(TWELFTHS), twelfths % TWELFTHS == 0 ? 0 : 2);
}

Html out_text(const std::string& out) {
  return out.empty() ? Html() : element("small", {{"class", "bad"}}, "out " + out);
}

// Makes the page of a league, part by part.
class PageWriter {
 public:
  explicit PageWriter(const League& league, bool is_for_class = false)
      : league_(league),
        is_for_class_(is_for_class),
        ranking_(ranking(league)),
        tables_(league, ranking_),
        records_(records_of(league)),
        matches_(matches_by_player(league)) {
    if (league.marks.empty() or is_for_class) return;
    for (const Mark& mark : suggest_marks(parse_marks(league.marks), league, ranking_))
      marks_[mark.player] = mark;
  }

  std::string text() const {
    Html body;
    body << ranking_section() << about_ratings(not marks_.empty()) << fit_of_ratings(league_)
         << encounters_of_best() << chart();
    for (std::size_t k = num_stages(); k-- > 1;) body << stage_section(int(k));
    body << qualification() << ranking_matches() << players();
    if (not is_for_class_ and league_.coach) body << league_.coach->of_class();
    if (not is_for_class_) body << played_again(league_.folders) << rejected() << settings();
    return competition_page(title_of(league_.game) + " league", head(), links(), body);
  }

  // By player: what there is of it above, and its logs.
  std::map<std::string, std::string> author_pages() const {
    std::map<std::string, std::string> pages;
    for (const Ranked& one : ranking_) {
      if (not is_player(one.player)) continue;
      const std::string name = league_.name(one.player);
      const AuthorLogs logs = logs_of_author(league_.folders.results, name);
      Html body = section("", "What mattered",
                          panel(what_mattered(league_, one.player, logs)
                                << (league_.coach ? league_.coach->advice(name) : Html())))
                  << matches_beside(league_, one.player)
                  << section("", "The mark and why", panel(account(one)));
      if (not logs.content.empty())
        body << section("lost", "Lost matches",
                        panel(matches_of(one, logs.matches, true)) << logs.content);
      body << section("matches", "All matches", panel(matches_of(one, matches_[one.player], true)))
           << section("against", "Against whom", panel(tables_.against(one.player, false)));
      pages[name] = competition_page(
          name, element("p", Html(title_of(league_.game) + " league: ") << about(one)), {}, body);
    }
    return pages;
  }

 private:
  // ---------------------------------------------------------------- the head

  Html head() const {
    const std::optional<int>& champion = league_.tournament.champion;
    Html line = champion ? Html("Champion: ") << element("b", tables_.link_to(*champion))
                         : Html("No champion: nobody has qualified.");
    Html final;
    if (has_final_page(league_))
      final = element(
          "p",
          link(is_for_class_ ? "final.html" : "../class/final.html", "Show the final to a class")
              << ": match after match, without saying what comes");
    return element("p", {{"class", "champion"}}, line)
           << final << "\n"
           << muted("p", Html(counted(league_.submissions.size(), "submission"))
                             << ", " << counted(league_.names.size(), "player") << ", "
                             << counted(league_.tournament.matches.size(), "match")
                             << ". The champion has won the final; the ranking counts "
                             << (league_.rules.ranking_matches == 0
                                     ? "all matches."
                                     : "those of the ranking phase, which all play."));
  }

  Links links() const {
    Links links = {{"#ranking", "Ranking"}};
    for (std::size_t k = num_stages(); k-- > 0;)
      links.push_back({"#stage" + std::to_string(k), stage_title(int(k))});
    if (num_stages() < stages().size())
      links.push_back({"#ranking-matches", "Matches of the ranking"});
    for (const auto& [target, title] :
         Links{{"#players", "Players"}, {"#rejected", "Rejected"}, {"#settings", "Settings"}})
      if (not is_for_class_ or title == "Players") links.push_back({target, title});
    return links;
  }

  // ---------------------------------------------------------------- the ranking

  Html ranking_section() const {
    double low = 1500, high = 1500;
    for (const Ranked& one : ranking_) {
      low = std::min(low, one.rating.low());
      high = std::max(high, one.rating.high());
    }
    HtmlTable table(std::string("Rank|Player:text") +
                        (has_students() ? "|Student:text student" : "") +
                        (marks_.empty() ? "" : "|Mark") + "|Rating|95% interval:text|" +
                        (league_.rules.until ? "Places" : "Surely ahead") +
                        ":text|Matches|Won|Mean rank|Mean score|Out|Reached:text",
                    "wide sortable", "ranks");
    for (const Ranked& one : ranking_) add_ranked(table, one, low, high);
    return section(
        "ranking", "Ranking",
        muted("p",
              "Points on the Elo scale, 1500 on average: with 400 more, a player comes ahead ten "
              "times out of eleven. The bar is the interval that should hold the true value with "
              "probability 95%: players whose bars overlap much may well be equal. " +
                  (league_.rules.until ? settled_text(league_)
                                       : "\"Surely ahead\" has the same probability, as if matches "
                                         "were independent."))
            << rule_of_marks()
            << list_line(
                   "Several players of one student, which all play",
                   has_students() ? league_.students_with_several() : std::vector<std::string>())
            << list_line("Idle in two matches until their wall time was over, and not asked again",
                         league_.not_asked())
            << find_field() << panel(table.html()));
  }

  void add_ranked(HtmlTable& table, const Ranked& one, double low, double high) const {
    const std::string name = league_.name(one.player);
    const bool has_rank = is_ranked(one), has_played = one.matches > 0;
    std::vector<HtmlTable::Cell> cells = {has_rank ? Html(one.rank) : Html(),
                                          tables_.link_to(one.player)};
    if (has_students()) cells.push_back(student_text(one.player));
    if (not marks_.empty()) cells.push_back(mark_cell(one.player));
    const char* const role = is_player(one.player)    ? "earlier, no longer ranked"
                             : one.player == OPPONENT ? "the player to beat"
                                                      : "the ladder";
    const std::vector<HtmlTable::Cell> rest = {
        fixed(one.rating.points, 0),
        {interval_chart(one.rating, low, high), fixed(one.rating.low(), 1)},
        distance_cell(one),
        one.matches,
        {has_played ? fixed(100 * one.mean(one.wins / double(TWELFTHS)), 0) + "%" : "",
         has_played ? fixed(one.mean(one.wins), 4) : ""},
        has_played ? fixed(one.mean(one.ranks / double(TWELFTHS)), 2) : "",
        has_played ? fixed(one.mean(double(one.score)), 0) : "",
        one.outs,
        {has_rank ? one.reached : role, std::to_string(depth(one.reached))}};
    cells.insert(cells.end(), rest.begin(), rest.end());
    table.add(cells, {{"data-player", name}, {"class", has_rank ? "" : "opponent"}});
  }

  bool has_students() const { return not is_for_class_ and league_.has_students(); }

  std::string student_text(int player) const {
    return has_students() ? printable(league_.student(player)) : "";
  }

  Html rule_of_marks() const {
    if (marks_.empty()) return {};
    return muted(
        "p", "Marks are suggestions by the rule " + joined(split(league_.marks, ','), ", ") +
                 ". A mark of 10.0 with \"2.5 to 10.0\" below it says: the rating gives 10.0; with "
                 "other luck it could be anywhere in its interval, whose ends give 2.5 and "
                 "10.0. So the smaller mark is sure, the larger possible. If the rule names the "
                 "ladder, the errors of its ratings count, too, and marks "
                 "between its thresholds lie on a line, unless it begins with steps.");
  }

  static Html list_line(const std::string& what, const std::vector<std::string>& list) {
    return list.empty() ? Html() : muted("p", what + ": " + joined(list, ", ") + ".");
  }

  // The mark, with those of both ends of the rating's interval.
  HtmlTable::Cell mark_cell(int player) const {
    const auto mark = marks_.find(player);
    if (mark == marks_.end()) return "";
    const std::string value = fixed(mark->second.mark, 1);
    return {Html(value) << muted("small",
                                 fixed(mark->second.low, 1) + " to " + fixed(mark->second.high, 1)),
            value};
  }

  static HtmlTable::Cell distance_cell(const Ranked& one) {
    if (one.last_place > 0) return {one.places(), std::to_string(one.first_place)};
    const int from = one.surely_ahead_from;
    if (from == 0) return "";
    return {one.is_ahead_of_next ? "of the next" : "from " + std::to_string(from) + " on",
            std::to_string(from - one.rank)};
  }

  Html encounters_of_best() const {
    return section(
        "best", "The best against each other",
        muted("p", Html("How often the player of the line was ahead of that of the column, of the "
                        "matches of both; all others are with each player."))
            << panel(tables_.matrix()));
  }

  Html chart() const {
    const Html chart = stages_chart(league_);
    if (chart.empty()) return {};
    return section(
        "", "Round by round",
        muted("p", "Mean points of each player in a match: 3 for a first place, then 2, 1, 0.")
            << panel(chart));
  }

  // ---------------------------------------------------------------- stages

  const std::vector<Stage>& stages() const { return league_.tournament.stages; }

  // Without the rounds of the ranking.
  std::size_t num_stages() const {
    return std::size_t(std::count_if(stages().begin(), stages().end(), [](const Stage& stage) {
      return stage.kind != StageKind::RANKING;
    }));
  }

  // How far a player has come, for sorting.
  int depth(const std::string& reached) const {
    const auto stage = std::find_if(stages().begin(), stages().end(),
                                    [&](const Stage& one) { return one.name == reached; });
    return reached.empty() ? -1 : int(stage - stages().begin());
  }

  std::string stage_title(int stage) const {
    std::string title = stages()[stage].name;
    title[0] = char(title[0] - 'a' + 'A');
    return title;
  }

  Html stage_section(int number) const {
    const Stage& stage = stages()[number];
    Html groups;
    for (std::size_t g = 0; g < stage.groups.size(); ++g)
      groups << group_panel(stage.groups[g], stage.groups.size() > 1 ? int(g) + 1 : 0);
    return section("stage" + std::to_string(number), stage_title(number),
                   element("div", {{"class", "groups"}}, groups));
  }

  // @param number  0 for the only one
  Html group_panel(const Group& group, int number) const {
    Html content;
    if (number > 0) content << element("h3", Html("Group ") << number);
    HtmlTable table("Place|Player:text|Points|Score|Won", "wide");
    for (std::size_t k = 0; k < group.places.size(); ++k) {
      const Place& place = group.places[k];
      table.add({k + 1, tables_.link_to(place.player), points_text(place.points), place.score,
                 place.wins},
                {{"class", place.goes_on ? "on" : ""}});
    }
    content << table.html();
    if (group.matches.empty()) return panel(content << muted("p", "No matches: both go on."));
    if (group.players.size() < NUM_PLAYERS)
      content << muted("p", league_.name(OPPONENT) + " fills the group up; it never goes on.");
    return panel(content << details(Html(group.matches.size()) << " matches",
                                    matches_table({&group, &group + 1})));
  }

  Html matches_table(const std::vector<Group>& groups) const {
    HtmlTable table("Match|Seed|Seat 0:text|Seat 1:text|Seat 2:text|Seat 3:text|Again:text long");
    for (const Group& group : groups)
      for (int match : group.matches) add_match(table, match);
    return element("div", {{"class", "matches"}, {"tabindex", "0"}}, table.html());
  }

  void add_match(HtmlTable& table, int number) const {
    const TournamentMatch& match = league_.tournament.matches[number];
    const TournamentResult& result = league_.tournament.results[number];
    std::vector<HtmlTable::Cell> cells = {number + 1, match.seed};
    const int best = *std::max_element(result.scores.begin(), result.scores.end());
    for (std::size_t seat = 0; seat < NUM_PLAYERS; ++seat) {
      const int score = result.scores[seat];
      cells.push_back(Html(league_.name(match.players[seat]))
                      << " " << (score == best ? element("b", score) : Html(score))
                      << out_text(result.outs[seat]));
    }
    cells.push_back(again(number));
    table.add(cells, {{"id", "match" + std::to_string(number + 1)}});
  }

  // How to see a match.
  Html again(int number) const {
    const std::string& trace = league_.traces[number];
    const std::string page =
        is_for_class_ ? trace.substr(std::min(trace.size(), CLASS.size())) : "../" + trace;
    return (trace.empty() ? Html() : link(page, "watch") << " ")
           << (is_for_class_
                   ? Html()
                   : details("command", element("code", league_.replay_command(
                                                            league_.seated(std::size_t(number))))));
  }

  Html qualification() const {
    HtmlTable table("Player:text|Ahead|Mean lead|Qualified:text", "wide sortable");
    for (const Place& place : places_of_qualification()) {
      const int matches = qualifying_matches(place.player);
      const std::string share = fixed(double(place.wins) / matches, 4);
      table.add(
          {tables_.link_to(place.player),
           {std::to_string(place.wins) + " of " + std::to_string(matches), share},
           fixed(double(place.score) / (NUM_PLAYERS - 1) / matches, 1),
           place.goes_on ? "yes" : "no"},
          {{"class", place.goes_on ? "on" : ""}, {"data-player", league_.name(place.player)}});
    }
    const int fixed_number = league_.rules.qualifying_matches;
    return section(
        "stage0", "Qualification",
        muted("p", Html(fixed_number > 0 ? std::to_string(fixed_number) + " matches"
                                         : std::string("12 to 96 matches, until it is clear,"))
                       << " of each player with " << league_.name(OPPONENT)
                       << " in the other three seats. To go on, a player must score more than the "
                          "three do on average in more than half of them.")
            << panel(table.html()));
  }

  // In the order of the seeding.
  std::vector<Place> places_of_qualification() const {
    std::vector<Place> places;
    for (const Ranked& one : ranking_)
      if (is_player(one.player) and std::size_t(one.player) < stages()[0].groups.size())
        places.push_back(stages()[0].groups[one.player].places[0]);
    const auto share = [&](const Place& place) {
      const double matches = qualifying_matches(place.player);
      return std::make_pair(place.wins / matches, double(place.score) / matches);
    };
    std::stable_sort(places.begin(), places.end(),
                     [&](const Place& a, const Place& b) { return share(a) > share(b); });
    return places;
  }

  int qualifying_matches(int player) const {
    return int(stages()[0].groups[player].matches.size());
  }

  Html ranking_matches() const {
    if (num_stages() == stages().size()) return {};
    Html content = muted(
        "p",
        Html(league_.rules.ranking_matches)
            << (league_.rules.until ? " at most" : "")
            << " of each player, with others drawn from all: four in a row on one board, the seats "
               "rotated; all groups of a round on the same "
               "board. The ladder plays along. Players that were added play on the boards of all "
               "rounds, with others drawn from those who were there first.");
    for (std::size_t k = num_stages(); k < stages().size(); ++k)
      content << details(stage_title(int(k)), matches_table(stages()[k].groups)) << "\n";
    return section("ranking-matches", "Matches of the ranking", content);
  }

  // ---------------------------------------------------------------- players

  Html players() const {
    Html content;
    for (const Ranked& one : ranking_)
      if (is_player(one.player)) content << player(one);
    return section("players", "Players", content);
  }

  Html player(const Ranked& one) const {
    return player_details(league_.name(one.player),
                          Html(student_text(one.player)) << " " << muted("span", about(one)),
                          account(one) << matches_of(one, matches_[one.player], false)
                                       << tables_.against(one.player));
  }

  Html matches_of(const Ranked& one, const std::vector<int>& matches, bool is_alone) const {
    HtmlTable table("Match|Stage:text|Seed|Seat|Rank|Score|Others:text others|Again:text long");
    for (int match : matches) add_match_of(table, one.player, match, is_alone);
    return table.html();
  }

  static Html about(const Ranked& one) {
    Html about = is_ranked(one) ? Html("rank ") << one.rank : Html("no longer ranked");
    return about << ", rating " << fixed(one.rating.points, 0) << ", " << one.reached;
  }

  Html account(const Ranked& one) const {
    const auto mark = marks_.find(one.player);
    return account_of(league_, records_[one.player], one,
                      mark == marks_.end() ? nullptr : &mark->second);
  }

  // @param is_alone  without the rest of the page, to which it would lead
  void add_match_of(HtmlTable& table, int player, int number, bool is_alone) const {
    const TournamentMatch& match = league_.tournament.matches[number];
    const TournamentResult& result = league_.tournament.results[number];
    const Stage& stage = league_.tournament.stage_of(match);
    const bool is_qualification = stage.kind == StageKind::QUALIFICATION;
    const std::size_t seat = std::size_t(
        std::find(match.players.begin(), match.players.end(), player) - match.players.begin());
    Html name = stage.name, others;
    if (not is_qualification and stage.groups.size() > 1) name << ", group " << match.group + 1;
    for (std::size_t other = 0; other < NUM_PLAYERS; ++other)
      if (other != seat)
        others << league_.name(match.players[other]) << Html::raw("&nbsp;") << result.scores[other]
               << Html::raw("&ensp;");
    const double rank = finishes(result.scores)[seat].rank / double(TWELFTHS);
    const std::string id = std::to_string(number + 1), &trace = league_.traces[number];
    table.add({number + 1, name, match.seed, seat, fixed(rank, rank == int(rank) ? 0 : 1),
               Html(result.scores[seat]) << out_text(result.outs[seat]), others,
               // Alone without commands: they have the teacher's folders, and the files of others.
               is_alone           ? trace.empty() ? Html() : link("../../" + trace, "watch")
                         : is_qualification ? again(number)
                                  : link("#match" + id, "see match " + id)});
  }

  // ---------------------------------------------------------------- the end

  Html rejected() const {
    HtmlTable table("File:text long|Why:text long", "wide");
    for (const Submission& one : league_.submissions)
      if (one.is_rejected()) table.add({printable(one.file), one.reason});
    return section("rejected", "Rejected submissions",
                   panel(table.is_empty() ? element("p", "None.") : table.html()));
  }

  Html settings() const {
    Html list;
    for (const auto& [what, value] : league_.settings)
      if (what != "configuration") list << element("dt", what) << element("dd", value) << "\n";
    list << element("dt", "configuration")
         << element("dd", link("../configuration.cnf", "configuration.cnf"));
    std::vector<std::string> files = {"ranking.csv",      "groups.csv", "matches.csv",
                                      "head-to-head.csv", PLAYED_AGAIN, "rejected.csv"};
    if (not marks_.empty()) files.insert(files.begin() + 3, "marks.csv");
    Html tables = "The same as tables: ";
    for (const std::string& file : files)
      tables << (file == files[0] ? "" : ", ")
             << link((file == "matches.csv" or file == PLAYED_AGAIN ? "../" : "") + file, file);
    tables
        << ". The commands play a match again with ./Game, which make builds; run them in the "
           "folder of the game, where the league was started, and open the file match.res in the "
           "viewer.";
    return section("settings", "Settings", panel(element("dl", list) << element("p", tables)));
  }

  const League& league_;
  const bool is_for_class_;
  const std::vector<Ranked> ranking_;
  const PageTables tables_;
  const std::vector<Record> records_;
  const std::vector<std::vector<int>> matches_;  ///< By player.
  std::map<int, Mark> marks_;
};

}  // namespace

std::string league_page(const League& league) { return PageWriter(league).text(); }

void write_pages(const League& league) {
  const PageWriter writer(league);
  const std::string authors = league.folders.path("authors");
  make_private_folder(authors);
  for (const fs::directory_entry& old : fs::directory_iterator(authors))
    if (old.is_regular_file()) fs::remove(old);
  for (const auto& [player, text] : writer.author_pages()) {
    make_private_folder(authors + "/" + player);
    write_text(authors + "/" + player + "/index.html", text);
  }
  for (const auto& [student, text] : pages_of_refused(league))
    write_text(authors + "/refused-" + student + ".html", text);
  if (has_final_page(league)) write_text(league.folders.of_class("final.html"), final_page(league));
  write_text(league.folders.of_class("league.html"), PageWriter(league, true).text());
  write_text(league.folders.of_teacher("league.html"), writer.text());
}

}  // namespace game_engine
