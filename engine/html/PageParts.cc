#include "Html.hh"

namespace game_engine {

// The files beside this one, and the viewer's colours and type, in quotes: see league.mk.

const char* const PAGE_STYLE =
#include <look.css.inc>
#include <page.css.inc>
    ;

namespace {

// Before any other script: it begins the strict mode.
const std::string LANGUAGE_SCRIPT =
    "'use strict';\nconst PHRASES = `"
#include <phrases.txt.inc>
    "`;\n"
#include <languages.js.inc>
    ;

const char* const FINAL_STYLE =
#include <final.css.inc>
    ;

const char* const FINAL_SCRIPT =
#include <final.js.inc>
    ;

}  // namespace

const std::string PAGE_SCRIPT = LANGUAGE_SCRIPT +
#include <page.js.inc>
    ;

std::string show_page(const std::string& title, const std::string& data) {
  std::string json;
  for (const char c : data) json += c == '<' ? "\\u003c" : std::string(1, c);
  return page(title, PAGE_STYLE + std::string(FINAL_STYLE),
              element("script", {{"id", "data"}, {"type", "application/json"}}, Html::raw(json))
                  << "\n"
                  << element("main", {{"id", "stage"}}, Html()) << "\n",
              LANGUAGE_SCRIPT + FINAL_SCRIPT)
      .str();
}

std::string competition_page(const std::string& title, const Html& head, const Links& links,
                             const Html& body) {
  Html nav;
  for (const auto& [target, name] : links) nav << link(target, name);
  const Html header = element("h1", title)
                      << "\n"
                      << head << "\n"
                      << element("nav", {{"aria-label", "Parts of this page"}}, nav);
  return page(title, PAGE_STYLE,
              element("header", header) << "\n"
                                        << element("main", body),
              PAGE_SCRIPT)
      .str();
}

Html find_field() {
  return Html::raw(
      "<input id=\"find\" type=\"search\" placeholder=\"Find a player\" "
      "aria-label=\"Find a player\" hidden>\n");
}

Html player_details(const std::string& name, const Html& about, const Html& content) {
  return element("details", {{"class", "player"}, {"id", "player-" + name}, {"data-player", name}},
                 element("summary", element("b", name) << " " << about) << "\n"
                                                                        << element("div", content))
         << "\n";
}

Html link_to_player(const std::string& name) { return link("#player-" + name, name); }

}  // namespace game_engine
