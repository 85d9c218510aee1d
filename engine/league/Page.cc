#include <algorithm>
#include <engine/text/Numbers.hh>
#include <engine/text/Words.hh>
#include <map>
#include <string>
#include <tuple>

#include <engine/series/MatchResult.hh>
#include <engine/text/Text.hh>
#include "League.hh"
#include "Marks.hh"
#include "PageCharts.hh"
#include "PageTables.hh"
#include "PageText.hh"

namespace game_engine {

namespace {

// Points, in twelfths: "23", "21.50"
std::string points_text(int twelfths) {
  return fixed(twelfths / double(TWELFTHS), twelfths % TWELFTHS == 0 ? 0 : 2);
}

// Writes the page of a league, part by part.
class PageWriter {
 public:
  explicit PageWriter(const League& league)
      : league_(league), ranking_(ranking(league)), tables_(league, ranking_) {
    if (league.marks.empty()) return;
    for (const Mark& mark : suggest_marks(parse_marks(league.marks), league, ranking_))
      marks_[mark.player] = mark;
  }

  std::string page() {
    write_head();
    write_ranking();
    write_encounters_of_best();
    write_chart();
    for (std::size_t k = num_stages(); k-- > 1;) write_stage(int(k));
    write_qualification();
    write_ranking_matches();
    out_ << tables_.sparing();
    write_players();
    write_rejected();
    write_settings();
    out_ << "</main>\n<script>" << PAGE_SCRIPT << "</script>\n</body>\n</html>\n";
    return std::string(out_.str());
  }

 private:
  void write_head() {
    const std::string title = html_text(league_.game) + " league";
    out_ << "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
         << "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>"
         << title << "</title>\n<link rel=\"icon\" href=\"data:,\">\n<style>" << PAGE_STYLE
         << "</style>\n</head>\n<body>\n<header>\n<h1>" << title << "</h1>\n<p class=\"champion\">";
    const std::optional<int>& champion = league_.tournament.champion;
    if (champion) out_ << "Champion: <b>" << link(*champion) << "</b>";
    else out_ << "No champion: nobody has qualified.";
    out_ << "</p>\n<p class=\"muted\">" << (long long)league_.submissions.size() << " submissions, "
         << (long long)league_.names.size() << " players, "
         << (long long)league_.tournament.matches.size() << " matches. The champion has won the "
         << "final; the ranking counts all matches.</p>\n<nav aria-label=\"Parts of this page\">"
         << "<a href=\"#ranking\">Ranking</a>";
    for (std::size_t k = num_stages(); k-- > 0;)
      out_ << "<a href=\"#stage" << int(k) << "\">" << stage_title(int(k)) << "</a>";
    if (has_ranking()) out_ << "<a href=\"#ranking-matches\">Matches of the ranking</a>";
    out_ << "<a href=\"#sparing\">Who spares whom</a><a href=\"#players\">Players</a>"
         << "<a href=\"#rejected\">Rejected</a>"
         << "<a href=\"#settings\">Settings</a></nav>\n</header>\n<main>\n";
  }

  void write_ranking() {
    double low = 1500, high = 1500;
    for (const Ranked& one : ranking_) {
      low = std::min(low, rating_low(one.rating));
      high = std::max(high, rating_high(one.rating));
    }
    out_
        << "<section>\n<h2 id=\"ranking\">Ranking</h2>\n"
        << "<p class=\"muted\">Points on the Elo scale, 1500 on average: with 400 more, a player "
        << "comes ahead ten times out of eleven. The bar is the interval that holds the true value "
        << "with probability 95%: players whose bars overlap much may well be equal. Of whom a "
           "player "
        << "is surely ahead is said with the same probability, as if matches were "
           "independent.</p>\n"
        << rule_of_marks() << several_of_one()
        << "<input id=\"find\" type=\"search\" placeholder=\"Find a player\" "
        << "aria-label=\"Find a player\" hidden>\n<div class=\"panel\">\n"
        << "<table class=\"wide sortable\" id=\"ranks\">\n<thead><tr><th>Rank</th>"
        << "<th class=\"text\">Player</th>"
        << (league_.has_students() ? "<th class=\"text\">Student</th>" : "")
        << (marks_.empty() ? "" : "<th>Mark</th>")
        << "<th>Rating</th><th class=\"text\">95% interval</th>"
        << "<th class=\"text\">Surely ahead</th>"
        << "<th>Matches</th><th>Won</th><th>Mean rank</th><th>Mean score</th><th>Out</th>"
        << "<th class=\"text\">Reached</th></tr></thead>\n<tbody>\n";
    for (const Ranked& one : ranking_) write_ranked(one, low, high);
    out_ << "</tbody>\n</table>\n</div>\n</section>\n";
  }

  void write_ranked(const Ranked& one, double low, double high) {
    const std::string name = html_text(league_.name(one.player));
    const bool is_ranked = is_player(one.player);
    out_ << "<tr data-player=\"" << name << '"' << (is_ranked ? "" : " class=\"opponent\"")
         << "><td>" << (is_ranked ? std::to_string(one.rank) : "") << "</td><td class=\"text\">"
         << (is_ranked ? link(one.player) : name) << "</td>" << student_cell(one.player)
         << mark_cell(one.player) << "<td>" << fixed(one.rating.points, 0)
         << "</td><td class=\"text\" data-value=\"" << fixed(rating_low(one.rating), 1) << "\">"
         << interval_chart(one.rating, low, high) << "</td>" << distance_cell(one) << "<td>"
         << one.matches << "</td>";
    if (one.matches > 0)
      out_ << "<td data-value=\"" << fixed(one.mean(one.wins), 4) << "\">"
           << fixed(100 * one.mean(one.wins / double(TWELFTHS)), 0) << "%</td><td>"
           << fixed(one.mean(one.ranks / double(TWELFTHS)), 2) << "</td><td>"
           << fixed(one.mean(double(one.score)), 0) << "</td>";
    else out_ << "<td></td><td></td><td></td>";
    out_ << "<td>" << one.outs << "</td><td class=\"text\" data-value=\"" << depth(one.reached)
         << "\">"
         << (is_ranked                ? one.reached
             : one.player == OPPONENT ? "the player to beat"
                                      : "the ladder")
         << "</td></tr>\n";
  }

  std::string student_cell(int player) const {
    if (not league_.has_students()) return "";
    return "<td class=\"text\">" + student_text(player) + "</td>";
  }

  std::string student_text(int player) const {
    const std::string student = league_.student(player);
    return html_text(printable(student, student.size()));
  }

  std::string rule_of_marks() const {
    if (league_.marks.empty()) return "";
    std::string rule;  // It may break at its commas.
    for (char c : league_.marks) rule += c == ',' ? ", " : std::string(1, c);
    return "<p class=\"muted\">Marks are suggestions by the rule " + html_text(rule) +
           "; below each stand those that the ends of the interval would give. The errors of the "
           "ladder's ratings count there, too, if the rule names them.</p>\n";
  }

  std::string several_of_one() const {
    std::string list;
    for (const std::string& student : league_.students_with_several())
      list += (list.empty() ? "" : ", ") + student;
    if (list.empty()) return "";
    return "<p class=\"muted\">Several players of one student, which all play: " + html_text(list) +
           ".</p>\n";
  }

  // The mark, with those of both ends of the rating's interval.
  std::string mark_cell(int player) const {
    if (marks_.empty()) return "";
    const auto mark = marks_.find(player);
    if (mark == marks_.end()) return "<td></td>";
    return "<td data-value=\"" + fixed(mark->second.mark, 1) + "\">" + fixed(mark->second.mark, 1) +
           "<small class=\"muted\">" + fixed(mark->second.low, 1) + " to " +
           fixed(mark->second.high, 1) + "</small></td>";
  }

  static std::string distance_cell(const Ranked& one) {
    const int from = one.surely_ahead_from;
    const std::string text = one.is_ahead_of_next ? "of the next"
                             : from > 0           ? "from " + std::to_string(from) + " on"
                                                  : "";
    return "<td class=\"text\" data-value=\"" + (from > 0 ? std::to_string(from - one.rank) : "") +
           "\">" + text + "</td>";
  }

  // Without the rounds of the ranking.
  std::size_t num_stages() const {
    const std::vector<Stage>& stages = league_.tournament.stages;
    return std::size_t(std::count_if(stages.begin(), stages.end(),
                                     [](const Stage& stage) { return not stage.is_ranking; }));
  }

  bool has_ranking() const { return num_stages() < league_.tournament.stages.size(); }

  void write_encounters_of_best() {
    out_ << "<section>\n<h2 id=\"best\">The best against each other</h2>\n<p class=\"muted\">How "
         << "often the player of the line was ahead of that of the column, of the matches of "
         << "both; all others are in <a href=\"head-to-head.csv\">head-to-head.csv</a> and with "
         << "each player.</p>\n<div class=\"panel\" tabindex=\"0\">\n"
         << tables_.matrix() << "</div>\n</section>\n";
  }

  void write_ranking_matches() {
    if (not has_ranking()) return;
    out_ << "<section>\n<h2 id=\"ranking-matches\">Matches of the ranking</h2>\n<p class=\"muted\">"
         << league_.rules.ranking_matches << " of each player, with players near in rating: four "
         << "in a row on one board, the seats rotated; all groups of a round on the same board. "
         << "The ladder plays along.</p>\n";
    for (std::size_t k = num_stages(); k < league_.tournament.stages.size(); ++k) {
      const Stage& stage = league_.tournament.stages[k];
      out_ << "<details><summary>" << stage_title(int(k)) << "</summary>\n";
      write_matches_head();
      for (const Group& group : stage.groups)
        for (int match : group.matches) write_match(match);
      out_ << "</tbody></table></div></details>\n";
    }
    out_ << "</section>\n";
  }

  // How far a player has come, for sorting.
  int depth(const std::string& reached) const {
    const std::vector<Stage>& stages = league_.tournament.stages;
    const auto stage = std::find_if(stages.begin(), stages.end(),
                                    [&](const Stage& one) { return one.name == reached; });
    if (reached.empty()) return -1;
    return int(stage - stages.begin());
  }

  void write_chart() {
    const std::string chart = stages_chart(league_);
    if (chart.empty()) return;
    out_ << "<section>\n<h2>Finalists, round by round</h2>\n<p class=\"muted\">Mean points in a "
         << "match: 3 for a first place, then 2, 1, 0.</p>\n<div class=\"panel\">\n"
         << chart << "</div>\n</section>\n";
  }

  std::string stage_title(int stage) const {
    std::string title = league_.tournament.stages[std::size_t(stage)].name;
    title[0] = char(title[0] - 'a' + 'A');
    return title;
  }

  void write_stage(int number) {
    const Stage& stage = league_.tournament.stages[std::size_t(number)];
    out_ << "<section>\n<h2 id=\"stage" << number << "\">" << stage_title(number)
         << "</h2>\n<div class=\"groups\">\n";
    for (std::size_t g = 0; g < stage.groups.size(); ++g) write_group(stage, int(g));
    out_ << "</div>\n</section>\n";
  }

  void write_group(const Stage& stage, int number) {
    const Group& group = stage.groups[std::size_t(number)];
    out_ << "<div class=\"panel\">\n";
    if (stage.groups.size() > 1) out_ << "<h3>Group " << number + 1 << "</h3>\n";
    out_ << "<table class=\"wide\"><thead><tr><th>Place</th><th class=\"text\">Player</th>"
         << "<th>Points</th><th>Score</th><th>Won</th></tr></thead>\n<tbody>\n";
    for (std::size_t k = 0; k < group.places.size(); ++k) {
      const Place& place = group.places[k];
      out_ << (place.goes_on ? "<tr class=\"on\">" : "<tr>") << "<td>" << int(k + 1)
           << "</td><td class=\"text\">" << link(place.player) << "</td><td>"
           << points_text(place.points) << "</td><td>" << (long long)place.score << "</td><td>"
           << place.wins << "</td></tr>\n";
    }
    out_ << "</tbody></table>\n";
    if (group.matches.empty()) {
      out_ << "<p class=\"muted\">No matches: both go on.</p>\n</div>\n";
      return;
    }
    if (group.players.size() < NUM_PLAYERS)
      out_ << "<p class=\"muted\">" << html_text(league_.opponent)
           << " fills the group up; it never goes on.</p>\n";
    out_ << "<details><summary>" << int(group.matches.size()) << " matches</summary>\n";
    write_matches_head();
    for (int match : group.matches) write_match(match);
    out_ << "</tbody></table></div></details>\n</div>\n";
  }

  void write_matches_head() {
    out_ << "<div class=\"matches\" tabindex=\"0\"><table><thead><tr><th>Match</th><th>Seed</th>";
    for (int seat = 0; seat < NUM_PLAYERS; ++seat)
      out_ << "<th class=\"text\">Seat " << seat << "</th>";
    out_ << "<th class=\"text\">Again</th></tr></thead>\n<tbody>\n";
  }

  void write_match(int number) {
    const TournamentMatch& match = league_.tournament.matches[std::size_t(number)];
    const TournamentResult& result = league_.tournament.results[std::size_t(number)];
    out_ << "<tr id=\"match" << number + 1 << "\"><td>" << number + 1 << "</td><td>"
         << (long long)match.seed << "</td>";
    const int best = *std::max_element(result.scores.begin(), result.scores.end());
    for (int seat = 0; seat < NUM_PLAYERS; ++seat) {
      const bool is_best = result.scores[seat] == best;
      out_ << "<td class=\"text\">" << html_text(league_.name(match.players[seat])) << ' '
           << (is_best ? "<b>" : "") << result.scores[seat] << (is_best ? "</b>" : "")
           << out_text(result.outs[seat]) << "</td>";
    }
    out_ << "<td class=\"text long\">" << again(number) << "</td></tr>\n";
  }

  static std::string out_text(const std::string& out) {
    return out.empty() ? "" : "<small class=\"bad\">out " + html_text(out) + "</small>";
  }

  // How to see a match.
  std::string again(int number) const {
    const std::string& trace = league_.traces[std::size_t(number)];
    std::string text;
    if (not trace.empty()) text = "<a href=\"" + html_text(trace) + "\">watch</a> ";
    return text + "<details><summary>command</summary><code>" +
           html_text(league_.replay_command(number)) + "</code></details>";
  }

  void write_qualification() {
    out_ << "<section>\n<h2 id=\"stage0\">Qualification</h2>\n<p class=\"muted\">"
         << league_.rules.qualifying_matches << " matches of each player with "
         << html_text(league_.opponent)
         << " in the other three seats. To go on, a player must score "
         << "more than the three do on average in more than half of them.</p>\n"
         << "<div class=\"panel\">\n<table class=\"wide sortable\"><thead><tr>"
         << "<th class=\"text\">Player</th><th>Ahead</th><th>Mean lead</th>"
         << "<th class=\"text\">Qualified</th></tr></thead>\n<tbody>\n";
    for (const Place& place : qualification()) {
      out_ << (place.goes_on ? "<tr class=\"on\"" : "<tr") << " data-player=\""
           << html_text(league_.name(place.player)) << "\"><td class=\"text\">"
           << link(place.player) << "</td><td>" << place.wins << "</td><td>"
           << fixed(double(place.score) / (NUM_PLAYERS - 1) / league_.rules.qualifying_matches, 1)
           << "</td><td class=\"text\">" << (place.goes_on ? "yes" : "no") << "</td></tr>\n";
    }
    out_ << "</tbody></table>\n</div>\n</section>\n";
  }

  // In the order of the seeding.
  std::vector<Place> qualification() const {
    std::vector<Place> places;
    for (const Ranked& one : ranking_)
      if (is_player(one.player))
        places.push_back(league_.tournament.stages[0].groups[std::size_t(one.player)].places[0]);
    std::stable_sort(places.begin(), places.end(), [](const Place& a, const Place& b) {
      return std::tie(a.wins, a.score) > std::tie(b.wins, b.score);
    });
    return places;
  }

  void write_players() {
    const std::vector<std::vector<int>> matches = matches_by_player(league_);
    out_ << "<section>\n<h2 id=\"players\">Players</h2>\n";
    for (const Ranked& one : ranking_)
      if (is_player(one.player)) write_player(one, matches[std::size_t(one.player)]);
    out_ << "</section>\n";
  }

  void write_player(const Ranked& one, const std::vector<int>& matches) {
    const std::string name = html_text(league_.name(one.player));
    out_ << "<details class=\"player\" id=\"player-" << name << "\" data-player=\"" << name
         << "\"><summary><b>" << name << "</b> " << student_text(one.player)
         << " <span class=\"muted\">rank " << one.rank << ", rating " << fixed(one.rating.points, 0)
         << ", " << one.reached << "</span></summary>\n<div>"
         << "<table><thead><tr><th>Match</th><th class=\"text\">Stage</th>"
         << "<th>Seed</th><th>Seat</th><th>Rank</th><th>Score</th><th class=\"text\">Others</th>"
         << "<th class=\"text\">Again</th></tr></thead>\n<tbody>\n";
    for (int match : matches) write_match_of(one.player, match);
    out_ << "</tbody></table>\n" << tables_.against(one.player) << "</div></details>\n";
  }

  void write_match_of(int player, int number) {
    const TournamentMatch& match = league_.tournament.matches[std::size_t(number)];
    const TournamentResult& result = league_.tournament.results[std::size_t(number)];
    const std::size_t seat = std::size_t(
        std::find(match.players.begin(), match.players.end(), player) - match.players.begin());
    out_ << "<tr><td>" << number + 1 << "</td><td class=\"text\">" << league_.stage_of(match).name;
    if (match.stage > 0 and league_.stage_of(match).groups.size() > 1)
      out_ << ", group " << match.group + 1;
    const double rank = standings(result.scores)[seat].rank / double(TWELFTHS);
    out_ << "</td><td>" << (long long)match.seed << "</td><td>" << int(seat) << "</td><td>"
         << fixed(rank, rank == int(rank) ? 0 : 1) << "</td><td>" << result.scores[seat]
         << out_text(result.outs[seat]) << "</td><td class=\"text others\">";
    for (std::size_t other = 0; other < NUM_PLAYERS; ++other)
      if (other != seat)
        out_ << html_text(league_.name(match.players[other])) << "&nbsp;" << result.scores[other]
             << "&ensp;";
    out_ << "</td><td class=\"text long\">";
    if (match.stage == 0) out_ << again(number);
    else out_ << "<a href=\"#match" << number + 1 << "\">see match " << number + 1 << "</a>";
    out_ << "</td></tr>\n";
  }

  void write_rejected() {
    out_ << "<section>\n<h2 id=\"rejected\">Rejected submissions</h2>\n<div class=\"panel\">\n";
    int number = 0;
    for (const Submission& one : league_.submissions) {
      if (not one.is_rejected()) continue;
      if (++number == 1)
        out_ << "<table class=\"wide\"><thead><tr><th class=\"text\">File</th>"
             << "<th class=\"text\">Why</th></tr></thead>\n<tbody>\n";
      out_ << "<tr><td class=\"text long\">" << html_text(printable(one.file, one.file.size()))
           << "</td><td class=\"text long\">" << html_text(one.reason) << "</td></tr>\n";
    }
    out_ << (number > 0 ? "</tbody></table>\n" : "<p>None.</p>\n") << "</div>\n</section>\n";
  }

  void write_settings() {
    out_ << "<section>\n<h2 id=\"settings\">Settings</h2>\n<div class=\"panel\">\n<dl>\n";
    for (const auto& [what, value] : league_.settings)
      if (what != "configuration")
        out_ << "<dt>" << html_text(what) << "</dt><dd>" << html_text(value) << "</dd>\n";
    out_ << "<dt>configuration</dt><dd><a href=\"configuration.cnf\">configuration.cnf</a></dd>\n"
         << "</dl>\n<p>The same as tables: <a href=\"ranking.csv\">ranking.csv</a>, "
         << "<a href=\"groups.csv\">groups.csv</a>, <a href=\"matches.csv\">matches.csv</a>, "
         << (marks_.empty() ? "" : "<a href=\"marks.csv\">marks.csv</a>, ")
         << "<a href=\"head-to-head.csv\">head-to-head.csv</a>, <a "
            "href=\"spared.csv\">spared.csv</a>, "
         << "<a href=\"rejected.csv\">rejected.csv</a>. The commands play a match again with "
            "./Game, which make builds; run them "
         << "in the folder of the game, where the league was started, and open the file "
         << "match.res in the viewer.</p>\n</div>\n</section>\n";
  }

  std::string link(int player) const {
    const std::string name = html_text(league_.name(player));
    return "<a href=\"#player-" + name + "\">" + name + "</a>";
  }

  const League& league_;
  const std::vector<Ranked> ranking_;
  const PageTables tables_;
  std::map<int, Mark> marks_;
  Text out_;
};

}  // namespace

std::string league_page(const League& league) { return PageWriter(league).page(); }

}  // namespace game_engine
