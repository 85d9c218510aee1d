#include <string>

#include <engine/html/PageParts.hh>
#include <engine/text/Words.hh>
#include "LeaguePages.hh"

namespace game_engine {

namespace {

// A text or list in JSON. What could end the element around it is escaped.
std::string quoted(const std::string& text) {
  std::string json = "\"";
  for (const char c : text) {
    if (c == '<') json += "\\u003c";
    else if (c == '"' or c == '\\') json += std::string("\\") + c;
    else json += c;
  }
  return json + "\"";
}

template <typename List, typename Text>
std::string listed(const List& list, const Text& text) {
  std::string json;
  for (const auto& one : list) json += (json.empty() ? "" : ",") + text(one);
  return "[" + json + "]";
}

}  // namespace

std::string final_page(const League& league) {
  const Tournament& tournament = league.tournament;
  const auto name = [&](int player) { return quoted(league.name(player)); };
  const auto number = [](int value) { return std::to_string(value); };
  const std::string folder = "class/";
  std::string matches;
  for (std::size_t k = 0; k < tournament.matches.size() and k < league.traces.size(); ++k) {
    const std::string& page = league.traces[k];
    if (page.compare(0, folder.size(), folder) != 0 or not ends_with(page, ".html")) continue;
    const TournamentMatch& match = tournament.matches[k];
    const Stage& stage = tournament.stage_of(match);
    const std::string group =
        stage.groups.size() == 1 ? "" : ", group " + std::to_string(match.group + 1);
    matches += (matches.empty() ? "" : ",\n") +
               ("{\"page\":" + quoted(page.substr(folder.size()))) +
               ",\"group\":" + quoted(stage.name + group) +
               ",\"players\":" + listed(stage.groups[std::size_t(match.group)].players, name) +
               ",\"names\":" + listed(match.players, name) +
               ",\"scores\":" + listed(tournament.results[k].scores, number) + "}";
  }
  if (matches.empty()) return "";
  const std::string game = title_of(league.game);
  const std::string title = game.substr(0, game.rfind(' ')) + ": the final";
  return show_page(title, "{\"title\":" + quoted(title) + ",\"matches\":[" + matches + "]}");
}

}  // namespace game_engine
