#include "Html.hh"

#include <algorithm>

#include <engine/text/Words.hh>

namespace game_engine {

Html::Html(std::string_view text) : text_(html_text(text)) {}

Html Html::raw(std::string text) {
  Html html;
  html.text_ = std::move(text);
  return html;
}

Html element(const char* name, const Html& content) { return element(name, {}, content); }

Html element(const char* name, const Attributes& attributes, const Html& content) {
  std::string text = "<" + std::string(name);
  for (const auto& [key, value] : attributes)
    if (not value.empty()) text += std::string(" ") + key + "=\"" + html_text(value) + '"';
  return Html::raw(text + ">" + content.str() + "</" + name + ">");
}

Html link(const std::string& target, const Html& content) {
  return element("a", {{"href", target}}, content);
}

Html muted(const char* name, const Html& content) {
  return element(name, {{"class", "muted"}}, content);
}

Html section(const std::string& id, const Html& title, const Html& content) {
  return element("section", element("h2", {{"id", id}}, title) << "\n" << content) << "\n";
}

Html panel(const Html& content) {
  return element("div", {{"class", "panel"}, {"tabindex", "0"}}, content) << "\n";
}

Html details(const Html& summary, const Html& content) {
  return element("details", element("summary", summary) << content);
}

Html page(const Html& title, const std::string& style, const Html& body, const std::string& script,
          const std::string& body_class) {
  Html page = Html::raw(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta "
      "name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
  page << element("title", title) << Html::raw("\n<link rel=\"icon\" href=\"data:,\">\n")
       << element("style", Html::raw(style)) << Html::raw("\n</head>\n");
  Html content = body;
  if (not script.empty()) content << element("script", Html::raw(script)) << "\n";
  return page << element("body", {{"class", body_class}}, content) << Html::raw("\n</html>\n");
}

HtmlTable::HtmlTable(const std::string& columns, const std::string& kind, const std::string& id)
    : kind_(kind), id_(id) {
  for (const std::string& column : split(columns, '|')) {
    const std::size_t colon = std::min(column.find(':'), column.size());
    titles_.push_back(column.substr(0, colon));
    types_.push_back(column.substr(std::min(colon + 1, column.size())));
  }
}

void HtmlTable::add(const std::vector<Cell>& cells, const Attributes& attributes) {
  Html row;
  for (std::size_t k = 0; k < cells.size(); ++k)
    row << element("td", {{"class", types_[k]}, {"data-value", cells[k].value}}, cells[k].content);
  rows_ << element("tr", attributes, row) << "\n";
}

Html HtmlTable::html() const {
  Html head;
  for (std::size_t k = 0; k < titles_.size(); ++k)
    head << element("th", {{"scope", "col"}, {"class", types_[k].substr(0, 4)}}, titles_[k]);
  return element("table", {{"class", kind_}, {"id", id_}},
                 element("thead", element("tr", head)) << "\n"
                                                       << element("tbody", rows_))
         << "\n";
}

}  // namespace game_engine
