#include "Page.hh"

#include <cmath>
#include <engine/files/Tables.hh>
#include <engine/text/Words.hh>

namespace game_engine {

namespace {

// The files beside this one, and the viewer's colours and words, in quotes: see league.mk.

const std::vector<std::string> STYLE = {
#include <look.css.inc>
#include <page.css.inc>
};

const std::vector<std::string> SCRIPT = {
#include <words.js.inc>
#include <reasons.js.inc>
    "V.add_words('en', `",
#include <en.txt.inc>
    "`);\nV.add_words('ca', `",
#include <ca.txt.inc>
    "`);\nV.add_words('es', `",
#include <es.txt.inc>
    "`);\n",
#include <show.js.inc>
#include <charts.js.inc>
#include <league.js.inc>
#include <author.js.inc>
#include <season.js.inc>
#include <similar.js.inc>
#include <final.js.inc>
    "PAGES[kind](shown);\n",
};

}  // namespace

Json::Json(const std::string& text) {
  for (const char c : json_word(printable(text))) text_ += c == '<' ? "\\u003c" : std::string(1, c);
}

Json Json::object(std::initializer_list<Field> fields) {
  Json object;
  for (const auto& [name, value] : fields)
    if (not value.text_.empty())
      object.text_ += (object.text_.empty() ? "{" : ",") + json_word(name) + ":" + value.text_;
  object.text_ += object.text_.empty() ? "{}" : "}";
  return object;
}

std::string Json::of_real(double number) {
  return std::isfinite(number) ? number_text(number) : "";
}

void Json::add(const Json& item) {
  text_ += (text_.empty() ? "[" : ",") + (item.text_.empty() ? "null" : item.text_);
}

void Json::end() { text_ += text_.empty() ? "[]" : "]"; }

std::string page(const char* kind, const char* title, const Json& data) {
  return std::string(
             "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
             "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>") +
         title + "</title>\n<link rel=\"icon\" href=\"data:,\">\n<style>" + joined(STYLE, "") +
         "</style>\n</head>\n<body class=\"" + kind +
         "\">\n<noscript>\n<p>This page needs its script: allow scripts in your browser.</p>\n"
         "<p lang=\"ca\">Aquesta pàgina necessita el seu script: permet els scripts al "
         "navegador.</p>\n"
         "<p lang=\"es\">Esta página necesita su script: permite los scripts en el navegador.</p>\n"
         "</noscript>\n"
         "<script id=\"data\" type=\"application/json\">\n" +
         Json::object({{"kind", kind}, {"shown", data}}).str() + "\n</script>\n<script>\n" +
         joined(SCRIPT, "") + "</script>\n</body>\n</html>\n";
}

}  // namespace game_engine
