#include <algorithm>
#include <string>
#include <vector>

#include <engine/html/PageParts.hh>
#include <engine/text/Tables.hh>
#include <engine/text/Words.hh>
#include "LeaguePages.hh"

namespace game_engine {

namespace {

// Whether a match has a page for the class.
bool is_watched(const std::string& page) {
  return page.compare(0, CLASS.size(), CLASS) == 0 and ends_with(page, ".html");
}

template <typename List, typename Text>
std::string json_list(const List& list, const Text& text) {
  std::vector<std::string> words;
  for (const auto& one : list) words.push_back(text(one));
  return "[" + joined(words, ",") + "]";
}

}  // namespace

bool has_final_page(const League& league) {
  return std::any_of(league.traces.begin(), league.traces.end(), is_watched);
}

std::string final_page(const League& league) {
  const Tournament& tournament = league.tournament;
  const auto name = [&](int player) { return json_word(league.name(player)); };
  const auto number = [](int value) { return std::to_string(value); };
  std::vector<std::string> matches;
  for (std::size_t k = 0; k < tournament.matches.size() and k < league.traces.size(); ++k) {
    if (not is_watched(league.traces[k])) continue;
    const TournamentMatch& match = tournament.matches[k];
    const Stage& stage = tournament.stage_of(match);
    const std::string group =
        stage.groups.size() == 1 ? "" : ", group " + std::to_string(match.group + 1);
    const std::vector<int>& players = stage.groups[std::size_t(match.group)].players;
    matches.push_back(
        json_line({{"page", league.traces[k].substr(CLASS.size())},
                   {"group", stage.name + group},
                   {"players", json_list(players, name), false},
                   {"names", json_list(match.players, name), false},
                   {"scores", json_list(tournament.results[k].scores, number), false}}));
  }
  const std::string game = title_of(league.game);
  const std::string title = game.substr(0, game.rfind(' ')) + ": the final";
  const std::string list = "[" + joined(matches, ",\n") + "]";
  return show_page(title, json_line({{"title", title}, {"matches", list, false}}));
}

}  // namespace game_engine
